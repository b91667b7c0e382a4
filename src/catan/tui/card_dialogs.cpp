// Implements the dialogs that count cards: discards, trades and development cards.
#include "catan/tui/card_dialogs.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/tui/card_counter.hpp"
#include "catan/tui/inks.hpp"
#include "kit/cursor.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

kit::DialogBox box_for(std::string title, std::string foot) {
    kit::DialogBox box{std::move(title), {}, std::move(foot)};
    box.above = front::rows_below_dialogs;
    return box;
}

// One line per resource: the count, and the cards available.
void add_lines(kit::DialogBox& box, const CardCounter& counts, std::string_view word,
               const Bundle& of) {
    for (const Resource resource : all_resources) {
        const std::string text =
            fmt::format("{} {} {}", counts.cards()[resource], word, of[resource]);
        box.lines.push_back(
            resource_line(resource, text, index(resource) == counts.at(), of[resource] > 0));
    }
}

class DiscardDialog : public front::Dialog {
public:
    DiscardDialog(const Bundle& hand, int owed, Bundle& draft, Say say)
        : hand_(hand), owed_(owed), say_(std::move(say)), counts_(draft, {hand, owed}) {}

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        const int left = owed_ - counts_.cards().total();
        kit::DialogBox box = left > 0 ? box_for(fmt::format("Discard {} more", left),
                                                "letters and digits count   + all   left one back")
                                      : box_for("Discard these?", "Enter discards   left one back");
        add_lines(box, counts_, "of", hand_);
        return box;
    }
    Step key(const Event& event) override {
        if (counts_.key(event)) return {};
        if (event == Event::Return && counts_.cards().total() == owed_) {
            return {false, [say = say_, cards = counts_.cards()] { say(Discard{cards}); }};
        }
        return {event == Event::Escape};
    }
    Step click(std::size_t line, bool takes_back) override {
        counts_.click(line, takes_back);
        return {};
    }

private:
    Bundle hand_;
    int owed_;
    Say say_;
    CardCounter counts_;
};

class BankDialog : public front::Dialog {
public:
    BankDialog(const Bundle& hand, const Bundle& bank, PortSet ports, Say say, WhyNot why_not)
        : hand_(hand),
          bank_(bank),
          ports_(ports),
          say_(std::move(say)),
          why_not_(std::move(why_not)) {}

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        if (!give_) return box_of_giving();
        const int cost = ports_.ratio(*give_);
        kit::DialogBox box =
            box_for(fmt::format("{} {} for {} of which?", times_ * cost, name(*give_), times_),
                    foot("letter or Enter trades   digits, left and right: how many"));
        for (const Resource resource : all_resources) {
            box.lines.push_back(resource_line(resource,
                                              fmt::format("{} in the bank", bank_[resource]),
                                              index(resource) == at_, can_get(resource)));
        }
        return box;
    }
    Step key(const Event& event) override {
        why_.clear();
        if (event == Event::Escape) {
            if (!give_) return {true};
            give_.reset();
            return {};
        }
        if (kit::move_cursor(event, at_, resource_count)) return {};
        if (give_ && change_times(event)) return {};
        if (const auto typed = resource_key(event)) {
            at_ = index(*typed);
            return take(*typed);
        }
        return event == Event::Return ? take(all_resources[at_]) : Step{};
    }
    Step click(std::size_t line, bool takes_back) override {
        if (takes_back) return key(Event::Escape);
        why_.clear();
        at_ = line;
        return take(all_resources[at_]);
    }

