// The file of a running game, and what others may do to it meanwhile: what was added is there, and loads.
#include "catan/save_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using catan::text::numbered;
using catan::text::SaveFile;
namespace fs = std::filesystem;

namespace {

// A folder that is gone again after the test, and what was complained of in it.
struct Scratch {
    Scratch() {
        std::string name = (fs::temp_directory_path() / "catan-save-XXXXXX").string();
        folder = mkdtemp(name.data());
    }
    ~Scratch() {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    Scratch(Scratch&&) = delete;
    Scratch& operator=(Scratch&&) = delete;

    SaveFile::Complain listen() {
        return [this](const std::string& words) { complaints.push_back(words); };
    }

    fs::path folder;
    fs::path game() const { return folder / "game.catan"; }
    std::vector<std::string> complaints;
};

std::string content(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}
bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a saved game can be read by nobody but its owner") {
    Scratch scratch;
    const SaveFile file = SaveFile::create(scratch.game(), scratch.listen());
    struct stat there {};
    REQUIRE(stat(scratch.game().c_str(), &there) == 0);
    REQUIRE((there.st_mode & 0777) == 0600);
}

TEST_CASE("a saved game that is gone on with is private from then on") {
    Scratch scratch;
    write(scratch.game(), "one\n");
    fs::permissions(scratch.game(), fs::perms(0664));
    const auto file = SaveFile::open(scratch.game(), scratch.listen());
    REQUIRE((fs::status(scratch.game()).permissions() & fs::perms(0777)) == fs::perms(0600));
    REQUIRE(content(scratch.game()) == "one\n");
}

TEST_CASE("what others change within a saved game is noticed, also where its length is the same") {
    Scratch scratch;
    auto file = SaveFile::create(scratch.game(), scratch.listen());
    file.add("one");
    write(scratch.game(), "uno\n");
    fs::last_write_time(scratch.game(), fs::file_time_type::clock::now() + std::chrono::hours(1));
    file.add("two");
    REQUIRE(content(scratch.game()) == "uno\n");
    REQUIRE(file.path() == scratch.folder / "game-2.catan");
    REQUIRE(content(file.path()) == "one\ntwo\n");
    REQUIRE(scratch.complaints.size() == 1);
}

TEST_CASE("a new saved game takes nobody's place") {
    Scratch scratch;
    write(scratch.game(), "mine");
    REQUIRE_THROWS_AS(SaveFile::create(scratch.game(), scratch.listen()), std::system_error);
    const auto file = SaveFile::create_beside_others(scratch.game(), scratch.listen());
    REQUIRE(file.path() == scratch.folder / "game-2.catan");
    REQUIRE(content(scratch.game()) == "mine");
    REQUIRE(numbered("a/b.c.svg", 3) == fs::path("a/b.c-3.svg"));
    REQUIRE(numbered("a/b.svg", 1) == fs::path("a/b.svg"));
}

TEST_CASE("a saved game that others delete is there again with the next move, whole") {
    Scratch scratch;
    auto file = SaveFile::create(scratch.game(), scratch.listen());
    file.add("one");
    fs::remove(scratch.game());
    file.add("two");
    REQUIRE(content(scratch.game()) == "one\ntwo\n");
    fs::remove_all(scratch.folder);
    file.add("three");
    REQUIRE(content(scratch.game()) == "one\ntwo\nthree\n");
    // A folder that has to be made again is private.
    REQUIRE((fs::status(scratch.folder).permissions() & fs::perms(0777)) == fs::perms(0700));
    fs::remove(scratch.game());
    REQUIRE(file.settle());
    REQUIRE(content(scratch.game()) == "one\ntwo\nthree\n");
    REQUIRE(file.is_complete());
    REQUIRE(scratch.complaints.empty());
}

TEST_CASE("a saved game that others cut short is made whole, in the middle of a line too") {
    for (const int size : {0, 2, 4, 6}) {
        Scratch scratch;
        auto file = SaveFile::create(scratch.game(), scratch.listen());
        file.add("one");
        file.add("two");
        fs::resize_file(scratch.game(), static_cast<std::uintmax_t>(size));
        file.add("three");
        CAPTURE(size);
        REQUIRE(content(scratch.game()) == "one\ntwo\nthree\n");
    }
}

TEST_CASE(
    "what others have put in the place of a saved game is theirs: the game goes on beside it") {
    for (const bool in_place : {false, true}) {
        Scratch scratch;
        auto file = SaveFile::create(scratch.game(), scratch.listen());
        file.add("one");
        if (!in_place) fs::remove(scratch.game());
        write(scratch.game(), "something else\n");
        file.add("two");
        CAPTURE(in_place);
        REQUIRE(content(scratch.game()) == "something else\n");
        REQUIRE(file.path() == scratch.folder / "game-2.catan");
        REQUIRE(content(file.path()) == "one\ntwo\n");
        REQUIRE(scratch.complaints.size() == 1);
        REQUIRE(has(scratch.complaints.front(), "is saved as " + file.path().string()));
        file.add("three");
        REQUIRE(content(file.path()) == "one\ntwo\nthree\n");
    }
}

TEST_CASE("trouble with the disk is told once, and what was missing is written when it is over") {
    Scratch scratch;
    const fs::path folder = scratch.folder / "below";
    fs::create_directory(folder);
    auto file = SaveFile::create(folder / "game.catan", scratch.listen());
    file.add("one");
    // A file where the folder was: nothing can be made below it.
    fs::remove_all(folder);
    write(folder, "in the way");
    file.add("two");
    file.add("three");
    REQUIRE_FALSE(file.is_complete());
    REQUIRE_FALSE(file.settle());
    REQUIRE(scratch.complaints.size() == 1);
    REQUIRE(has(scratch.complaints.front(), "Not a directory; the game goes on, but is not saved"));
    fs::remove(folder);
    file.add("four");
    REQUIRE(file.is_complete());
    REQUIRE(scratch.complaints.size() == 2);
    REQUIRE(has(scratch.complaints.back(), "nothing is missing"));
    REQUIRE(content(folder / "game.catan") == "one\ntwo\nthree\nfour\n");
}

TEST_CASE("going on behind so many bytes forgets what follows them, and keeps the rest") {
    Scratch scratch;
    write(scratch.game(), "one\ntwo\nthr");
    auto file = SaveFile::open(scratch.game(), scratch.listen());
    file.cut(8);
    file.add("four");
    REQUIRE(content(scratch.game()) == "one\ntwo\nfour\n");
    fs::remove(scratch.game());
    file.add("five");
    REQUIRE(content(scratch.game()) == "one\ntwo\nfour\nfive\n");
}

TEST_CASE("a game is played by one program at a time") {
    Scratch scratch;
    const auto file = SaveFile::create(scratch.game(), scratch.listen());
    try {
        const auto other = SaveFile::open(scratch.game(), scratch.listen());
        FAIL("opened twice");
    } catch (const std::runtime_error& error) {
        REQUIRE(has(error.what(), "is being played by another catan"));
    }
}
