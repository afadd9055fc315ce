#pragma once
// Which program this is, of one version too: another build may give other numbers.

namespace rigor {

/// "1.0.0 (89abcdef01234567)": the version, and the beginning of a SHA-256 of the sources in core/
/// (cmake/program_build.cmake). The same wherever the same sources were built.
const char* programBuild();

} // namespace rigor
