#pragma once
// The two streams of a command. What cannot be written to them costs the words, never the results: that a
// command could not print is said by its exit code at its end.

#include <string_view>

namespace rigor {

void tellStderr(std::string_view text);
/// Flushed. False where it could not be written, as in the rest of the program from then on (ferror).
bool tellStdout(std::string_view text);

} // namespace rigor
