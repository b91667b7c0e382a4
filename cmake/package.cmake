# Installs the programs, the libraries of Catan's engine, the core of Carcassonne and their headers, so that
# find_package(catan) finds catan::core, catan::bots, catan::language, catan::table, carcassonne::core, tabletop::game,
# tabletop::text and tabletop::table. Component `program` holds everything for players, `development` the rest. CPack makes a
# Debian package of both (docs/decisions/0020).

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(TARGETS catan carcassonne RUNTIME COMPONENT program)
install(TARGETS tabletop_game tabletop_text tabletop_tasks tabletop_table EXPORT tabletop-targets
    ARCHIVE COMPONENT development
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS catan_core catan_bots catan_language catan_table EXPORT catan-targets
    ARCHIVE COMPONENT development
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS carcassonne_core EXPORT carcassonne-targets
    ARCHIVE COMPONENT development
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/catan" "${PROJECT_SOURCE_DIR}/include/tabletop" "${PROJECT_BINARY_DIR}/include/catan"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT development)
# Headers of the other rooms of Carcassonne would be a promise too.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/carcassonne/core" "${PROJECT_BINARY_DIR}/include/carcassonne/core"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/carcassonne" COMPONENT development)

# The README links to docs/ and its pictures.
install(FILES README.md LICENSE cmake/package/copyright DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT program)
install(DIRECTORY docs DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT program)
if(CATAN_STATIC)
    # Licences of the libraries in the static program, which `copyright` refers to.
    foreach(license IN ITEMS Apache-2.0 LGPL-2.1 GPL-3)
        install(FILES "/usr/share/common-licenses/${license}" DESTINATION "${CMAKE_INSTALL_DOCDIR}/licenses"
            COMPONENT program)
    endforeach()
endif()

# Desktop menu entry and icon.
install(FILES cmake/package/catan.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT program)
install(FILES docs/pictures/icon.svg DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps"
    RENAME catan.svg COMPONENT program)

# Each program itself generates its manual page and its completions.
foreach(program IN ITEMS catan carcassonne)
    install(CODE "
    foreach(made
            \"man|${CMAKE_INSTALL_MANDIR}/man6/${program}.6\"
            \"completion bash|${CMAKE_INSTALL_DATADIR}/bash-completion/completions/${program}\"
            \"completion zsh|${CMAKE_INSTALL_DATADIR}/zsh/site-functions/_${program}\"
            \"completion fish|${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d/${program}.fish\")
        string(REGEX MATCH \"^[^|]*\" arguments \"\${made}\")
        string(REGEX REPLACE \"^[^|]*[|]\" \"\" path \"\${made}\")
        separate_arguments(arguments)
        set(file \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/\${path}\")
        get_filename_component(folder \"\${file}\" DIRECTORY)
        file(MAKE_DIRECTORY \"\${folder}\")
        message(STATUS \"Making: \${file}\")
        execute_process(COMMAND \"$<TARGET_FILE:${program}>\" \${arguments}
            OUTPUT_FILE \"\${file}\" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()" COMPONENT program)
endforeach()

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/catan")
configure_file(cmake/catan-config.cmake.in catan-config.cmake @ONLY)
write_basic_package_version_file(catan-config-version.cmake COMPATIBILITY SameMajorVersion)
install(EXPORT tabletop-targets NAMESPACE tabletop:: DESTINATION "${package_dir}" COMPONENT development)
install(EXPORT catan-targets NAMESPACE catan:: DESTINATION "${package_dir}" COMPONENT development)
install(EXPORT carcassonne-targets NAMESPACE carcassonne:: DESTINATION "${package_dir}" COMPONENT development)
install(FILES "${PROJECT_BINARY_DIR}/catan-config.cmake" "${PROJECT_BINARY_DIR}/catan-config-version.cmake"
    DESTINATION "${package_dir}" COMPONENT development)

# The Debian package (`cmake/dev package`). dpkg-shlibdeps finds its dependencies.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The catan authors <catan@catan.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board game of settlers in the terminal, and its engine")
set(CPACK_PACKAGE_DESCRIPTION
    "Settlers of Catan for two to eight people around one terminal, against bots,
or with friends and programs at other machines: on the standard board, on
that of the 5-6 player game and on hexagons of any size. Games are saved with
every move, can be watched again and looked at closely, and are written in a
language of lines that people and programs read.
.
The engine is a C++ library, which this package has as well: exact rules by
number, views of what each player may know, chance as data, bots.
.
A second program, carcassonne, plays Carcassonne by scripts in the same
language, and draws its boards. The core of its engine is a library too.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/package/finish.cmake")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Debian puts games into /usr/games, which is in no search path of root or a service.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Confines programs that play (docs/decisions/0017).
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS bubblewrap)
include(CPack)
