// Tests the file of a running game while other programs change it: all added lines are there, and the file loads.
#include "program/save_file.hpp"

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "support/full_disk.hpp"
#include "support/scratch_folder.hpp"

using tabletop::program::numbered;
using tabletop::program::SaveFile;
namespace fs = std::filesystem;

namespace {

// A folder that is gone again after the test, and what was complained of in it.
struct SavedGames : ScratchFolder {
    SaveFile::Complain listen() {
        return [this](const std::string& words) { complaints.push_back(words); };
    }

    fs::path game() const { return folder / "game.catan"; }
    std::vector<std::string> complaints;
};

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}
bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}
int rights(const fs::path& path) {
    return static_cast<int>(fs::status(path).permissions() & fs::perms(0777));
}
std::string all_of(const SaveFile& file) {
    std::string text;
    file.read([&](std::istream& in) { text.assign(std::istreambuf_iterator<char>(in), {}); });
    return text;
}

}  // namespace

TEST_CASE("a saved game can be read by its owner only") {
    SavedGames scratch;
    const SaveFile file = SaveFile::create(scratch.game(), scratch.listen());
    struct stat there {};
    REQUIRE(stat(scratch.game().c_str(), &there) == 0);
    REQUIRE((there.st_mode & 0777) == 0600);
}

TEST_CASE("a saved game that is opened is as it was, and private once it is gone on with") {
    SavedGames scratch;
    write(scratch.game(), "one\n");
    fs::permissions(scratch.game(), fs::perms(0664));
    const fs::file_time_type before = fs::last_write_time(scratch.game());
    {
        const auto file = SaveFile::open(scratch.game(), scratch.listen());
        REQUIRE(all_of(file) == "one\n");
    }
    REQUIRE(rights(scratch.game()) == 0664);
    REQUIRE(fs::last_write_time(scratch.game()) == before);
    auto file = SaveFile::open(scratch.game(), scratch.listen());
    file.cut(4);
    REQUIRE(rights(scratch.game()) == 0600);
    REQUIRE(content(scratch.game()) == "one\n");
}

TEST_CASE(
    "only a regular file of this user is opened as a saved game, and others stay as they are") {
    SavedGames scratch;
    const auto why_not = [&](const fs::path& path) -> std::string {
        try {
            const auto file = SaveFile::open(path, scratch.listen());
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return {};
    };
    const fs::path folder = scratch.folder / "folder";
    fs::create_directory(folder);
    REQUIRE(has(why_not(folder), "Is a directory"));
    REQUIRE(has(why_not(scratch.folder / "none"), "No such file"));
    // Without a writer, opening it for reading would take for ever.
    const fs::path pipe = scratch.folder / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0644) == 0);
    REQUIRE(has(why_not(pipe), "is no file that can hold a saved game"));
    REQUIRE(rights(pipe) == 0644);
    const fs::path link = scratch.folder / "link";
    fs::create_symlink(pipe, link);
    REQUIRE(has(why_not(link), "is no file that can hold a saved game"));
    if (geteuid() != 0) return;
    // Root could open these. The device is one of our own, so that nothing is lost if this fails.
    const fs::path device = scratch.folder / "device";
    if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 3)) == 0) {
        REQUIRE(chmod(device.c_str(), 0666) == 0);
        REQUIRE(has(why_not(device), "is no file that can hold a saved game"));
        REQUIRE(rights(device) == 0666);
    }
    const fs::path others = scratch.folder / "others";
    write(others, "one\n");
    REQUIRE(chmod(others.c_str(), 0644) == 0);
    REQUIRE(chown(others.c_str(), 65534, 65534) == 0);
    fs::remove(link);
    fs::create_symlink(others, link);
    for (const fs::path& path : {others, link}) {
        REQUIRE(has(why_not(path), "belongs to another user"));
        REQUIRE(rights(path) == 0644);
    }
}

TEST_CASE("what another program does to a saved game before it is taken over is left to it") {
    for (const std::string how : {"replaced", "changed", "longer", "gone"}) {
        SavedGames scratch;
        write(scratch.game(), "one\ntwo\n");
        auto file = SaveFile::open(scratch.game(), scratch.listen());
        REQUIRE(all_of(file) == "one\ntwo\n");
        const fs::path aside = scratch.folder / "aside";
        if (how == "replaced" || how == "gone") fs::rename(scratch.game(), aside);
        if (how == "replaced" || how == "changed") write(scratch.game(), "a web page");
        if (how == "longer") std::ofstream(scratch.game(), std::ios::app) << "three\n";
        for (const fs::path& path : {scratch.game(), aside}) {
            std::error_code ignored;
            fs::permissions(path, fs::perms(0664), ignored);
        }
        CAPTURE(how);
        REQUIRE_THROWS_AS(file.cut(4), std::runtime_error);
        if (how == "replaced" || how == "changed") REQUIRE(content(scratch.game()) == "a web page");
        if (how == "longer") REQUIRE(content(scratch.game()) == "one\ntwo\nthree\n");
        if (how == "replaced" || how == "gone") REQUIRE(content(aside) == "one\ntwo\n");
        REQUIRE(rights(how == "gone" ? aside : scratch.game()) == 0664);
    }
}

