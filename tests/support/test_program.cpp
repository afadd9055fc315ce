#include "tests/support/test_program.h"

#include <QThreadPool>

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace rigor::test_program {

namespace {
std::map<std::string, TestRun>& files() {
    static std::map<std::string, TestRun> all;
    return all;
}
} // namespace

Registered::Registered(const char* file, TestRun run) {
    std::string name = file;
    name = name.substr(name.find_last_of('/') + 1);
    files()[name.substr(0, name.find('.'))] = run;
}

void waitForThreads() {
    if (QThreadPool* pool = QThreadPool::globalInstance()) pool->waitForDone();
}

} // namespace rigor::test_program

int main(int argc, char** argv) {
    using namespace rigor::test_program;
    if (argc < 2 || argv[1][0] == '-') {
        int failed = 0;
        for (const auto& [name, run] : files()) failed += run(argc, argv);
        return failed;
    }
    const auto found = files().find(argv[1]);
    if (found == files().end()) {
        std::fprintf(stderr, "There are no tests %s here; there are:", argv[1]);
        for (const auto& [name, run] : files()) std::fprintf(stderr, " %s", name.c_str());
        std::fputc('\n', stderr);
        return 2;
    }
    // Without the name of the program: settings and caches of the files, several of which run at once, stay
    // apart by theirs.
    std::vector<char*> arguments(argv + 1, argv + argc);
    arguments.push_back(nullptr);
    return found->second(argc - 1, arguments.data());
}
