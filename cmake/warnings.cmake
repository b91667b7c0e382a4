# What every target of ours is compiled with. Link it as PRIVATE $<BUILD_INTERFACE:catan_warnings>, so that
# the exported package does not carry it. Warnings become errors only on request: a newer compiler that knows
# more of them must not stop anybody from building.

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
    -Wshadow
    -Wsign-conversion
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
    $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
    # g++ 12 sees overlapping copies where a std::string is assigned to.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    $<$<BOOL:${CATAN_WERROR}>:-Werror>)
