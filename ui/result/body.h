#pragma once
// The widgets of the views of a result page.

#include "core/presentation/presentation.h"

#include <QWidget>

namespace rigor {

class PageState;

inline constexpr int kReadable = 150; ///< px: least height of a plot on a page that scrolls

/// What the views of a page have in common.
struct BodyContext {
    PageState& state;
    bool scrolls = false; ///< the page: what is on it keeps a height that can be read
    bool live = false;    ///< it follows a record; what is played is played by somebody else
};

/// The widget of a view, and how it goes on to the same view of a further result. False, or no such function:
/// it cannot, and must be made anew.
struct MadeBody {
    MadeBody(QWidget* made = nullptr, std::function<bool(const view::Body&)> goOn = {})
        : widget(made), update(std::move(goOn)) {}
    QWidget* widget;
    std::function<bool(const view::Body&)> update;
};
MadeBody makeBody(const view::Body& body, const BodyContext& context);

} // namespace rigor