TEST_CASE("what others change within a saved game is noticed, also where its length is the same") {
    SavedGames scratch;
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

TEST_CASE("a new saved game replaces no other file") {
    SavedGames scratch;
    write(scratch.game(), "mine");
    REQUIRE_THROWS_AS(SaveFile::create(scratch.game(), scratch.listen()), std::system_error);
    const auto file = SaveFile::create_beside_others(scratch.game(), scratch.listen());
    REQUIRE(file.path() == scratch.folder / "game-2.catan");
    REQUIRE(content(scratch.game()) == "mine");
    REQUIRE(numbered("a/b.c.svg", 3) == fs::path("a/b.c-3.svg"));
    REQUIRE(numbered("a/b.svg", 1) == fs::path("a/b.svg"));
}

TEST_CASE("a saved game that others delete is there again with the next move, whole") {
    SavedGames scratch;
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
        SavedGames scratch;
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
        SavedGames scratch;
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

TEST_CASE("a link in the place of a deleted saved game is another program's, wherever it leads") {
    for (const char* target : {"/nonexistent/game", "game.catan"}) {
        CAPTURE(target);
        SavedGames scratch;
        SaveFile file = SaveFile::create(scratch.game(), scratch.listen());
        file.add_now("one");
        fs::remove(scratch.game());
        fs::create_symlink(target, scratch.game());
        file.add_now("two");
        REQUIRE(file.path() == scratch.folder / "game-2.catan");
        REQUIRE(content(file.path()) == "one\ntwo\n");
        REQUIRE(fs::is_symlink(fs::symlink_status(scratch.game())));
        REQUIRE(scratch.complaints.size() == 1);
    }
}

TEST_CASE("trouble with the disk is told once, and what was missing is written when it is over") {
    SavedGames scratch;
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

TEST_CASE("a line that must be written now and cannot be is no part of the game") {
    SavedGames scratch;
    auto file = SaveFile::create(scratch.game(), scratch.listen());
    file.add_now("one");
    // In the middle of the line, or before it.
    for (const rlim_t bytes : {rlim_t{4}, rlim_t{6}}) {
        const FullDisk full(bytes);
        bool is_refused = false;
        try {
            file.add_now("two");
        } catch (const std::system_error& error) {
            is_refused = error.code() == std::errc::file_too_large;
        }
        REQUIRE(is_refused);
        REQUIRE_FALSE(file.can_add(4));
        REQUIRE(content(scratch.game()) == "one\n");
    }
    REQUIRE(file.can_add(4));
    REQUIRE(content(scratch.game()) == "one\n");
    file.add_now("three");
    REQUIRE(content(scratch.game()) == "one\nthree\n");
    REQUIRE(file.settle());
    REQUIRE(file.path() == scratch.game());
    REQUIRE(scratch.complaints.empty());
}

TEST_CASE("what must be written now and cannot be does no harm to what others have put there") {
    for (const bool in_place : {false, true}) {
        SavedGames scratch;
        auto file = SaveFile::create(scratch.game(), scratch.listen());
        file.add_now("one");
        if (!in_place) fs::remove(scratch.game());
        write(scratch.game(), "something else\n");
        {
            // The game would have to move, and there is no room for it.
            const FullDisk full(0);
            REQUIRE_THROWS_AS(file.add_now("two"), std::system_error);
            REQUIRE_FALSE(file.can_add(4));
        }
        CAPTURE(in_place);
        REQUIRE(content(scratch.game()) == "something else\n");
        file.add_now("three");
        REQUIRE(content(scratch.game()) == "something else\n");
        REQUIRE(content(file.path()) == "one\nthree\n");
    }
}

TEST_CASE("a saved game that is gone is there again as soon as a line can be written") {
    SavedGames scratch;
    const fs::path folder = scratch.folder / "below";
    fs::create_directory(folder);
    auto file = SaveFile::create(folder / "game.catan", scratch.listen());
    file.add_now("one");
    fs::remove_all(folder);
    write(folder, "in the way");
    REQUIRE_THROWS_AS(file.add_now("two"), std::system_error);
    REQUIRE_FALSE(file.can_add(4));
    fs::remove(folder);
    REQUIRE(file.can_add(4));
    REQUIRE(content(folder / "game.catan") == "one\n");
}

TEST_CASE("going on behind so many bytes forgets what follows them, and keeps the rest") {
    SavedGames scratch;
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
    SavedGames scratch;
    const auto file = SaveFile::create(scratch.game(), scratch.listen());
    try {
        const auto other = SaveFile::open(scratch.game(), scratch.listen());
        FAIL("opened twice");
    } catch (const std::runtime_error& error) {
        REQUIRE(has(error.what(), "is being played by another program; end that one first"));
    }
}
