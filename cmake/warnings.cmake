# Defines the warnings for all our targets. Link it as PRIVATE $<BUILD_INTERFACE:catan_warnings>, so that the exported
# package does not carry it. Warnings become errors only on request, because a newer compiler with more warnings must
# not break a user's build.

add_library(catan_warnings INTERFACE)
target_compile_options(catan_warnings INTERFACE
    -Wall
    -Wextra
    -Wpedantic
    -Wcast-align
    -Wconversion
    -Wdouble-promotion
    -Wextra-semi
    -Wformat=2
    -Wimplicit-fallthrough
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    # Joined sources share anonymous namespaces, so a local name may hide one of another source.
    $<$<NOT:$<BOOL:${CMAKE_UNITY_BUILD}>>:-Wshadow>
    # g++ takes joined sources for headers, in which types of anonymous namespaces would be a mistake.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${CMAKE_UNITY_BUILD}>>:-Wno-subobject-linkage>
    -Wsign-conversion
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
    $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
    # g++ 12 reports false overlapping copies in assignments to a std::string.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    $<$<BOOL:${CATAN_WERROR}>:-Werror>)
