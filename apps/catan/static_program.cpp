// Replaces C library functions that make a static program load libraries at run time, which fit
// only one version of the C library: host name lookup and plugins. Asio and OpenSSL contain calls
// to them. Each replacement finds nothing; a linker warning reports a missing one.
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

// The C library calls dlopen itself, so this cannot take its name; the linker redirects the other
// callers (--wrap=dlopen).
void* load_nothing(const char* file, int mode) noexcept asm("__wrap_dlopen");
void* load_nothing(const char* /*file*/, int /*mode*/) noexcept { return nullptr; }

}  // extern "C"
