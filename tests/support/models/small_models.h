#pragma once
// What tests on models of a few lines share: the model from its text, an unknown with its bounds, comparisons
// that say what they compared, and the sentence of a refusal.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/method.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <functional>

// static: files of one test program include other headers that name theirs alike.
namespace rigor::sample {

static inline bool near(double value, double expected, double relative, double absolute = 0) {
    const bool fine = std::abs(value - expected) <= std::max(relative * std::abs(expected), absolute);
    if (!fine) qWarning("%.15g instead of %.15g", value, expected);
    return fine;
}

static inline bool contains(const std::string& text, const std::string& part) {
    const bool found = text.find(part) != std::string::npos;
    if (!found) qWarning("%s", text.c_str());
    return found;
}

static inline bool anyContains(const auto& list, const std::string& part) {
    return std::any_of(list.begin(), list.end(), [&](const auto& one) {
        if constexpr (requires { one.text(Minus::Hyphen); })
            return one.text(Minus::Hyphen).find(part) != std::string::npos;
        else
            return std::string(one).find(part) != std::string::npos;
    });
}

static inline ModelPtr modelOf(const std::string& text) {
    const CompiledModel compiled = compileModel(text, "model.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    return compiled.model;
}

static inline Unknown unknown(const std::string& name, double start, double min, double max) {
    Unknown u;
    u.name = name;
    u.value = {start, min, max};
    return u;
}

/// "no error" if there is none.
static inline std::string refusal(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.sentence();
    }
    return "no error";
}

} // namespace rigor::sample
