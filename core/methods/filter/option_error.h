#pragma once
// An option of the filter whose value does not fit the problem.

#include "core/foundation/base/error.h"

#include <string>
#include <type_traits>
#include <utility>

namespace rigor {

/// "options.<key>: <reason>"
class OptionError : public Error {
  public:
    OptionError(std::string key, Message reason)
        : Error(filled(translate("Method", "options.{}: {}"), key, reason)), key_(std::move(key)),
          reason_(std::move(reason)) {}
    const std::string& key() const { return key_; }
    /// What is said where the option itself is at hand.
    const Message& reason() const { return reason_; }

  private:
    std::string key_;
    Message reason_;
};

template <class... Args>
[[noreturn]] void failOption(const std::string& key, SentenceFor<std::type_identity_t<Args>...> reason,
                             const Args&... args) {
    throw OptionError(key, filled(translate(reason.said.context, reason.said.text), args...));
}

} // namespace rigor
