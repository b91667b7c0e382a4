# Every library the project stands on, and where it comes from: a system package when it fits, otherwise the
# pinned release. A release is taken from the cache directory when it is there (cmake/dev may have put it there)
# and downloaded into it when it is not; the checksum makes sure that both are the same file.

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

# Puts the release `file` into the cache, or says what a person can do about it.
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

# Makes the targets of `name` available. `versions` are the ones a system package may have, best first, each
# as find_package understands it.
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

    # A release is built as part of this project, but is none of its business: not installed with it,
    # not checked with it. Its many small files are compiled a few at a time, in half the time.
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

    # CMake 3.25 takes SYSTEM for the value of whatever stands before it, so nothing does.
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
            # A header of this part of FTXUI cannot be included twice.
            set_target_properties(component PROPERTIES UNITY_BUILD OFF)
        endif()
    endif()
    set(${name}_VERSION "${${name}_VERSION}" PARENT_SCOPE)
    # Catch2 brings its CMake module along this way.
    set(CMAKE_MODULE_PATH "${CMAKE_MODULE_PATH}" PARENT_SCOPE)
endfunction()

# The releases are those of Debian 13. cmake/dev reads these lines as well: one line each, blanks in between.
catan_dependency(fmt "9" 10.1.1 78b8c0a72b1c35e4443a7e308df52498252d1cefc2b08c9a97bc9ee6cfe61f8b https://github.com/fmtlib/fmt/archive/refs/tags/10.1.1.tar.gz)
if(NOT CATAN_FUZZ)
catan_dependency(CLI11 "2.1" 2.4.1 73b7ec52261ce8fe980a29df6b4ceb66243bb0b779451dbd3d014cfec9fdbb58 https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.4.1.tar.gz)
catan_dependency(ftxui "6;5" 5.0.0 a2991cb222c944aee14397965d9f6b050245da849d8c5da7c72d112de2786b5b https://github.com/ArthurSonzogni/FTXUI/archive/refs/tags/v5.0.0.tar.gz)
endif()
if(CATAN_TESTS AND NOT CATAN_FUZZ)
catan_dependency(Catch2 "3" 3.7.1 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz)
endif()

# What our libraries link as fmt, and what the installed package then asks for. A fmt that was built here is
# not installed, so its functions go into our own libraries and the package needs nothing; so it is with any fmt
# where CATAN_FMT_INSIDE wants it, for a package that is to fit systems with different ones.
get_target_property(fmt_of_the_system fmt::fmt IMPORTED)
if(fmt_of_the_system AND NOT CATAN_FMT_INSIDE)
    set(CATAN_FMT fmt::fmt)
    set(CATAN_FIND_FMT "find_dependency(fmt ${fmt_VERSION})")
else()
    set(CATAN_FMT $<BUILD_INTERFACE:fmt::fmt-header-only>)
    set(CATAN_FIND_FMT "")
endif()

# Other machines: Asio and OpenSSL, from the system only. Asio is headers, and OpenSSL is not for everybody to build. Without
# them, or with -DCATAN_NETWORK=OFF, the program is built without a network: CATAN_HAS_NETWORK is 0, here and in its code.
set(CATAN_HAS_NETWORK 0)
if(CATAN_NETWORK AND NOT CATAN_FUZZ)
    find_package(Threads REQUIRED)
    find_package(OpenSSL 3 QUIET)
    find_path(CATAN_ASIO asio/ip/tcp.hpp DOC "Where the headers of Asio are, the one without Boost")
    mark_as_advanced(CATAN_ASIO)
    if(OPENSSL_FOUND AND CATAN_ASIO)
        set(CATAN_HAS_NETWORK 1)
        message(STATUS "Using Asio and OpenSSL ${OPENSSL_VERSION} of the system")
        add_library(catan_asio INTERFACE)
        target_include_directories(catan_asio SYSTEM INTERFACE "${CATAN_ASIO}")
        # Without its coroutines, which clang 14 cannot read with the library of g++ 12.
        target_compile_definitions(catan_asio INTERFACE
            ASIO_STANDALONE ASIO_NO_DEPRECATED ASIO_SEPARATE_COMPILATION ASIO_DISABLE_CO_AWAIT)
        # What it takes the system to be capable of depends on what was included before it, and must be the same everywhere.
        target_compile_options(catan_asio INTERFACE "SHELL:-include cstddef")
        target_link_libraries(catan_asio INTERFACE Threads::Threads)
    else()
        message(STATUS "Building without a network: that takes Asio and OpenSSL 3, on Debian libasio-dev and libssl-dev")
    endif()
endif()
