#include "app/console.h"

#include <cstdio>

namespace rigor {

void tellStderr(std::string_view text) {
    [[maybe_unused]] const auto written = std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

bool tellStdout(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
}

} // namespace rigor
