# cmake -D CORE=FOLDER -D VERSION=... -D OUT=FILE -P: the definition of programBuild() (core/engine/evaluate/program_build.h).
# A file whose text stays is not written: nothing is linked anew.
file(GLOB_RECURSE files RELATIVE ${CORE} ${CORE}/*.cpp ${CORE}/*.h ${CORE}/*.def)
list(SORT files COMPARE STRING)
set(all "")
foreach(file ${files})
  file(SHA256 ${CORE}/${file} sum)
  string(APPEND all "${file} ${sum}\n")
endforeach()
string(SHA256 sum "${all}")
string(SUBSTRING ${sum} 0 16 sum)
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
#include "core/engine/evaluate/program_build.h"

const char* rigor::programBuild() { return "@VERSION@ (@sum@)"; }
]])
