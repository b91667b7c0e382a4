// Tests the saved choices of the set-up screen: written choices read back, and any other text is harmless.
#include "catan/tui/choices.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "choices_file.hpp"
#include "last_choices.hpp"
#include "support/by_setup_keys.hpp"
#include "support/golden.hpp"

namespace catan::tui {
namespace {

namespace fs = std::filesystem;

// Written from what was set by these keys, and read again into a new set-up screen.
std::string written_after(std::string_view keys) {
    Screened screened;
    screened.press(keys);
    return choices_text(screened.form().choices());
}
std::string read_and_written(std::string_view text) {
    const Screened screened(99, read_choices(text).choices);
    return choices_text(screened.form().choices());
}

// A home of one's own for as long as a test takes.
class Home {
public:
    Home() : folder_(fs::temp_directory_path() / fmt::format("catan-ui-{}", getpid())) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        set("HOME", folder_.string());
        set("XDG_CONFIG_HOME", (folder_ / "config").string());
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    Home(Home&&) = delete;
    Home& operator=(Home&&) = delete;
    ~Home() {
        // Restores in reverse order.
        while (!before_.empty()) {
            const auto& [name, value] = before_.back();
            if (value) setenv(name.c_str(), value->c_str(), 1);
            if (!value) unsetenv(name.c_str());
            before_.pop_back();
        }
        fs::remove_all(folder_);
    }

    void set(const std::string& name, const std::optional<std::string>& value) {
        const char* now = std::getenv(name.c_str());
        before_.emplace_back(name, now == nullptr ? std::nullopt : std::optional<std::string>(now));
        if (value) setenv(name.c_str(), value->c_str(), 1);
        if (!value) unsetenv(name.c_str());
    }
    void write(std::string_view text) const {
        fs::create_directories(file().parent_path());
        std::ofstream(file(), std::ios::binary) << text;
    }
    [[nodiscard]] const fs::path& folder() const { return folder_; }
    [[nodiscard]] fs::path file() const { return folder_ / "config/catan/set-up"; }

private:
    fs::path folder_;
    std::vector<std::pair<std::string, std::optional<std::string>>> before_;
};

Choices some_choices() {
    Screened screened;
    screened.press("{Name 1}Ann↓Ben");
    return screened.form().choices();
}

mode_t rights(const fs::path& path) {
    struct stat there {};
    REQUIRE(stat(path.c_str(), &there) == 0);
    return there.st_mode & 0777U;
}

}  // namespace

TEST_CASE("choices: what is set is there again, whatever it is") {
    for (const std::string_view keys :
         {"", "{Players}8", "{Players}2", "{Name 1}Ann{Name 3}Zoë", "{Players}5↓Ann↓Ben↓Cy↓Dee↓Eve",
          "{Board}→", "{Board}→→", "{Board}→→→", "{Radius}6", "{Who begins}→", "{Who begins}→→",
          "{Points to win}14", "{Dice}→", "{Friendly robber}→{No card before the roll}→",
          "{Letters}→", "{Drawing}→", "{Drawing}→→{Letters}→", "{Players}6{Drawing}→"}) {
        INFO(keys);
        const std::string text = written_after(keys);
        const ReadChoices read = read_choices(text);
        REQUIRE(read.note.empty());
        REQUIRE(read.is_text);
        REQUIRE(read_and_written(text) == text);
        // The lines show the same, but for the seed.
        Screened one;
        one.press(keys);
        one.press("⇥");
        const Screened other(7, read.choices);
        const auto before = one.form().lines();
        const auto now = other.form().lines();
        REQUIRE(before.size() == now.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            INFO(now[i].label);
            REQUIRE(before[i].label == now[i].label);
            REQUIRE(before[i].value == now[i].value);
        }
    }
}

TEST_CASE("choices: every setting that a user wrote into the file stays there") {
    std::string text;
    for (const language::Setting setting : language::all_settings) {
        text += fmt::format("set {} {}\n", language::name(setting),
                            language::is_house_rule(setting) ? "on" : "12");
    }
    text += fmt::format("set {} off\n", language::bot_offers_word);
    const std::string written = read_and_written(text);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        CAPTURE(line);
        CHECK(written.find(line + '\n') != std::string::npos);
    }
}

