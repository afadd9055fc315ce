#pragma once
// Texts that are kept longer than the language they were made in: the verdict and the warnings of a run, what
// was found in a file. Made while a KeepSources lives, they hold the English pattern and what fills it;
// `retold` says them in the language of now. Only who tells them again may make them so: they are not for
// showing as they are.

#include <string>
#include <string_view>

namespace rigor {

/// While it lives, translate() and filled() in this thread, and in the parallel loops begun in it, keep their
/// sources. An inner one holds in place of an outer one.
class KeepSources {
  public:
    explicit KeepSources(bool keep = true);
    ~KeepSources();
    KeepSources(const KeepSources&) = delete;
    KeepSources& operator=(const KeepSources&) = delete;
    static bool here(); ///< whether texts made in this thread keep their sources

  private:
    bool before_;
};

/// Whether some part of the text can be said again.
bool hasSources(std::string_view text);

/// The text in the language and with the decimal sign of now. What has no source stays as it is.
std::string retold(std::string_view text);

} // namespace rigor
