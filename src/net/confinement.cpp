#include "net/confinement.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

#include "net/child.hpp"
#include "net/keeper.hpp"
#include "net/shell.hpp"

namespace tabletop::net {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

// System folders; those that do not exist are skipped.
constexpr std::array<const char*, 12> system_folders{"/bin",   "/sbin",   "/lib", "/lib32",
                                                     "/lib64", "/libx32", "/usr", "/etc",
                                                     "/opt",   "/nix",    "/gnu", "/snap"};
// bwrap keeps its own descriptors 0, 1 and 2 open while the program runs, so we would not notice that the program has closed
// them. It passes all other descriptors on to the program.
constexpr const char* take_spare_streams = "exec <&3 >&4 3<&- 4>&-; ";
static_assert(spare_input == 3 && spare_output == 4);
constexpr const char* scratch_size = "67108864";  // bytes of /tmp and the like, which are in memory

// Removes `.`, `..` and a trailing slash.
fs::path normal(const fs::path& path) {
    fs::path found = path.lexically_normal();
    return found.has_filename() || found == found.root_path() ? found : found.parent_path();
}

// Also resolves links, so that all paths of a file are equal.
fs::path real(const fs::path& path) {
    if (path.empty()) return path;
    std::error_code error;
    const fs::path found = fs::weakly_canonical(path, error);
    return normal(error ? path : found);
}

// Whether `inner` is `outer` or lies in it. Both are real paths.
bool holds(const fs::path& outer, const fs::path& inner) {
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first ==
           outer.end();
}

// Whether a file is a saved game or belongs to one: codes, a copy, a picture. A game may have any name, but its codes always
// lie beside it in a `.codes` file.
bool is_game(const fs::path& file) {
    return file.filename().string().find(".catan") != std::string::npos ||
           file.extension() == ".codes";
}

// Whether saved games lie in a folder. Not recursive.
bool has_games(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator file(folder, error); !error && file != fs::directory_iterator();
         file.increment(error)) {
        if (is_game(file->path())) return true;
    }
    return false;
}

// The words of a shell command that may be paths. Misses paths with blanks.
Words names_in(const std::string& command) {
    constexpr std::string_view separators = " \t\n'\"=;&|()<>`";
    Words names;
    for (std::size_t begin = 0;
         (begin = command.find_first_not_of(separators, begin)) != std::string::npos;) {
        const std::size_t end = std::min(command.find_first_of(separators, begin), command.size());
        names.push_back(command.substr(begin, end - begin));
        begin = end;
    }
    return names;
}

// Collects the files that a program sees, as arguments of bwrap.
class VisibleFiles {
public:
    explicit VisibleFiles(Confinement::Secrets secrets) : secrets_(std::move(secrets)) {
        secrets_.home = real(secrets_.home);
        for (fs::path& folder : secrets_.folders) folder = real(folder);
        for (fs::path& file : secrets_.files) file = real(file);
    }

