#include "front/game_list.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "kit/cursor.hpp"
#include "kit/spans.hpp"

namespace tabletop::front {
namespace {

using ftxui::Event;

class GameList : public Dialog {
public:
    GameList(std::string title, std::span<const SavedLine> games, std::string foot,
             std::function<void(std::size_t)> take)
        : foot_(std::move(foot)), take_(std::move(take)) {
        box_.title = std::move(title);
        constexpr int widest_names = 30;
        constexpr int widest_standing = 28;
        const auto widest = [&](std::string SavedLine::*part, int most) {
            int width = 0;
            for (const SavedLine& game : games) width = std::max(width, kit::width_of(game.*part));
            return std::min(width, most);
        };
        const int names = widest(&SavedLine::names, widest_names);
        const int standing = widest(&SavedLine::standing, widest_standing);
        for (const SavedLine& game : games) {
            std::string text = kit::padded(game.names, names, kit::Glyphs::Unicode) + "  " +
                               kit::padded(game.standing, standing, kit::Glyphs::Unicode) + "  " +
                               game.when;
            box_.lines.push_back({std::move(text), game.fault.empty()});
            faults_.push_back(game.fault);
        }
        const auto first = std::ranges::find(faults_, std::string());
        if (first != faults_.end()) at_ = static_cast<std::size_t>(first - faults_.begin());
    }

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box = box_;
        box.lines[at_].is_chosen = true;
        box.foot = why_.empty() ? foot_ : why_;
        return box;
    }
    Step key(const Event& event) override {
        why_.clear();
        if (kit::move_by_page(event, at_, box_.lines.size())) return {};
        if (event == Event::Return) return take(at_);
        return {event == Event::Escape || event == Event::Character('q')};
    }
    Step click(std::size_t line, bool takes_back) override {
        why_.clear();
        if (takes_back) return {};
        return take(line);
    }

private:
    Step take(std::size_t line) {
        at_ = line;
        why_ = faults_[line];
        if (!why_.empty()) return {};
        return {true, [take = take_, line] { take(line); }};
    }

    std::string foot_;
    std::function<void(std::size_t)> take_;
    kit::DialogBox box_;
    std::vector<std::string> faults_;
    std::size_t at_ = 0;
    std::string why_;
};

}  // namespace

std::unique_ptr<Dialog> game_list(std::string title, std::span<const SavedLine> games,
                                  std::string foot, std::function<void(std::size_t)> take) {
    return std::make_unique<GameList>(std::move(title), games, std::move(foot), std::move(take));
}

}  // namespace tabletop::front
