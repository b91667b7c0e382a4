#include "carcassonne/lab/rows.hpp"

#include <iterator>

#include <fmt/format.h>

#include "carcassonne/core/version.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne::lab {

std::string TableFormat::columns(const Design& design) {
    std::string text = "game,seed,bot_seed,turns,set_aside";
    const auto out = std::back_inserter(text);
    for (std::size_t seat = 1; seat <= design.players(); ++seat) {
        fmt::format_to(out, ",seat{0}_bot,seat{0}_level", seat);
        for (const std::string_view word : count_words)
            fmt::format_to(out, ",seat{}_{}", seat, word);
    }
    return text;
}

std::string csv_head(const Design& design) {
    return fmt::format("{}\n{}\n", written(design), TableFormat::columns(design));
}

std::string csv_row(const Design& design, const GameRecord& record) {
    std::string row = fmt::format("{},{},{},{},{}", record.game + 1, design.seed_of(record.game),
                                  design.bot_seed_of(record.game), record.turns, record.set_aside);
    const auto out = std::back_inserter(row);
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        const std::size_t bot = design.bot_at(Seat(seat), record.game);
        fmt::format_to(out, ",{},{}", bot + 1, bots::name(design.bots[bot]));
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
    cells.skip(2);
    record.turns = cells.number();
    record.set_aside = cells.number();
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        cells.skip(2);
        for (std::uint32_t& count : record.seats[seat]) count = cells.number();
    }
    if (csv_row(design, record) != fmt::format("{}\n", row))
        throw text::TextError(0, fmt::format("the row of game {} is not as it was written", *game));
    return record;
}

std::string json_row(const Design& design, const GameRecord& record) {
    std::string row =
        fmt::format(R"({{"game":{},"seed":{},"bot_seed":{},"turns":{},"set_aside":{},"seats":[)",
                    record.game + 1, design.seed_of(record.game), design.bot_seed_of(record.game),
                    record.turns, record.set_aside);
    const auto out = std::back_inserter(row);
    for (std::size_t seat = 0; seat < design.players(); ++seat) {
        const std::size_t bot = design.bot_at(Seat(seat), record.game);
        fmt::format_to(out, R"({}{{"bot":{},"level":"{}")", seat == 0 ? "" : ",", bot + 1,
                       bots::name(design.bots[bot]));
        for (std::size_t i = 0; i < count_kinds; ++i)
            fmt::format_to(out, R"(,"{}":{})", count_words[i], record.seats[seat][i]);
        row += '}';
    }
    return row + "]}";
}

std::string json_design(const Design& design) {
    std::string text = fmt::format(R"({{"program":"carcassonne {}","bots":[)", version);
    const auto out = std::back_inserter(text);
    for (std::size_t bot = 0; bot < design.players(); ++bot)
        fmt::format_to(out, R"({}"{}")", bot == 0 ? "" : ",", bots::name(design.bots[bot]));
    fmt::format_to(out, R"(],"set":"{}","games":{},"seed":{},"bot_seed":{},"rotate":{}}})",
                   design.settings, design.games, design.seed, design.bot_seed, design.rotate);
    return text;
}

}  // namespace carcassonne::lab