TEST_CASE("choices: seeds are not kept, and neither is a name that no player has") {
    const std::string text = written_after("{Name 1}Ann{Seed}123");
    REQUIRE_FALSE(after("{Seed}123").choices().setup.board_seed);
    REQUIRE(text.find("123") == std::string::npos);
    REQUIRE(text.find("seed") == std::string::npos);
    REQUIRE(text.find("players Ann orange red white\n") != std::string::npos);
    const Screened screened(7, read_choices(text).choices);
    REQUIRE(screened.form().lines()[3].value == "(orange)");
}

TEST_CASE("choices: a line that is not understood is left out, and a note says which") {
    const auto note = [](std::string_view text) { return read_choices(text).note; };
    // A file of a later version, or with a typing error.
    const ReadChoices read =
        read_choices("players Ann Ben\nweather sunny\nset harbourmaster on\nset target 12\n");
    REQUIRE(read.choices.setup.names == std::vector<std::string>{"Ann", "Ben"});
    REQUIRE(read.choices.setup.settings[language::Setting::Target] == 12);
    REQUIRE(read.note == "2 lines are left out; line 2: nothing is known of 'weather'");
    REQUIRE(note("players Ann ann\n").find("two players are called ann") != std::string::npos);
    REQUIRE(note("board beginner radius 9\n").find("line 1") == 0);
    REQUIRE(note("looks shiny\n").find("expected letters, no-color, ascii, brisk or at-once") !=
            std::string::npos);
    REQUIRE(note("players A\xcc\x81nn Ben\n").find("line 1") == 0);
    // Once is enough.
    REQUIRE(note("order roll\norder shuffle\n").find("line 2") == 0);
    // Comments, blanks and line ends of other systems are none of these.
    REQUIRE(note("# mine\r\n\r\n  players  Ann\tBen  # and Ben\r\n").empty());
    REQUIRE(note("").empty());
    // Lines that would set a seed or a board.
    REQUIRE(note("board random seed 7\n").find("a seed is not kept") != std::string::npos);
    REQUIRE(note("chance seed 7\n").find("a seed is not kept") != std::string::npos);
    REQUIRE(note("board custom hexagon 3\n").find("spelled out") != std::string::npos);
    REQUIRE_FALSE(read_choices("board custom hexagon 3\n").choices.setup.custom);
}

