// Files that are replaced: completely, durably, and only if that changes anything.
#include "program/files.hpp"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "support/scratch_folder.hpp"

using namespace tabletop::program;
namespace fs = std::filesystem;

namespace {

std::function<void(int)> on_sync;  // gets the descriptor

// Ends the counting of syncs, too.
struct SyncedFolder : ScratchFolder {
    SyncedFolder() = default;
    ~SyncedFolder() { on_sync = nullptr; }
    SyncedFolder(const SyncedFolder&) = delete;
    SyncedFolder& operator=(const SyncedFolder&) = delete;
    SyncedFolder(SyncedFolder&&) = delete;
    SyncedFolder& operator=(SyncedFolder&&) = delete;
};

bool is(int descriptor, const fs::path& path) {
    struct stat synced {};
    struct stat there {};
    return fstat(descriptor, &synced) == 0 && stat(path.c_str(), &there) == 0 &&
           synced.st_dev == there.st_dev && synced.st_ino == there.st_ino;
}

}  // namespace

// In place of the C library's function, to see what is synced and when.
extern "C" int fsync(int descriptor) {
    if (on_sync) on_sync(descriptor);
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}

TEST_CASE("a file that was replaced or created survives a crash: its folder is synced last") {
    const SyncedFolder scratch;
    const fs::path path = scratch.folder / "codes";
    std::vector<std::string> seen_in_folder;
    bool was_file_synced = false;
    on_sync = [&](int descriptor) {
        if (is(descriptor, scratch.folder)) {
            REQUIRE(was_file_synced);
            seen_in_folder.push_back(content(path));
        } else {
            was_file_synced = true;
        }
    };
    write_new_file(path, "old", only_mine);
    REQUIRE(seen_in_folder == std::vector<std::string>{"old"});
    was_file_synced = false;
    replace_file(path, "new", only_mine);
    REQUIRE(seen_in_folder == std::vector<std::string>{"old", "new"});
    REQUIRE(content(path) == "new");
}

TEST_CASE(
    "a folder for saved games is private, but the folder that a link leads to stays as it is") {
    const SyncedFolder scratch;
    const auto mode = [](const fs::path& path) { return fs::status(path).permissions(); };
    const fs::path own = scratch.folder / "new" / "catan";
    make_private_folder(own);
    CHECK(mode(own) == fs::perms(0700));
    fs::permissions(own, fs::perms(0755));
    make_private_folder(own);
    CHECK(mode(own) == fs::perms(0700));

    const fs::path shared = scratch.folder / "shared";
    fs::create_directory(shared);
    fs::permissions(shared, fs::perms(01777));
    const fs::path link = scratch.folder / "link";
    fs::create_directory_symlink(shared, link);
    make_private_folder(link);
    CHECK(mode(shared) == fs::perms(01777));
}

TEST_CASE("a file needs no replacement if it holds the text and only its owner may read it") {
    const SyncedFolder scratch;
    const fs::path path = scratch.folder / "codes";
    REQUIRE_FALSE(is_file_with(path, "text", only_mine));
    replace_file(path, "text", only_mine);
    REQUIRE(is_file_with(path, "text", only_mine));
    REQUIRE_FALSE(is_file_with(path, "tex", only_mine));
    REQUIRE_FALSE(is_file_with(path, "text\n", only_mine));
    REQUIRE_FALSE(is_file_with(scratch.folder, "text", only_mine));
    const fs::path link = scratch.folder / "link";
    fs::create_symlink(path, link);
    REQUIRE_FALSE(is_file_with(link, "text", only_mine));
    fs::permissions(path, fs::perms(0640));
    REQUIRE_FALSE(is_file_with(path, "text", only_mine));
    fs::permissions(path, fs::perms(0400));
    REQUIRE(is_file_with(path, "text", only_mine));
}
