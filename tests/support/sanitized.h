#pragma once

namespace rigor::sample {

/// Whether a sanitizer watches: ten to twenty times as slow, so that what draws millions of samples is left
/// to the release.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

} // namespace rigor::sample