TEST_CASE("choices: what is no text is not used at all") {
    for (const std::string& text :
         {std::string("players Ann Ben\n\xff\xfe\n"), std::string("players Ann Ben\n\0\n", 18),
          std::string("players Ann \x1b[2J\n"), "players Ann Ben\n" + std::string(100'000, '#')}) {
        const ReadChoices read = read_choices(text);
        REQUIRE_FALSE(read.is_text);
        REQUIRE_FALSE(read.note.empty());
        REQUIRE(read.choices.setup.names.empty());
    }
}

TEST_CASE("choices: a file that only its owner can read, replaced as a whole") {
    const Home home;
    REQUIRE(app::last_choices().note.empty());
    REQUIRE(app::keep_choices(some_choices()).empty());
    REQUIRE(contents(home.file().string()) == choices_text(some_choices()));
    REQUIRE(rights(home.file()) == 0600);
    REQUIRE(rights(home.file().parent_path()) == 0700);
    REQUIRE(app::last_choices().choices.setup.names[0] == "Ann");
    // Written anew only when something has changed, and nothing is left lying about.
    const auto before = fs::last_write_time(home.file());
    fs::last_write_time(home.file(), before - std::chrono::hours(1));
    REQUIRE(app::keep_choices(some_choices()).empty());
    REQUIRE(fs::last_write_time(home.file()) < before);
    REQUIRE(app::keep_choices({}).empty());
    REQUIRE(fs::last_write_time(home.file()) >= before);
    REQUIRE(std::distance(fs::directory_iterator(home.file().parent_path()), {}) == 1);
    // A link stays one.
    fs::rename(home.file(), home.folder() / "mine");
    fs::create_symlink(home.folder() / "mine", home.file());
    REQUIRE(app::keep_choices(some_choices()).empty());
    REQUIRE(fs::is_symlink(home.file()));
    REQUIRE(contents((home.folder() / "mine").string()) == choices_text(some_choices()));
}

TEST_CASE("choices: where the file lies") {
    Home home;
    home.set("XDG_CONFIG_HOME", std::nullopt);
    REQUIRE(app::choices_file() == home.folder() / ".config/catan/set-up");
    // By the XDG rules a relative one is ignored, as is an empty one.
    for (const char* odd : {"config", "", "./here"}) {
        home.set("XDG_CONFIG_HOME", odd);
        REQUIRE(app::choices_file() == home.folder() / ".config/catan/set-up");
    }
    home.set("HOME", std::nullopt);
    REQUIRE_FALSE(app::choices_file());
    REQUIRE(app::last_choices().note.empty());
    REQUIRE(app::keep_choices(some_choices()).find("XDG_CONFIG_HOME") != std::string::npos);
}

TEST_CASE("choices: a file that cannot be read says so, and all is as usual") {
    const Home home;
    const auto is_as_usual = [] {
        const app::LastChoices last = app::last_choices();
        REQUIRE(last.choices.setup.names.empty());
        return last.note;
    };
    home.write("players Ann Ben\n\x01\x02\n");
    REQUIRE(is_as_usual().find("holds no text") != std::string::npos);
    home.write(std::string(10'000'000, 'x'));
    REQUIRE(is_as_usual().find("far too long") != std::string::npos);
    fs::remove(home.file());
    fs::create_directories(home.file());
    REQUIRE(is_as_usual().find("Is a directory") != std::string::npos);
    // A pipe does not block the program.
    fs::remove(home.file());
    REQUIRE(mkfifo(home.file().c_str(), 0600) == 0);
    REQUIRE_FALSE(is_as_usual().empty());
    fs::remove(home.file());
    fs::create_symlink("/proc/self/mem", home.file());
    REQUIRE_FALSE(is_as_usual().empty());
    fs::remove(home.file());
    fs::create_symlink(home.folder() / "nowhere", home.file());
    REQUIRE(is_as_usual().empty());
}

TEST_CASE("choices: what is no text is put aside before it is replaced") {
    const Home home;
    home.write("\x01 mine");
    REQUIRE(app::keep_choices(some_choices()).empty());
    REQUIRE(contents(home.file().string()) == choices_text(some_choices()));
    REQUIRE(contents(home.file().string() + ".old") == "\x01 mine");
}

TEST_CASE("choices: a folder that cannot be written says so, and leaves what is there") {
    Home home;
    // No user can make a folder there, not even root.
    home.set("XDG_CONFIG_HOME", "/proc");
    REQUIRE(app::keep_choices(some_choices()).find("not kept") != std::string::npos);
    // Something else is in its place.
    home.set("XDG_CONFIG_HOME", (home.folder() / "config").string());
    std::ofstream(home.folder() / "config") << "mine";
    REQUIRE(app::last_choices().note.empty());
    REQUIRE(app::keep_choices(some_choices()).find("not kept") != std::string::npos);
    REQUIRE(contents((home.folder() / "config").string()) == "mine");
    fs::remove(home.folder() / "config");
    // A folder in the place of the file.
    fs::create_directories(home.file() / "mine");
    REQUIRE(app::keep_choices(some_choices()).find("not kept") != std::string::npos);
    REQUIRE(fs::exists(home.file() / "mine"));
    fs::remove_all(home.file());
    // Rights that were taken away; root has them all the same.
    REQUIRE(app::keep_choices({}).empty());
    if (geteuid() == 0) return;
    fs::permissions(home.file().parent_path(), fs::perms::owner_read | fs::perms::owner_exec);
    const std::string trouble = app::keep_choices(some_choices());
    fs::permissions(home.file().parent_path(), fs::perms::owner_all);
    REQUIRE(trouble.find("Permission denied") != std::string::npos);
    REQUIRE(contents(home.file().string()) == choices_text({}));
}

}  // namespace catan::tui