private:
    [[nodiscard]] std::string foot(std::string_view keys) const {
        return why_.empty() ? std::string(keys) : why_;
    }
    // True if the key sets the number of trades.
    bool change_times(const Event& event) {
        const int most = hand_[*give_] / ports_.ratio(*give_);
        if (const auto digit = digit_key(event)) {
            times_ = std::clamp(*digit, 1, most);
        } else if (event == Event::ArrowRight || event == Event::Character('+')) {
            times_ = event == Event::ArrowRight ? std::min(times_ + 1, most) : most;
        } else if (event == Event::ArrowLeft || event == Event::Backspace) {
            times_ = std::max(times_ - 1, 1);
        } else {
            return false;
        }
        return true;
    }
    [[nodiscard]] kit::DialogBox box_of_giving() const {
        kit::DialogBox box =
            box_for("Give the bank which?", foot("letter or Enter chooses   Esc back"));
        for (const Resource resource : all_resources) {
            box.lines.push_back(resource_line(
                resource,
                fmt::format("{} in hand, {} for 1", hand_[resource], ports_.ratio(resource)),
                index(resource) == at_, can_give(resource)));
        }
        return box;
    }
    [[nodiscard]] bool can_give(Resource resource) const {
        return hand_[resource] >= ports_.ratio(resource);
    }
    void choose(Resource resource) {
        if (!can_give(resource)) {
            const Resource any = resource == Resource::Ore ? Resource::Wool : Resource::Ore;
            why_ = why_not_(trade(resource, any, 1));
            return;
        }
        give_ = resource;
        times_ = 1;
        const auto wanted =
            std::ranges::find_if(all_resources, [this](Resource other) { return can_get(other); });
        at_ = wanted == all_resources.end() ? at_ : index(*wanted);
    }
    [[nodiscard]] bool can_get(Resource resource) const {
        return resource != *give_ && bank_[resource] >= times_;
    }
    Step take(Resource resource) {
        if (!give_) {
            choose(resource);
            return {};
        }
        const TradeWithBank said = trade(*give_, resource, times_);
        if (!can_get(resource)) {
            why_ = why_not_(said);
            return {};
        }
        return {false, [say = say_, said] { say(said); }};
    }
    [[nodiscard]] TradeWithBank trade(Resource give, Resource get, int times) const {
        return {give, get, static_cast<std::int16_t>(times * ports_.ratio(give)),
                static_cast<std::int16_t>(times)};
    }

    Bundle hand_;
    Bundle bank_;
    PortSet ports_;
    Say say_;
    WhyNot why_not_;
    std::optional<Resource> give_;
    int times_ = 1;
    std::size_t at_ = 0;
    std::string why_;  // why the last choice was refused
};

class PlentyDialog : public front::Dialog {
public:
    PlentyDialog(const Bundle& bank, Bundle& draft, Say say, front::Act back)
        : bank_(bank),
          wanted_(std::min(2, bank.total())),
          say_(std::move(say)),
          back_(std::move(back)),
          counts_(draft, {bank, wanted_}) {}

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box =
            box_for(fmt::format("Year of plenty: {} of {} taken", counts_.cards().total(), wanted_),
                    "letters and digits count   Enter plays it   Esc back");
        add_lines(box, counts_, "  bank", bank_);
        return box;
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, back_};
        if (counts_.key(event)) return {};
        if (event == Event::Return && counts_.cards().total() == wanted_) {
            return {false, [say = say_, cards = counts_.cards()] { say(PlayPlenty{cards}); }};
        }
        return {};
    }
    Step click(std::size_t line, bool takes_back) override {
        counts_.click(line, takes_back);
        return {};
    }

private:
    Bundle bank_;
    int wanted_;
    Say say_;
    front::Act back_;
    CardCounter counts_;
};

Bundle all_of_each(std::int16_t count) {
    Bundle bundle;
    bundle.counts.fill(count);
    return bundle;
}

// An offer, or a counter-offer, which has no choice of players. Shows cards to give and cards to get side by side,
// and below them the players asked.
class OfferDialog : public front::Dialog {
public:
    OfferDialog(const Bundle& hand, std::vector<OfferTo> others, std::string title,
                TradeDraft& draft, Say say, front::Act back)
        : hand_(hand),
          others_(std::move(others)),
          title_(std::move(title)),
          draft_(draft),
          say_(std::move(say)),
          back_(std::move(back)),
          give_(draft.give, {hand, hand.total()}),
          get_(draft.get, {all_of_each(most_wanted), most_wanted * int{resource_count}}) {}

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box = box_for(
            title_, fmt::format("letters and digits count   {}   Enter offers   Esc back",
                                section_ == Section::To ? "Space asks or not" : "Tab goes on"));
        box.lines.push_back({"            you give  you get", true, false, {}, true});
        for (const Resource resource : all_resources) add_resource(box, resource);
        if (others_.size() < 2) return box;
        box.lines.push_back({"to", true, false, {}, true});
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const bool is_asked = draft_.to.contains(others_[i].seat);
            box.lines.push_back({fmt::format("[{}] {}", is_asked ? 'x' : ' ', others_[i].name),
                                 true, section_ == Section::To && i == at_,
                                 seat_swatch(others_[i].seat), false});
        }
        return box;
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, back_};
        if (event == Event::Tab || event == Event::TabReverse) {
            step(event == Event::Tab ? 1 : -1);
            return {};
        }
        if (section_ == Section::To ? choose_whom(event) : here().key(event)) return {};
        if (event != Event::Return) return {};
        if (section_ == Section::Give && draft_.get.empty()) {
            section_ = Section::Get;
            return {};
        }
        const Command said = others_.empty() ? Command(Counter{draft_.give, draft_.get})
                                             : Command(Offer{draft_.give, draft_.get, draft_.to});
        return {false, [say = say_, said] { say(said); }};
    }
    // Lines: a heading and the resources, then a heading and the players.
    Step click(std::size_t line, bool takes_back) override {
        if (line == 0 || line == resource_count + 1) {
            step(1);
        } else if (line <= resource_count) {
            if (section_ == Section::To) section_ = Section::Give;
            here().click(line - 1, takes_back);
        } else {
            section_ = Section::To;
            at_ = line - resource_count - 2;
            turn(at_);
        }
        return {};
    }

