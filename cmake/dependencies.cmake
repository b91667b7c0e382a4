# Finds every library that the project uses: a system package if its version fits, otherwise the pinned release. A
# release comes from the cache folder if it is there (cmake/dev may have put it there); otherwise CMake downloads it
# into the cache. The checksum ensures that both are the same file.

include(FetchContent)

if(DEFINED ENV{CATAN_CACHE})
    set(default_cache "$ENV{CATAN_CACHE}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
    set(default_cache "$ENV{XDG_CACHE_HOME}/catan")
elseif(DEFINED ENV{HOME})
    set(default_cache "$ENV{HOME}/.cache/catan")
else()
    set(default_cache "${PROJECT_BINARY_DIR}/cache")
endif()
set(CATAN_CACHE "${default_cache}" CACHE PATH "Where release tarballs of dependencies are kept")

# Puts the release `file` into the cache, or fails with advice for the user.
function(catan_download name file sha256 url)
    set(path "${CATAN_CACHE}/${file}")
    if(EXISTS "${path}")
        file(SHA256 "${path}" found)
        if(found STREQUAL sha256)
            return()
        endif()
    endif()

    message(STATUS "Downloading ${url}")
    file(DOWNLOAD "${url}" "${path}.part" STATUS status INACTIVITY_TIMEOUT 30)
    list(POP_FRONT status failed)
    if(NOT failed)
        file(SHA256 "${path}.part" found)
        if(found STREQUAL sha256)
            file(RENAME "${path}.part" "${path}")
            return()
        endif()
        set(status "it has another checksum")
    endif()
    file(REMOVE "${path}.part")
    message(FATAL_ERROR
        "This project needs ${name}. It is not installed in a version that fits, and its release "
        "could not be downloaded (${status}).\n"
        "Any one of these helps:\n"
        "  - on Debian or Ubuntu: run cmake/dev build, which installs what is missing\n"
        "  - install ${name} with the package manager of this system\n"
        "  - go online and run CMake again\n"
        "  - save ${url}\n"
        "    as ${path}")
endfunction()

# Makes the targets of `name` available. `versions` lists the acceptable system versions, best first, as find_package
# understands them.
function(catan_dependency name versions release sha256 url)
    string(TOUPPER "${name}" upper)
    set(file "${name}-${release}.tar.gz")
    if(NOT FETCHCONTENT_SOURCE_DIR_${upper})
        foreach(version IN LISTS versions)
            if(NOT ${name}_FOUND AND NOT FETCHCONTENT_TRY_FIND_PACKAGE_MODE STREQUAL "NEVER")
                find_package(${name} ${version} QUIET)
                set(fitting ${version})
            endif()
        endforeach()
        if(NOT ${name}_FOUND)
            catan_download("${name} ${release}" "${file}" ${sha256} ${url})
        endif()
    endif()

    # A release is built with this project but neither installed nor checked with it. Unity builds compile its many
    # small files in half the time.
    set(CMAKE_UNITY_BUILD ON)
    set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
    set(CMAKE_EXPORT_COMPILE_COMMANDS OFF)
    set(CATCH_INSTALL_DOCS OFF)
    set(CATCH_INSTALL_EXTRAS OFF)
    set(CLI11_BUILD_DOCS OFF)
    set(CLI11_BUILD_EXAMPLES OFF)
    set(CLI11_BUILD_TESTS OFF)
    set(CLI11_INSTALL OFF)
    set(FMT_DOC OFF)
    set(FMT_INSTALL OFF)
    set(FMT_TEST OFF)
    set(FTXUI_ENABLE_INSTALL OFF)
    set(FTXUI_QUIET ON)

    # CMake 3.25 reads SYSTEM as the value of a preceding keyword, so it comes first.
    FetchContent_Declare(${name}
        SYSTEM
        URL "${CATAN_CACHE}/${file}"
        URL_HASH SHA256=${sha256}
        FIND_PACKAGE_ARGS ${fitting} QUIET)
    FetchContent_MakeAvailable(${name})

    if(${name}_FOUND)
        message(STATUS "Using ${name} ${${name}_VERSION} of the system")
    else()
        if(FETCHCONTENT_SOURCE_DIR_${upper})
            message(STATUS "Using ${name} from ${FETCHCONTENT_SOURCE_DIR_${upper}}, built here")
        else()
            message(STATUS "Using ${name} ${release}, built here")
        endif()
        if(TARGET component)
            # One header of this part of FTXUI cannot be included twice.
            set_target_properties(component PROPERTIES UNITY_BUILD OFF)
        endif()
    endif()
    set(${name}_VERSION "${${name}_VERSION}" PARENT_SCOPE)
    # Catch2 provides its CMake module through this path.
    set(CMAKE_MODULE_PATH "${CMAKE_MODULE_PATH}" PARENT_SCOPE)
endfunction()

# The releases are those of Debian 13. cmake/dev parses these lines: keep each on one line with single blanks.
catan_dependency(fmt "9" 10.1.1 78b8c0a72b1c35e4443a7e308df52498252d1cefc2b08c9a97bc9ee6cfe61f8b https://github.com/fmtlib/fmt/archive/refs/tags/10.1.1.tar.gz)
catan_dependency(CLI11 "2.1" 2.4.1 73b7ec52261ce8fe980a29df6b4ceb66243bb0b779451dbd3d014cfec9fdbb58 https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.4.1.tar.gz)
catan_dependency(ftxui "6;5" 5.0.0 a2991cb222c944aee14397965d9f6b050245da849d8c5da7c72d112de2786b5b https://github.com/ArthurSonzogni/FTXUI/archive/refs/tags/v5.0.0.tar.gz)
if(CATAN_TESTS)
catan_dependency(Catch2 "3" 3.7.1 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz)
endif()

# Decides what our libraries link as fmt, and which package the installed package then requires. A fmt built here is
# not installed: its functions go into our own libraries, and the package needs nothing. CATAN_FMT_INSIDE requests the
# same for any fmt, for a package that must fit systems with different versions.
get_target_property(fmt_of_the_system fmt::fmt IMPORTED)
if(fmt_of_the_system AND NOT CATAN_FMT_INSIDE)
    set(CATAN_FMT fmt::fmt)
    set(CATAN_FIND_FMT "find_dependency(fmt ${fmt_VERSION})")
else()
    set(CATAN_FMT $<BUILD_INTERFACE:fmt::fmt-header-only>)
    set(CATAN_FIND_FMT "")
endif()

# The network needs Asio and OpenSSL from the system: Asio is header-only, and building OpenSSL is no task for users.
# Without them, or with -DCATAN_NETWORK=OFF, CATAN_HAS_NETWORK is 0 in CMake and in the code.
set(CATAN_HAS_NETWORK 0)
if(CATAN_NETWORK)
    find_package(Threads REQUIRED)
    find_package(OpenSSL 3 QUIET)
    find_path(CATAN_ASIO asio/ip/tcp.hpp DOC "Where the headers of Asio are, the one without Boost")
    mark_as_advanced(CATAN_ASIO)
    if(OPENSSL_FOUND AND CATAN_ASIO)
        set(CATAN_HAS_NETWORK 1)
        message(STATUS "Using Asio and OpenSSL ${OPENSSL_VERSION} of the system")
        add_library(catan_asio INTERFACE)
        target_include_directories(catan_asio SYSTEM INTERFACE "${CATAN_ASIO}")
        # Without coroutines, which clang 14 cannot compile with the library of g++ 12.
        target_compile_definitions(catan_asio INTERFACE
            ASIO_STANDALONE ASIO_NO_DEPRECATED ASIO_SEPARATE_COMPILATION ASIO_DISABLE_CO_AWAIT)
        # Asio derives the system's abilities from the headers included before it. They must be the same in every
        # file.
        target_compile_options(catan_asio INTERFACE "SHELL:-include cstddef")
        target_link_libraries(catan_asio INTERFACE Threads::Threads)
    else()
        message(STATUS "Building without a network: that takes Asio and OpenSSL 3, on Debian libasio-dev and libssl-dev")
    endif()
endif()