    [[nodiscard]] Words take_words() { return std::move(words_); }
    // With links resolved; may be empty.
    [[nodiscard]] const fs::path& home() const { return secrets_.home; }
    void add(std::initializer_list<std::string> words) { words_.insert(words_.end(), words); }
    // An empty writable folder in memory.
    void add_scratch(const fs::path& folder) {
        add({"--size", scratch_size, "--tmpfs", folder.string()});
        layers_.push_back({folder, false});
    }
    // Whether a folder can be shown, with the secret folders in it hidden.
    [[nodiscard]] bool can_show(const fs::path& folder) const {
        return folder != "/" && !holds_home(folder) && can_hide_secrets_in(folder) &&
               !has_games(folder);
    }
    // Read-only, at its own place.
    void show_folder(const fs::path& folder) {
        if (can_show(folder) && !shows(folder)) bind(folder);
    }
    // The folder may contain the home folder, which is hidden later.
    void show_system_folder(const fs::path& folder) {
        if (can_hide_secrets_in(folder)) bind(folder);
    }
    // A folder that bwrap makes, in which no file of ours can be shown.
    void own_folder(const std::string& option, const fs::path& folder) {
        add({option, folder.string()});
        layers_.push_back({folder, true});
    }
    // The /proc of bwrap lets root write the settings of the kernel.
    void lock_kernel_settings() { add({"--ro-bind-try", "/proc/sys", "/proc/sys"}); }
    void show_link(const fs::path& link, const fs::path& target) {
        if (shows(link)) return;
        add({"--symlink", target.string(), link.string()});
        layers_.push_back({link, true});
    }
    // Shows a file or folder that a command names; for a link also its target.
    void show_named(const fs::path& path) {
        const fs::path named = normal(path);
        const fs::path target = real(named);
        std::error_code ignored;
        if (fs::is_directory(target, ignored)) {
            if (!can_show(target)) return;
            show_folder(target);
        } else if (fs::is_regular_file(target, ignored)) {
            if (is_secret(target)) return;
            show_file(target);
        } else {
            return;
        }
        if (named != target) show_link(named, target);
    }
    [[nodiscard]] bool shows(const fs::path& path) const {
        for (std::size_t i = layers_.size(); i-- > 0;) {
            if (holds(layers_[i].path, path)) return layers_[i].is_ours;
        }
        return false;
    }

private:
    [[nodiscard]] bool holds_home(const fs::path& folder) const {
        return !secrets_.home.empty() && holds(folder, secrets_.home);
    }
    // Secret folders that must be hidden in this one. Hiding the home folder hides those in it.
    [[nodiscard]] std::vector<fs::path> secrets_in(const fs::path& folder) const {
        std::vector<fs::path> found;
        for (const fs::path& secret : secrets_.folders) {
            const bool is_hidden = holds_home(folder) && holds(secrets_.home, secret);
            if (holds(folder, secret) && !is_hidden) found.push_back(secret);
        }
        return found;
    }
    // A folder is hidden by mounting another one over it, so it must exist.
    [[nodiscard]] bool can_hide_secrets_in(const fs::path& folder) const {
        return std::ranges::all_of(secrets_in(folder), [&](const fs::path& secret) {
            std::error_code ignored;
            return secret != folder && fs::is_directory(secret, ignored);
        });
    }
    void bind(const fs::path& folder) {
        add({"--ro-bind", folder.string(), folder.string()});
        layers_.push_back({folder, true});
        for (const fs::path& secret : secrets_in(folder)) add_scratch(secret);
    }
    void show_file(const fs::path& file) {
        if (shows(file)) return;
        add({"--ro-bind", file.string(), file.string()});
        layers_.push_back({file, true});
    }
    [[nodiscard]] bool is_secret(const fs::path& file) const {
        return is_game(file) || std::ranges::find(secrets_.files, file) != secrets_.files.end();
    }

    Confinement::Secrets secrets_;
    Words words_;
    // The mounts, each over the earlier ones.
    struct Layer {
        fs::path path;
        bool is_ours = false;  // shows our files
    };
    std::vector<Layer> layers_;
};

void show_system(VisibleFiles& visible) {
    for (const char* folder : system_folders) {
        std::error_code error;
        if (const fs::path link = fs::read_symlink(folder, error); !error) {
            visible.show_link(folder, link);
        } else if (fs::is_directory(folder, error)) {
            visible.show_system_folder(folder);
        }
    }
    visible.own_folder("--proc", "/proc");
    visible.lock_kernel_settings();
    visible.own_folder("--dev", "/dev");
    visible.add_scratch("/tmp");
    visible.add_scratch("/var/tmp");
}

// Shows a program on PATH outside of the system folders, unless the system has one of the same name: a shim in the home
// folder would not work without its other files.
void show_on_path(VisibleFiles& visible, const std::string& name) {
    std::optional<fs::path> first;
    for (const fs::path& folder : folders_on_path()) {
        const fs::path file = folder / name;
        if (!is_executable(file)) continue;
        if (visible.shows(file) && visible.shows(real(file))) return;
        if (!first) first = file;
    }
    if (first) visible.show_named(*first);
}

