# Installs the project into a scratch prefix, and builds and runs this folder's programs and that of docs/library.md against it,
# with no other trace of the project in sight.

cmake_minimum_required(VERSION 3.25)

set(prefix "${scratch}/prefix")
file(REMOVE_RECURSE "${scratch}")

# The block of the page that is a whole program.
file(READ "${page}" text)
set(fence "```cpp\n")
string(FIND "${text}" "${fence}#include" begin)
if(begin EQUAL -1)
    message(FATAL_ERROR "${page}: there is no program")
endif()
string(LENGTH "${fence}" length)
math(EXPR begin "${begin} + ${length}")
string(SUBSTRING "${text}" ${begin} -1 text)
string(FIND "${text}" "```" end)
string(SUBSTRING "${text}" 0 ${end} text)
file(WRITE "${scratch}/bots.cpp" "${text}")

execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${CMAKE_COMMAND}" --install "${build}" --config "${config}" --prefix "${prefix}")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${scratch}/build" -G "${generator}"
        "-DCMAKE_BUILD_TYPE=${config}"
        "-DCMAKE_CXX_COMPILER=${compiler}"
        "-DCMAKE_CXX_FLAGS=${flags}"
        "-DCMAKE_PREFIX_PATH=${prefix};${prefixes}"
        "-DCMAKE_RUNTIME_OUTPUT_DIRECTORY=${scratch}/bin/$<0:>"
        "-Dversion=${version}"
        "-Dbots=${scratch}/bots.cpp")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${CMAKE_COMMAND}" --build "${scratch}/build" --config "${config}")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${scratch}/bin/consumer")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${scratch}/bin/carcassonne_game")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${scratch}/bin/bots")
execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND "${prefix}/bin/catan" --version)
