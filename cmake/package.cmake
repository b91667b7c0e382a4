# `cmake --install` puts the program, the libraries of the engine and their headers into a prefix, and
# find_package(catan) finds catan::core, catan::bots and catan::text there.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(TARGETS catan RUNTIME)
install(TARGETS catan_core catan_bots catan_text EXPORT catan-targets
    ARCHIVE INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/catan" "${PROJECT_BINARY_DIR}/include/catan"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES README.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# The manual page and the completions, which the program makes of its own options.
install(CODE "
    foreach(made
            \"man|${CMAKE_INSTALL_MANDIR}/man6/catan.6\"
            \"completion bash|${CMAKE_INSTALL_DATADIR}/bash-completion/completions/catan\"
            \"completion zsh|${CMAKE_INSTALL_DATADIR}/zsh/site-functions/_catan\"
            \"completion fish|${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d/catan.fish\")
        string(REGEX MATCH \"^[^|]*\" arguments \"\${made}\")
        string(REGEX REPLACE \"^[^|]*[|]\" \"\" path \"\${made}\")
        separate_arguments(arguments)
        set(file \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/\${path}\")
        get_filename_component(folder \"\${file}\" DIRECTORY)
        file(MAKE_DIRECTORY \"\${folder}\")
        message(STATUS \"Making: \${file}\")
        execute_process(COMMAND \"$<TARGET_FILE:catan>\" \${arguments}
            OUTPUT_FILE \"\${file}\" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/catan")
configure_file(cmake/catan-config.cmake.in catan-config.cmake @ONLY)
# Below 1.0 a minor release may break what was.
write_basic_package_version_file(catan-config-version.cmake COMPATIBILITY SameMinorVersion)
install(EXPORT catan-targets NAMESPACE catan:: DESTINATION "${package_dir}")
install(FILES "${PROJECT_BINARY_DIR}/catan-config.cmake" "${PROJECT_BINARY_DIR}/catan-config-version.cmake"
    DESTINATION "${package_dir}")