void show_named_by(VisibleFiles& visible, const std::string& command, const fs::path& here,
                   const fs::path& home) {
    for (const std::string& name : names_in(command)) {
        std::error_code ignored;
        if (name.starts_with("~/")) {
            visible.show_named(home / name.substr(2));
        } else if (fs::exists(here / name, ignored)) {
            visible.show_named(here / name);
        } else if (name.find('/') == std::string::npos) {
            show_on_path(visible, name);
        }
    }
}

// Reads a program's standard error until it ends or the time is over.
std::string read_all(int file, std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    std::string all;
    std::array<char, 512> read{};
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            end - std::chrono::steady_clock::now());
        pollfd wait{file, POLLIN, 0};
        if (left.count() <= 0 || ::poll(&wait, 1, static_cast<int>(left.count())) == 0) return all;
        const ssize_t size = ::read(file, read.data(), read.size());
        if (size == 0 || (size < 0 && errno != EINTR)) return all;
        if (size > 0 && all.size() < read.size())
            all.append(read.data(), static_cast<std::size_t>(size));
    }
}

// Runs a command as a test. Returns its error message; empty on success.
std::string why_not(const Words& words) {
    constexpr std::chrono::seconds long_enough(5);
    try {
        Child child(words, {.with_errors = true, .are_spare = true});
        const Child::Pipes pipes = child.take_pipes();
        ::close(pipes.input);
        ::close(pipes.output);
        std::string errors = read_all(pipes.errors, long_enough);
        ::close(pipes.errors);
        if (!child.ends_within(long_enough)) return "it does not come to an end";
        const int code = child.take_leave();
        if (code == 0) return {};
        errors.resize(std::min(errors.find('\n'), errors.size()));
        return errors.empty() ? how_it_ended(code) : errors;
    } catch (const std::system_error& error) {
        return error.what();
    }
}

}  // namespace

Confinement::Confinement(fs::path bwrap, Secrets secrets, fs::path here)
    : bwrap_(std::move(bwrap)), secrets_(std::move(secrets)), here_(std::move(here)) {}

Confinement::Found Confinement::find(const Secrets& secrets) {
    const auto bwrap = find_program("bwrap");
    if (!bwrap) return {{}, "bubblewrap (bwrap) is not installed"};
    std::error_code error;
    const fs::path here = fs::current_path(error);
    if (error) return {{}, "there is no current folder"};
    Confinement confinement(*bwrap, secrets, real(here));
    if (std::string why = why_not(confinement.words(":")); !why.empty()) {
        return {{}, "bubblewrap (bwrap) does not work here: " + why};
    }
    return {std::move(confinement), {}};
}

std::vector<std::string> Confinement::words(const std::string& command) const {
    VisibleFiles visible(secrets_);
    // `die-with-parent` also ends the program when its keeper is killed.
    visible.add({bwrap_.string(), "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"});
    show_system(visible);
    const fs::path& home = visible.home();
    std::error_code ignored;
    if (!home.empty() && home != "/" && (fs::exists(home, ignored) || !visible.shows(home))) {
        visible.add_scratch(home);
        // If $HOME is a link, mounting over it would hide the link but not its target.
        if (const fs::path named = normal(secrets_.home); named != home)
            visible.show_link(named, home);
    }
    if (here_ != "/" && !visible.shows(here_)) visible.add({"--dir", here_.string()});
    visible.show_folder(here_);
    show_named_by(visible, command, here_, home);
    visible.add({"--remount-ro", "/", "--chdir", here_.string(), "--"});
    Words words = visible.take_words();
    Words shell = shell_words(command);
    shell.back().insert(0, take_spare_streams);
    for (std::string& word : shell) words.push_back(std::move(word));
    return words;
}

bool Confinement::shows_folder() const { return VisibleFiles(secrets_).can_show(here_); }

}  // namespace tabletop::net
