// Tests the picture of a game's chances: a valid document for any names and titles, with all findings.
#include "catan/lab/chance_svg.hpp"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/language/svg.hpp"
#include "support/found.hpp"
#include "support/well_formed.hpp"

using namespace catan;

TEST_CASE("the picture of a course has a line and a band in each seat's colour") {
    for (std::size_t players = 2; players <= most_players; ++players) {
        const lab::Findings findings = lab::findings_of(players, 40);
        const std::vector<std::string> names = lab::wide_names(players);
        const std::string svg = lab::chance_svg(findings, names, "A game");
        REQUIRE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        REQUIRE(is_well_formed(svg));
        REQUIRE(count(svg, "<polyline ") == players);
        REQUIRE(count(svg, "fill-opacity") == players);
        REQUIRE(count(svg, "<title>A game</title>") == 1);
        REQUIRE(count(svg, "<script") == 0);
        for (std::size_t i = 0; i < players; ++i) {
            const auto colour = language::seat_colour(Seat(i));
            REQUIRE(count(svg, fmt::format("fill=\"none\" stroke=\"{}\"", colour)) == 1);
            REQUIRE(count(svg, fmt::format("fill=\"{}\" fill-opacity", colour)) == 1);
            REQUIRE(count(svg, fmt::format(">{}<", names[i])) == 1);
        }
    }
}

TEST_CASE("the winner's line ends above, at the right, and the others' below") {
    const lab::Findings findings = lab::findings_of(3, 40);
    const std::string svg = lab::chance_svg(findings, lab::short_names(3), "");
    const auto line_of = [&](std::size_t seat) {
        const auto end = svg.find(
            fmt::format("\" fill=\"none\" stroke=\"{}\"", language::seat_colour(Seat(seat))));
        const auto begin = svg.rfind("points=\"", end) + 8;
        return svg.substr(begin, end - begin);
    };
    // The axes say where that is.
    const auto height_of = [&](const std::string& label) {
        const auto at = svg.rfind("<path d=\"M", svg.find(">" + label + "<"));
        const auto begin = svg.find(' ', at + 10) + 1;
        return svg.substr(begin, svg.find('H', begin) - begin);
    };
    REQUIRE(line_of(2).ends_with("936.0," + height_of("100 %")));
    REQUIRE(line_of(0).ends_with("936.0," + height_of("0 %")));
}

TEST_CASE("every decision that mattered has a mark on the plot and one beside its words") {
    lab::Findings findings = lab::findings_of(3, 40);
    std::string svg = lab::chance_svg(findings, lab::short_names(3), "");
    for (const char* number : {"\"#101014\">1<", "\"#101014\">2<"})
        REQUIRE(count(svg, number) == 2);
    REQUIRE(svg.find(">Ben, turn 2: cost 6.2 %<") != std::string::npos);
    REQUIRE(svg.find(">Ann, set-up: cost 2.4 %<") != std::string::npos);
    // Two of one seat at one moment do not cover each other.
    findings.misses.assign(2, findings.misses.back());
    svg = lab::chance_svg(findings, lab::short_names(3), "");
    const auto place_of = [&](const std::string& number) {
        const auto at = svg.rfind("<circle", svg.find("\"#101014\">" + number + "<"));
        return svg.substr(at, svg.find("r=", at) - at);
    };
    REQUIRE(place_of("1") != place_of("2"));
}

TEST_CASE("names and titles cannot break the picture") {
    const lab::Findings findings = lab::findings_of(2, 5);
    const std::vector<std::string> names{"<b>&\"", "\x1b[31m\xff"};
    const std::string svg =
        lab::chance_svg(findings, names, "a\tb</title><script>\x80\xef\xbf\xbe");
    REQUIRE(is_well_formed(svg));
    REQUIRE(svg.find(">&lt;b&gt;&amp;&quot;<") != std::string::npos);
    REQUIRE(svg.find(">?[31m?<") != std::string::npos);
    REQUIRE(svg.find("<title>a?b&lt;/title&gt;&lt;script&gt;?"
                     "?</title>") != std::string::npos);
}

TEST_CASE("a course of one moment, one that was stopped and none at all have their picture") {
    lab::Findings findings = lab::findings_of(4, 40);
    findings.course.resize(20);
    const std::string half = lab::chance_svg(findings, lab::short_names(4), "");
    REQUIRE(is_well_formed(half));
    // 19 of 39 steps
    REQUIRE(half.find("488.8,") != std::string::npos);
    REQUIRE(half.find("936.0,") == std::string::npos);
    findings.course.resize(1);
    findings.moments = 1;
    const std::string one = lab::chance_svg(findings, lab::short_names(4), "");
    REQUIRE(is_well_formed(one));
    REQUIRE(count(one, "r=\"4\"") == 4);
    const std::string none = lab::chance_svg({}, lab::short_names(4), "");
    REQUIRE(is_well_formed(none));
    REQUIRE(none.find("nan") == std::string::npos);
    REQUIRE(none.find("inf") == std::string::npos);
}
