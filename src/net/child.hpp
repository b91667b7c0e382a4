// A program that runs beside this one: started, ended, and never left behind. It has a session of its own, so that what is
// typed at the terminal does not reach it, and whatever it starts itself ends with it.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <thread>

namespace catan::net {

class Child {
public:
    struct Pipes {
        int to_it = -1;    // its standard input
        int from_it = -1;  // its standard output
    };

    // Runs a command of the shell. Its standard error goes to that file, or nowhere. Throws std::system_error.
    Child(const std::string& command, int standard_error);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&&) = delete;
    Child& operator=(Child&&) = delete;
    // Ends it, if it runs, and takes leave of it.
    ~Child();

    // Whoever takes them closes them.
    [[nodiscard]] Pipes take_pipes();

    // Hears, in a thread of its own, when the program has ended; once.
    void on_end(std::function<void()> hear);
    // Asks the program and all that it has started to end, or makes them.
    void ask_to_end() const;
    void make_end() const;

    // How it ended, in words; ends what it has left behind. Only when `on_end` has been heard.
    [[nodiscard]] std::string take_leave();

private:
    void tell(int signal) const;

    pid_t process_ = -1;  // none if leave has been taken
    Pipes pipes_;
    std::thread waiting_;
};

}  // namespace catan::net
