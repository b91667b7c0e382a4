// Replaces the network commands in a build without a network; each explains why it is not
// available.
#include "hosting.hpp"
#include "join_command.hpp"
#include "program/failure.hpp"
#include "program/option_values.hpp"
#include "serve_command.hpp"

namespace catan::app {
namespace {

[[noreturn]] void refuse() {
    program::misunderstood(
        "this catan was built without a network: install libasio-dev and libssl-dev, and build it "
        "again");
}

}  // namespace

struct Hosting::Open {};

Hosting::Hosting(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Hosting::~Hosting() = default;

std::unique_ptr<Hosting> Hosting::open(const HostWords& words, const language::Table& /*table*/,
                                       const std::optional<std::filesystem::path>& /*game*/) {
    if (was_asked_for(words)) refuse();
    return nullptr;
}

std::unique_ptr<Hosting> Hosting::open_again(const HostWords& words, const language::Table& table,
                                             const std::filesystem::path& /*game*/) {
    return open(words, table);
}

// NOLINTBEGIN(readability-convert-member-functions-to-static): they are as hosting.hpp has them.
void Hosting::keep_beside(const std::filesystem::path& /*game*/) {}
void Hosting::forget_codes() {}
std::vector<std::string> Hosting::invitations() const { return {}; }
void Hosting::begin(table::Session& /*session*/, HostRecord* /*record*/, const Log& /*log*/) {}
// NOLINTEND(readability-convert-member-functions-to-static)

program::Exit join(const JoinWords& /*words*/) { refuse(); }
program::Exit serve(const ServeWords& /*words*/) { refuse(); }

}  // namespace catan::app
