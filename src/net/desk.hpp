// One participant at another machine, as the host has them: what they are told of the game, which is what their chair tells
// (R11), and what they say from it. Lines go in and out; by which wire is not its business, and it reads no clock.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "catan/chair.hpp"
#include "catan/notation.hpp"
#include "net/sitting.hpp"

namespace catan::net {

class Desk {
public:
    // Lines with their ends.
    using Send = std::function<void(std::string lines)>;

    // `table` is of this game at this host, and of no other: whoever comes back can tell whether what they said before
    // was heard.
    Desk(Chair& chair, std::uint64_t table, const Sittings& sittings, Send send);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;
    ~Desk() = default;

    [[nodiscard]] const Chair& chair() const { return chair_; }

    // What the participant said. Where somebody else plays for them, nothing that is said counts.
    void hear(std::string_view line, bool may_speak);
    // The game has changed: the chair has heard so.
    void tell(Chair::News news);
    void tell(Seat seat, const Sitting& sitting);
    // The last that is said to them, in words for people; for now only, if the game can go on later.
    void part(std::string_view why);
    void pause();

    // Why they should be sent away, once they have said too much that makes no sense.
    [[nodiscard]] const std::string& nonsense() const { return nonsense_; }
    // They said that they leave.
    [[nodiscard]] bool has_left() const { return has_left_; }
    // How many lines in a row were refused, late or not understood.
    [[nodiscard]] int failures() const { return failures_; }

private:
    [[nodiscard]] text::Notation notation() const { return {chair_.game(), chair_.names()}; }
    [[nodiscard]] std::string history_lines() const;
    [[nodiscard]] std::string standing() const;
    [[nodiscard]] bool is_over() const;
    void read(std::string_view line, bool may_speak);
    void hear_command(text::Reader& reader, bool may_speak);
    void hear_undo(text::Reader& reader, bool may_speak);
    [[nodiscard]] static std::uint64_t read_position(text::Reader& reader);
    [[nodiscard]] Chair::Hear answering();
    void answer(const Chair::Result& result);
    void tell_legal();
    void misunderstand(std::string_view why);

    Chair& chair_;
    Send send_;
    bool was_greeted_ = false;
    bool has_left_ = false;
    bool is_open_ = false;  // all was told, as after the end
    int failures_ = 0;
    std::string nonsense_;
    // An answer may come when nobody waits for it any more.
    std::shared_ptr<Desk*> self_ = std::make_shared<Desk*>(this);
};

}  // namespace catan::net
