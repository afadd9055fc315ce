# Flags shared by every target, and the two verbs the subdirectories use: rigor_library and rigor_test.

add_library(rigor_flags INTERFACE)
target_compile_options(rigor_flags INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wnon-virtual-dtor
  -Wno-missing-field-initializers -Werror)
target_include_directories(rigor_flags INTERFACE ${CMAKE_SOURCE_DIR})

# rigor_library(NAME DIRECTORY...): a library of all sources below the directories.
if(RIGOR_SHARED)
  set(library_kind SHARED)
else()
  set(library_kind STATIC)
endif()
function(rigor_library name)
  set(sources "")
  foreach(dir ${ARGN})
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${dir}/*.cpp ${dir}/*.h)
    list(APPEND sources ${found})
  endforeach()
  if(NOT sources)
    set(sources ${CMAKE_SOURCE_DIR}/cmake/empty.cpp)
  endif()
  add_library(${name} ${library_kind} ${sources})
  # Nothing tells its own symbols from others', and libraries that share precompiled headers must define the same.
  set_target_properties(${name} PROPERTIES DEFINE_SYMBOL "")
  target_link_libraries(${name} PUBLIC rigor_flags)
endfunction()

# rigor_precompile(NAME HEADER...): precompiled standard and library headers.
function(rigor_precompile name)
  if(RIGOR_PCH)
    target_precompile_headers(${name} PRIVATE ${ARGN})
  endif()
endfunction()

# rigor_unity(NAME COUNT): its files are compiled COUNT at a time. Names in unnamed namespaces must therefore be unique within
# the library.
function(rigor_unity name count)
  if(RIGOR_UNITY)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${count})
  endif()
endfunction()

# What all tests are compiled with.
add_library(rigor_test_flags INTERFACE)
# GCC 12 reports -Wrestrict, -Warray-bounds and -Wstringop-overflow falsely for "text" + std::string (its bug 105329).
# Files that are compiled together are no main file, which is what -Wsubobject-linkage asks of unnamed namespaces.
# -O1 without the dearest passes: what a test measures is in the libraries; its own code is compiled in two thirds
# of the time.
target_compile_options(rigor_test_flags INTERFACE -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-subobject-linkage
  $<$<CONFIG:Release>:-O1> $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-fno-ipa-cp$<SEMICOLON>-fno-ipa-sra$<SEMICOLON>-fno-ipa-icf$<SEMICOLON>-fno-inline-small-functions>)
# Core has members called slots; tests say Q_SLOTS, as the window does.
target_compile_definitions(rigor_test_flags INTERFACE QT_NO_SIGNALS_SLOTS_KEYWORDS)

# All test programs but those of the shipped rigs and the attacks.
add_custom_target(unit_tests)
# Of these, what lies below the methods.
add_custom_target(engine_tests)

# rigor_test_headers(NAME LIBRARIES HEADER...): precompiled headers NAME for the tests that link one of LIBRARIES.
function(rigor_test_headers name libraries)
  if(RIGOR_PCH)
    add_library(${name} STATIC ${CMAKE_SOURCE_DIR}/cmake/empty.cpp)
    target_link_libraries(${name} PRIVATE rigor_test_flags ${libraries} Qt6::Test)
    target_precompile_headers(${name} PRIVATE ${ARGN})
  endif()
endfunction()

# rigor_test_program(GROUP FILES HEADERS LIBRARY...): one program tests.GROUP of Qt Test classes, a test GROUP.<file without
# test_> for each of FILES (tests/support/test_program.h). HEADERS: made by rigor_test_headers. moc is called directly: the scan
# of AUTOMOC costs more than a second for each of many files.
function(rigor_test_program group files headers)
  set(program tests.${group})
  set(generated ${CMAKE_BINARY_DIR}/tests/moc/${group})
  file(MAKE_DIRECTORY ${generated})
  set(mocs "")
  foreach(file ${files})
    get_filename_component(stem ${file} NAME_WE)
    add_custom_command(OUTPUT ${generated}/${stem}.moc COMMAND Qt6::moc ${file} -o ${generated}/${stem}.moc
      DEPENDS ${file} COMMENT "" VERBATIM)
    list(APPEND mocs ${generated}/${stem}.moc)
  endforeach()
  add_executable(${program} ${files} ${mocs})
  set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_include_directories(${program} PRIVATE ${generated})
  target_link_libraries(${program} PRIVATE rigor_test_flags rigor_test_support ${ARGN} Qt6::Test)
  if(RIGOR_PCH)
    target_precompile_headers(${program} REUSE_FROM ${headers})
  endif()
  rigor_unity(${program} 8)
  if(NOT group STREQUAL "rigs")
    add_dependencies(unit_tests ${program})
  endif()
  if(group MATCHES "^(foundation|engine)[.]")
    add_dependencies(engine_tests ${program})
  endif()
  if(group STREQUAL "app")
    add_dependencies(${program} rigor)
  endif()
  foreach(file ${files})
    get_filename_component(stem ${file} NAME_WE)
    string(REGEX REPLACE "^test_" "" short ${stem})
    add_test(NAME ${group}.${short} COMMAND ${program} ${stem})
    set_tests_properties(${group}.${short} PROPERTIES TIMEOUT 1500
      ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=1400000;LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/leaks.supp;TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/races.supp")
  endforeach()
endfunction()
