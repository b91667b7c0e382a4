// Guest side of a networked game: builds chairs for the local player from the host's lines. Knows no connection. Does not
// trust the host: a line that no game can produce is an error.
//
// Only src/remote/remote_table_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "remote/host_lines.hpp"
#include "remote/remote_language.hpp"
#include "tabletop/table/chair.hpp"

namespace tabletop::remote {

// L is the RemoteLanguage of a game.
template <typename L>
class RemoteTable : public HostLines {
    static_assert(RemoteLanguage<L>);

public:
    using Rules = typename L::Rules;
    using Types = typename Rules::Types;
    using Game = typename Types::Game;
    using View = typename Types::View;
    using Chair = table::Chair<Types>;
    using SeenMove = table::SeenMoveOf<Types>;
    using Notation = typename L::Notation;
    using Checker = typename L::Checker;

    RemoteTable();
    ~RemoteTable() override;
    RemoteTable(const RemoteTable&) = delete;
    RemoteTable& operator=(const RemoteTable&) = delete;
    RemoteTable(RemoteTable&&) = delete;
    RemoteTable& operator=(RemoteTable&&) = delete;

    [[nodiscard]] bool is_there() const override { return chair_ != nullptr; }
    // Seat::none() for a watcher.
    [[nodiscard]] Seat seat() const;
    // The chair of the seat, and one that shows public information only. For a watcher both are the same.
    [[nodiscard]] Chair& chair();
    [[nodiscard]] Chair& onlooker();

private:
    class Seated;

    void read_agreement(const std::string& lines) override;
    [[nodiscard]] Seat read_seat(text::Reader& reader) const override;
    [[nodiscard]] std::size_t read_move(const std::string& lines) override;
    void drop_moves() override { moves_ = {}; }
    void read_view(const std::string& lines) override;
    void apply(const Update& update) override;
    void hear_answer(bool is_late, std::string failure) override;
    void hear_refusal(text::Reader& reader) override;
    void speak_by(const Send& send) override;

    [[nodiscard]] Notation notation() const { return Notation{*game_, names_}; }
    void check_step(const Update& update) const;
    [[nodiscard]] Checker checked(const Update& update);

    std::vector<std::string> names_;
    std::unique_ptr<const Game> game_;
    // Of the update that is being read:
    std::vector<SeenMove> moves_;
    std::optional<View> view_;

    std::optional<Checker> checker_;  // of the chair's history
    std::size_t events_ = 0;          // in it
    std::unique_ptr<Seated> chair_;
    std::unique_ptr<Seated> onlooker_;  // unless we only watch
};

}  // namespace tabletop::remote
