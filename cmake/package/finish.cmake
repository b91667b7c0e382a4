# Adds what a Debian package needs beyond an installation. CPack runs this after the installation and before it packs.
# Files and folders get the time of the source (SOURCE_DATE_EPOCH), so that the same source gives the same package.

if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(usr "${CPACK_TEMPORARY_DIRECTORY}/usr")
set(docs "${usr}/share/doc/catan")

# The file `copyright` contains the licence.
file(REMOVE "${docs}/LICENSE")
execute_process(COMMAND sh "${CMAKE_CURRENT_LIST_DIR}/changelog" catan "${CPACK_PACKAGE_CONTACT}"
    INPUT_FILE "${docs}/docs/CHANGELOG.md" OUTPUT_FILE "${docs}/changelog" COMMAND_ERROR_IS_FATAL ANY)
run(gzip -9n "${docs}/changelog" "${usr}/share/man/man6/catan.6" "${usr}/share/man/man6/carcassonne.6")

# Debian's zsh looks for completions of packages here.
file(MAKE_DIRECTORY "${usr}/share/zsh/vendor-completions")
foreach(program IN ITEMS catan carcassonne)
    file(RENAME "${usr}/share/zsh/site-functions/_${program}" "${usr}/share/zsh/vendor-completions/_${program}")
endforeach()
file(REMOVE_RECURSE "${usr}/share/zsh/site-functions")

# CPack strips only programs, and not of everything.
run(strip --remove-section=.comment --remove-section=.note "${usr}/bin/catan" "${usr}/bin/carcassonne")
file(GLOB_RECURSE libraries "${usr}/lib/*.a")
run(strip --strip-debug --remove-section=.comment --enable-deterministic-archives ${libraries})

if(DEFINED ENV{SOURCE_DATE_EPOCH})
    run(find "${usr}" -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +)
endif()