private:
    enum class Section : std::uint8_t { Give, Get, To };
    static constexpr std::int16_t most_wanted = 99;

    [[nodiscard]] CardCounter& here() { return section_ == Section::Give ? give_ : get_; }
    void step(int by) {
        const int sections = others_.size() < 2 ? 2 : 3;
        section_ = static_cast<Section>((static_cast<int>(section_) + by + sections) % sections);
    }
    // True if the key belongs to the section of players.
    bool choose_whom(const Event& event) {
        if (kit::move_cursor(event, at_, others_.size())) return true;
        if (event != Event::Character(' ')) return false;
        turn(at_);
        return true;
    }
    // Toggles whether the offer goes to this player.
    void turn(std::size_t which) {
        draft_.to.bits =
            static_cast<std::uint8_t>(draft_.to.bits ^ 1U << others_[which].seat.value);
    }
    // `w  wool     [1] of 3    0`: brackets mark the selected count.
    void add_resource(kit::DialogBox& box, Resource resource) const {
        const auto count = [&](const CardCounter& counts, Section section) {
            const bool is_here = section_ == section && index(resource) == counts.at();
            return fmt::format("{}{}{}", is_here ? '[' : ' ', counts.cards()[resource],
                               is_here ? ']' : ' ');
        };
        const CardCounter& counting = section_ == Section::Get ? get_ : give_;
        const bool is_chosen = section_ != Section::To && index(resource) == counting.at();
        const bool is_possible = hand_[resource] > 0 || section_ == Section::Get;
        box.lines.push_back(resource_line(
            resource,
            fmt::format("{:>4} {:<6}{:>5}", count(give_, Section::Give),
                        fmt::format("of {}", hand_[resource]), count(get_, Section::Get)),
            is_chosen, is_possible));
    }

    Bundle hand_;
    std::vector<OfferTo> others_;
    std::string title_;
    TradeDraft& draft_;
    Say say_;
    front::Act back_;
    CardCounter give_;
    CardCounter get_;
    Section section_ = Section::Give;
    std::size_t at_ = 0;  // index among the other players
};

}  // namespace

std::unique_ptr<front::Dialog> discard_dialog(const Bundle& hand, int owed, Bundle& draft,
                                              Say say) {
    return std::make_unique<DiscardDialog>(hand, owed, draft, std::move(say));
}

std::unique_ptr<front::Dialog> bank_dialog(const Bundle& hand, const Bundle& bank, PortSet ports,
                                           Say say, WhyNot why_not) {
    return std::make_unique<BankDialog>(hand, bank, ports, std::move(say), std::move(why_not));
}

std::unique_ptr<front::Dialog> monopoly_dialog(const Say& say, front::Act back) {
    std::vector<front::Option> options;
    for (const Resource resource : all_resources) {
        front::Option option{std::string(name(resource)),
                             [say, resource] { say(PlayMonopoly{resource}); }};
        option.letter = resource_letters[index(resource)];
        option.swatch = resource_swatch(resource);
        option.stays = true;
        option.takes_enter = true;
        options.push_back(std::move(option));
    }
    return front::choice_dialog("Monopoly: which resource?", std::move(options),
                                "Everybody gives you all of it.   Enter plays it   Esc back",
                                std::move(back));
}

std::unique_ptr<front::Dialog> plenty_dialog(const Bundle& bank, Bundle& draft, Say say,
                                             front::Act back) {
    return std::make_unique<PlentyDialog>(bank, draft, std::move(say), std::move(back));
}

std::unique_ptr<front::Dialog> offer_dialog(const Bundle& hand, std::vector<OfferTo> others,
                                            TradeDraft& draft, Say say) {
    return std::make_unique<OfferDialog>(hand, std::move(others), "Offer a trade", draft,
                                         std::move(say), front::Act());
}

std::unique_ptr<front::Dialog> counter_dialog(const Bundle& hand, const std::string& offer,
                                              TradeDraft& draft, Say say, front::Act back) {
    return std::make_unique<OfferDialog>(hand, std::vector<OfferTo>(), "Instead of: " + offer,
                                         draft, std::move(say), std::move(back));
}

}  // namespace catan::tui
