#pragma once
// nlohmann/json without its literal operators: they are inline functions that call json::parse, for which GCC
// instantiates the whole parser in every translation unit that includes the header, 0.7 s of the 1.0 s an
// empty file took. As a template that nobody calls it costs nothing.

#define _json(text, length)                                                                                  \
    _json(text, length);                                                                                     \
    template <typename = void> nlohmann::json literalJson(text, length)
#include <nlohmann/json.hpp> // IWYU pragma: export
#undef _json
