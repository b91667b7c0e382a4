// What a program that is linked statically must not ask of the system, because the C library would load libraries for it that
// fit no other version: names of machines, and plugins. Asio and OpenSSL have code that could ask. These stand in the place of
// the C library's functions and say that there is nothing; the linker's warnings tell if one is missing.
#include <netdb.h>

extern "C" {

int getaddrinfo(const char* /*name*/, const char* /*service*/, const addrinfo* /*hints*/,
                addrinfo** /*found*/) {
    return EAI_FAIL;
}
void freeaddrinfo(addrinfo* /*found*/) noexcept {}
int getnameinfo(const sockaddr* /*address*/, socklen_t /*size*/, char* /*host*/,
                socklen_t /*host_size*/, char* /*service*/, socklen_t /*service_size*/,
                int /*flags*/) {
    return EAI_FAIL;
}
hostent* gethostbyname(const char* /*name*/) { return nullptr; }

// The C library refers to its own one as well, so this does not take its name: the linker has others call it (--wrap=dlopen).
void* load_nothing(const char* file, int mode) noexcept asm("__wrap_dlopen");
void* load_nothing(const char* /*file*/, int /*mode*/) noexcept { return nullptr; }

}  // extern "C"
