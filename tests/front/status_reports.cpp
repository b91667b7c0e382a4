// Tests how status reports track whether a terminal has drawn its output.
#include "front/status_reports.hpp"

#include <catch2/catch_test_macros.hpp>
#include <chrono>

using tabletop::front::StatusReports;
using namespace std::chrono_literals;

namespace {

const StatusReports::Clock::time_point start = StatusReports::Clock::time_point() + 1h;

}  // namespace

TEST_CASE("a terminal that never reports is never waited for") {
    StatusReports reports;
    for (int i = 0; i < 5; ++i) {
        reports.sent(start + i * 1s, 1000);
        REQUIRE_FALSE(reports.is_drawing(start + i * 1s));
    }
    // Only a first report may still be under way.
    REQUIRE(reports.awaited_until(start, false) == start + 500ms);
}

TEST_CASE("a terminal that reports is drawing until it has reported everything") {
    StatusReports reports;
    reports.sent(start, 0);
    reports.sent(start, 20'000);
    REQUIRE_FALSE(reports.is_drawing(start));
    reports.received();
    REQUIRE(reports.is_drawing(start + 1s));
    REQUIRE(reports.is_drawing(start + 20s));
    reports.received();
    REQUIRE_FALSE(reports.is_drawing(start + 20s));
    REQUIRE_FALSE(reports.is_missing());
    REQUIRE(reports.awaited_until(start, false) == start);
    // One too many means nothing.
    reports.received();
    reports.sent(start + 30s, 100);
    REQUIRE(reports.is_drawing(start + 30s));
}

TEST_CASE("a report that is lost is waited for once") {
    StatusReports reports;
    reports.sent(start, 100);
    reports.received();
    reports.sent(start, 1000);
    REQUIRE(reports.is_drawing(start + 2999ms));
    REQUIRE_FALSE(reports.is_drawing(start + 3s));
    // The terminal is not trusted until it reports again.
    reports.sent(start + 3s, 1000);
    REQUIRE_FALSE(reports.is_drawing(start + 3s));
    reports.received();
    reports.sent(start + 4s, 1000);
    REQUIRE(reports.is_drawing(start + 4s));
}

TEST_CASE("who is in a hurry waits for reports only shortly") {
    StatusReports reports;
    reports.sent(start, 0);
    reports.received();
    reports.sent(start, 20'000);
    REQUIRE(reports.awaited_until(start, false) == start + 22s);
    REQUIRE(reports.awaited_until(start, true) == start + 500ms);
    // Also one that is late may still come, and must not reach the shell.
    REQUIRE(reports.awaited_until(start + 30s, false) == start + 30s + 500ms);
    // A request that never went out has no report.
    reports.not_sent();
    REQUIRE(reports.awaited_until(start, false) == start);
}
