// Implements spoken chairs over the chairs of any game. Include it only where a game instantiates them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "remote/remote_language.hpp"
#include "remote/spoken_chair.hpp"
#include "tabletop/table/chair.hpp"

namespace tabletop::remote {

// L is the RemoteLanguage of a game. The chair must outlive this object and all answers.
template <typename L>
class Spoken : public SpokenChair {
    static_assert(RemoteLanguage<L>);

public:
    using Rules = typename L::Rules;
    using Types = typename Rules::Types;
    using Notation = typename L::Notation;
    using Chair = table::Chair<Types>;

    explicit Spoken(Chair& chair) : chair_(chair) {}

    [[nodiscard]] std::string_view game() const override { return L::name; }
    [[nodiscard]] std::span<const std::string> names() const override { return chair_.names(); }
    [[nodiscard]] Seat seat() const override { return chair_.viewer().seat(); }

    [[nodiscard]] std::string agreement() const override {
        return L::agreement_text(chair_.game(), chair_.names());
    }
    [[nodiscard]] std::string view() const override { return notation().write(chair_.view()); }
    [[nodiscard]] std::string move(std::size_t number) const override {
        return notation().write(chair_.history()[number]);
    }
    [[nodiscard]] std::string legal() const override {
        std::string lines;
        for (const auto& command : chair_.legal()) {
            lines += notation().write(command, seat()) + '\n';
        }
        return lines;
    }

    [[nodiscard]] std::uint64_t position() const override { return chair_.position(); }
    [[nodiscard]] std::size_t moves() const override { return chair_.history().size(); }
    [[nodiscard]] MoveFacts facts(std::size_t number) const override {
        const auto& move = chair_.history()[number].move;
        return {move.seat, L::kind_of(move.command)};
    }
    [[nodiscard]] Seat asked() const override { return Types::asked(chair_.game(), chair_.view()); }
    [[nodiscard]] std::uint32_t turn() const override { return L::turn_of(chair_.view()); }
    [[nodiscard]] bool is_over() const override { return Types::is_over(chair_.view()); }
    [[nodiscard]] std::optional<std::uint64_t> seed() const override { return chair_.seed(); }
    [[nodiscard]] bool can_take_back() const override {
        return chair_.why_not_take_back() != Rules::refuse_taking_back(Seat::none(), seat());
    }

    [[nodiscard]] ReadCommand read_command(text::Reader& reader) override {
        const auto command = notation().read_command(reader, seat());
        return {L::kind_of(command),
                [&chair = chair_, command](std::uint64_t position, const Hear& hear) {
                    chair.say(position, command, std::nullopt, in_words(chair, hear));
                }};
    }
    void take_back(std::uint64_t position, const Hear& hear) override {
        chair_.take_back(position, in_words(chair_, hear));
    }

    [[nodiscard]] std::shared_ptr<const void> listen(Listener listener) override {
        using HistoryChange = typename Chair::HistoryChange;
        return chair_.listen([listener = std::move(listener)](HistoryChange change) {
            listener(change == HistoryChange::Moved ? Change::Moved : Change::TakenBack);
        });
    }

private:
    [[nodiscard]] static Notation notation(const Chair& chair) {
        return Notation{chair.game(), chair.names()};
    }
    [[nodiscard]] Notation notation() const { return notation(chair_); }
    // The answer may come after this object is gone, but not after the chair is.
    [[nodiscard]] static typename Chair::Hear in_words(const Chair& chair, const Hear& hear) {
        return [&chair, hear](const typename Chair::Result& result) {
            Result words{.is_late = result.is_late, .failure = result.failure};
            if (result.refusal) words.refusal = notation(chair).write(*result.refusal);
            hear(words);
        };
    }

    Chair& chair_;
};

// `chairs` is indexed by seat.
template <typename L>
SpokenChairs spoken(const std::vector<typename Spoken<L>::Chair*>& chairs,
                    typename Spoken<L>::Chair& onlooker) {
    SpokenChairs all;
    for (auto* chair : chairs) all.seats.push_back(std::make_unique<Spoken<L>>(*chair));
    all.onlooker = std::make_unique<Spoken<L>>(onlooker);
    return all;
}

}  // namespace tabletop::remote
