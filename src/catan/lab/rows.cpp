#include "catan/lab/rows.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "catan/core/version.hpp"
#include "series/row_text.hpp"
#include "tabletop/text/words.hpp"

namespace catan::lab {
namespace {

// The columns of the game itself, before those of its dice and seats.
constexpr std::string_view first_columns =
    "game,seed,board_seed,bot_seed,winner_seat,winner_bot,winner,turns,commands,"
    "longest_road_moves,largest_army_moves,shortages";

std::string or_nothing(const std::optional<std::uint64_t>& number) {
    return number ? fmt::format("{}", *number) : std::string();
}

}  // namespace

std::string TableFormat::columns(const Design& design) {
    std::string text(first_columns);
    const auto out = std::back_inserter(text);
    for (std::size_t sum = 0; sum < dice_sums; ++sum) fmt::format_to(out, ",roll_{}", sum + 2);
    for (std::size_t seat = 1; seat <= design.players(); ++seat) {
        fmt::format_to(out, ",seat{0}_bot,seat{0}_level", seat);
        for (const std::string_view word : count_words) {
            fmt::format_to(out, ",seat{}_{}", seat, word);
        }
    }
    return text;
}

std::string csv_head(const Design& design) {
    return fmt::format("{}\n{}\n", written(design), TableFormat::columns(design));
}

std::string csv_row(const Design& design, const GameRecord& record) {
    std::string row =
        fmt::format("{},{},{},{}", record.game + 1, design.seed_of(record.game),
                    or_nothing(design.board_seed_of(record.game)), design.bot_seed_of(record.game));
    const auto out = std::back_inserter(row);
    if (record.winner.exists()) {
        const std::size_t bot = design.bot_at(record.winner, record.game);
        fmt::format_to(out, ",{},{},{}", record.winner.value + 1, bot + 1, name(design.bots[bot]));
    } else {
        row += ",,,";
    }
    fmt::format_to(out, ",{},{},{},{},{}", record.turns, record.commands, record.longest_road_moves,
                   record.largest_army_moves, record.shortages);
    for (const std::uint32_t rolls : record.dice) fmt::format_to(out, ",{}", rolls);
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        const std::size_t bot = design.bot_at(Seat(seat), record.game);
        fmt::format_to(out, ",{},{}", bot + 1, name(design.bots[bot]));
        for (const std::uint32_t count : record.seats[seat]) fmt::format_to(out, ",{}", count);
    }
    return row + '\n';
}

GameRecord record_in(const Design& design, std::string_view row) {
    GameRecord record;
    series::Cells cells(row);
    const auto game = text::number_in(cells.take());
    if (!game || *game == 0) throw text::TextError(0, "this is no row of a game");
    record.game = *game - 1;
    cells.skip(3);
    const auto winner = text::number_in(cells.take());
    if (winner && *winner >= 1 && *winner <= design.players()) {
        record.winner = Seat(static_cast<std::size_t>(*winner) - 1);
    }
    cells.skip(2);
    for (std::uint32_t* number : {&record.turns, &record.commands, &record.longest_road_moves,
                                  &record.largest_army_moves, &record.shortages}) {
        *number = cells.number();
    }
    for (std::uint32_t& rolls : record.dice) rolls = cells.number();
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        cells.skip(2);
        for (std::uint32_t& count : record.seats[seat]) count = cells.number();
    }
    if (csv_row(design, record) != fmt::format("{}\n", row)) {
        throw text::TextError(0, fmt::format("the row of game {} is not as it was written", *game));
    }
    return record;
}

std::string json_row(const Design& design, const GameRecord& record) {
    const auto board_seed = design.board_seed_of(record.game);
    std::string row =
        fmt::format(R"({{"game":{},"seed":{},"board_seed":{},"bot_seed":{})", record.game + 1,
                    design.seed_of(record.game), board_seed ? or_nothing(board_seed) : "null",
                    design.bot_seed_of(record.game));
    const auto out = std::back_inserter(row);
    if (record.winner.exists()) {
        const std::size_t bot = design.bot_at(record.winner, record.game);
        fmt::format_to(out, R"(,"winner_seat":{},"winner_bot":{},"winner":"{}")",
                       record.winner.value + 1, bot + 1, name(design.bots[bot]));
    } else {
        row += R"(,"winner_seat":null,"winner_bot":null,"winner":null)";
    }
    fmt::format_to(out,
                   R"(,"turns":{},"commands":{},"longest_road_moves":{},"largest_army_moves":{},)"
                   R"("shortages":{},"rolls":[)",
                   record.turns, record.commands, record.longest_road_moves,
                   record.largest_army_moves, record.shortages);
    for (std::size_t sum = 0; sum < dice_sums; ++sum) {
        fmt::format_to(out, "{}{}", sum == 0 ? "" : ",", record.dice[sum]);
    }
    row += R"(],"seats":[)";
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        const std::size_t bot = design.bot_at(Seat(seat), record.game);
        fmt::format_to(out, R"({}{{"bot":{},"level":"{}")", seat == 0 ? "" : ",", bot + 1,
                       name(design.bots[bot]));
        for (std::size_t i = 0; i < count_kinds; ++i) {
            fmt::format_to(out, R"(,"{}":{})", count_words[i], record.seats[seat][i]);
        }
        row += '}';
    }
    return row + "]}";
}

std::string json_design(const Design& design) {
    std::string text = fmt::format(R"({{"program":"catan {}","bots":[)", version);
    const auto out = std::back_inserter(text);
    for (std::size_t bot = 0; bot < design.players(); ++bot) {
        fmt::format_to(out, R"({}"{}")", bot == 0 ? "" : ",", name(design.bots[bot]));
    }
    fmt::format_to(out,
                   R"(],"board":"{}","set":"{}","games":{},"seed":{},"bot_seed":{},"rotate":{},)"
                   R"("offers":{},"max_turns":{}}})",
                   design.board, design.settings, design.games, design.seed, design.bot_seed,
                   design.rotate, design.offers, design.max_turns);
    return text;
}

}  // namespace catan::lab
