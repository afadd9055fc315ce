# Work Queue of cctools (Debian: coop-computing-tools-dev), which brings no CMake file: WorkQueue::WorkQueue.
find_path(WorkQueue_INCLUDE_DIR cctools/work_queue.h)
find_library(WorkQueue_LIBRARY work_queue)
find_library(WorkQueue_TOOLS_LIBRARY dttools)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WorkQueue REQUIRED_VARS WorkQueue_LIBRARY WorkQueue_TOOLS_LIBRARY WorkQueue_INCLUDE_DIR)
if(WorkQueue_FOUND AND NOT TARGET WorkQueue::WorkQueue)
  add_library(WorkQueue::WorkQueue INTERFACE IMPORTED)
  set_target_properties(WorkQueue::WorkQueue PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${WorkQueue_INCLUDE_DIR}"
    INTERFACE_LINK_LIBRARIES "${WorkQueue_LIBRARY};${WorkQueue_TOOLS_LIBRARY};ZLIB::ZLIB;Threads::Threads;m")
endif()
