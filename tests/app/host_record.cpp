// Tests how a host records its game on a failing disk. A file size limit of this process simulates a full disk.
#include "host_record.hpp"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "catan/table/referee.hpp"
#include "support/full_disk.hpp"
#include "support/scratch_folder.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Policy = HostRecord::Policy;
using Words = std::vector<std::string>;

// A recorded game, and what its host was told.
class RecordedGame {
public:
    explicit RecordedGame(Policy policy) : file_(program::SaveFile::create(game(), listen())) {
        record = std::make_unique<HostRecord>(
            file_, [this](const fs::path& path) { keep(path); }, policy, listen(),
            [this] { return now; });
    }
    RecordedGame(const RecordedGame&) = delete;
    RecordedGame& operator=(const RecordedGame&) = delete;
    RecordedGame(RecordedGame&&) = delete;
    RecordedGame& operator=(RecordedGame&&) = delete;
    ~RecordedGame() = default;

    [[nodiscard]] fs::path game() const { return scratch_.folder / "game.catan"; }
    [[nodiscard]] std::string content() const { return ::content(file_.path()); }
    // The messages since the last call, without the folder.
    Words told() {
        Words words = std::exchange(told_, {});
        for (std::string& one : words) {
            const std::string folder = scratch_.folder.string() + "/";
            for (std::size_t at = one.find(folder); at != std::string::npos; at = one.find(folder))
                one.erase(at, folder.size());
        }
        return words;
    }
    [[nodiscard]] bool is_refused(const std::string& line) {
        try {
            record->add(line);
        } catch (const table::NotRecorded& error) {
            why = error.what();
            return true;
        }
        return false;
    }

    HostRecord::Clock::time_point now{};
    std::unique_ptr<HostRecord> record;
    std::string why;          // the last line was refused
    bool keeps_codes = true;  // whether that works
    Words codes;              // the names of the games that they were kept beside

private:
    program::SaveFile::Complain listen() {
        return [this](const std::string& words) { told_.push_back(words); };
    }
    void keep(const fs::path& path) {
        if (!keeps_codes) throw std::runtime_error("no codes");
        const std::string name = path.filename().string();
        if (codes.empty() || codes.back() != name) codes.push_back(name);
    }

    ScratchFolder scratch_;
    Words told_;
    program::SaveFile file_;
};

const std::string long_line(300, '#');

}  // namespace

TEST_CASE("a line that cannot be recorded is refused until the disk works again") {
    RecordedGame game(Policy::Strict);
    game.record->add("players Ann Ben");
    CHECK_FALSE(game.record->due_in());
    {
        const FullDisk disk(100);
        CHECK(game.is_refused(long_line));
        CHECK(game.why == "the host's disk gives trouble: File too large");
        CHECK(game.record->trouble() == game.why);
        CHECK(game.told() == Words{"cannot write game.catan: File too large; no move counts until "
                                   "it can be written again"});
        // A short one would fit. It does not count before there is room for more than that.
        game.now += 200ms;
        CHECK(game.is_refused("short"));
        CHECK(game.told().empty());
        CHECK(game.content() == "players Ann Ben\n");
    }
    // It was tried just now.
    CHECK(game.is_refused("short"));
    game.now += 100ms;
    CHECK_FALSE(game.is_refused("short"));
    CHECK_FALSE(game.record->is_stuck());
    CHECK(game.content() == "players Ann Ben\nshort\n");
    CHECK(game.told() == Words{"game.catan can be written again, and the game goes on"});
}

TEST_CASE("a disk in trouble is tried in intervals that grow") {
    RecordedGame game(Policy::Strict);
    game.record->add("players Ann Ben");
    {
        const FullDisk disk(100);
        CHECK(game.is_refused(long_line));
        std::vector<std::chrono::milliseconds> waits;
        for (int i = 0; i < 8; ++i) {
            waits.push_back(game.record->due_in().value_or(0ms));
            game.now += waits.back() - 1ms;
            game.record->go_on();
            CHECK(game.record->due_in() == 1ms);
            game.now += 1ms;
            game.record->go_on();
            CHECK(game.record->is_stuck());
        }
        CHECK(waits ==
              std::vector<std::chrono::milliseconds>{500ms, 1s, 2s, 4s, 8s, 15s, 15s, 15s});
    }
    game.told();
    game.record->go_on();
    CHECK(game.record->is_stuck());
    game.now += 15s;
    game.record->go_on();
    CHECK_FALSE(game.record->is_stuck());
    CHECK_FALSE(game.record->due_in());
    CHECK(game.told() == Words{"game.catan can be written again, and the game goes on"});
    CHECK(game.content() == "players Ann Ben\n");
}

TEST_CASE(
    "where players want it, and where there are no guests any more, lines are recorded later") {
    for (const Policy policy : {Policy::Unsaved, Policy::Strict}) {
        RecordedGame game(policy);
        game.record->add("players Ann Ben");
        if (policy == Policy::Strict) game.record->end_hosting();
        {
            const FullDisk disk(100);
            CHECK_FALSE(game.is_refused(long_line));
            CHECK_FALSE(game.record->is_stuck());
            CHECK(game.told() == Words{"cannot write game.catan: File too large; the game goes on, "
                                       "but is not saved"});
            CHECK_FALSE(game.is_refused("one"));
        }
        CHECK_FALSE(game.is_refused("two"));
        CHECK(game.content() == "players Ann Ben\n" + long_line + "\none\ntwo\n");
    }
}

TEST_CASE("codes that cannot be kept are told of once, and kept later") {
    RecordedGame game(Policy::Unsaved);
    game.keeps_codes = false;
    game.record->keep_codes();
    CHECK(game.told() ==
          Words{"no codes; after a restart guests could not come back with their codes"});
    game.record->add("players Ann Ben");
    CHECK(game.told().empty());
    game.keeps_codes = true;
    game.record->add("one");
    CHECK(game.codes == Words{"game.catan"});
}

TEST_CASE("the codes follow the saved game to its new name, as soon as they can be written there") {
    for (const Policy policy : {Policy::Unsaved, Policy::Strict}) {
        RecordedGame game(policy);
        game.record->add("players Ann Ben");
        std::ofstream(game.game()) << "something else";
        game.keeps_codes = false;
        game.record->add("one");
        CHECK(game.codes == Words{"game.catan"});
        game.keeps_codes = true;
        game.record->add("two");
        CHECK(game.codes == Words{"game.catan", "game-2.catan"});
        CHECK(game.content() == "players Ann Ben\none\ntwo\n");
    }
}

}  // namespace catan::app
