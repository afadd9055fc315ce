#include "ui/kit/theme.h"

#include <cmath>

namespace rigor {

namespace {
Tokens makeLight() {
    Tokens t;
    t.dark = false;
    t.window = "#F2F3F5";
    t.nav = "#E9EBEE";
    t.raised = "#FFFFFF";
    t.field = "#FFFFFF";
    t.hover = "#E2E6EB";
    t.selection = "#D6E4F7";
    t.text = "#1C2127";
    t.muted = "#58626F";
    t.disabled = "#8B94A0";
    t.border = "#D6DAE0";
    t.strong = "#7E8895";
    t.grid = "#EBEEF1";
    t.accent = "#1F5FB8";
    t.onAccent = "#FFFFFF";
    t.success = "#1B7340";
    t.successStrip = "#E6F4EA";
    t.warning = "#8A5300";
    t.warningStrip = "#FFF3D9";
    t.error = "#B3261E";
    t.errorStrip = "#FCEAE8";
    t.infoStrip = "#E6EEF9";
    t.codeKeyword = "#7A3E9D";
    t.codeType = "#0B5C8A";
    t.codeBuiltin = "#0B6B66";
    t.codeNumber = "#9A4A00";
    t.codeString = "#1B7340";
    t.lineNumber = "#6B7582";
    t.currentLine = "#F4F6F9";
    t.series = {"#0B6696", "#E8590C", "#1F9E82", "#9270DB", "#8E2420", "#2B1A85"};
    t.seriesText = {"#0B6696", "#BF4604", "#13785F", "#6D48C2", "#8E2420", "#2B1A85"};
    t.reference = "#5E6875";
    t.sequential = {"#EAF3F5", "#C6DFE6", "#9AC7D3", "#67ABBD", "#388CA3", "#176B84", "#084A61"};
    t.diverging = {"#B5420B", "#E8946B", "#F3D3C2", t.raised, "#C3D9E8", "#6FA8CC", "#0B6696"};
    t.admissible = "#0B7A75";
    t.undecided = "#E3A21A";
    t.excluded = "#E4E7EB";
    t.excludedEdge = "#C3C9D1";
    return t;
}

Tokens makeDark() {
    Tokens t;
    t.dark = true;
    t.window = "#1F2227";
    t.nav = "#1A1D21";
    t.raised = "#262A30";
    t.field = "#1B1E23";
    t.hover = "#30353D";
    t.selection = "#263E5E";
    t.text = "#E3E6EA";
    t.muted = "#A2ABB7";
    t.disabled = "#6F7884";
    t.border = "#3A4049";
    t.strong = "#76808D";
    t.grid = "#31363E";
    t.accent = "#7CB0F2";
    t.onAccent = "#10233B";
    t.success = "#6CC48C";
    t.successStrip = "#1F3529";
    t.warning = "#E3B154";
    t.warningStrip = "#3A3019";
    t.error = "#F28B82";
    t.errorStrip = "#42241F";
    t.infoStrip = "#22334A";
    t.codeKeyword = "#CBA6F0";
    t.codeType = "#7CC0F2";
    t.codeBuiltin = "#5CC7BC";
    t.codeNumber = "#F0AC6E";
    t.codeString = "#8FD0A0";
    t.lineNumber = "#838D9A";
    t.currentLine = "#23272D";
    t.series = {"#67B7FF", "#EA6A24", "#22A592", "#F5C0B8", "#D8E85A", "#9A72FF"};
    t.seriesText = {"#67B7FF", "#F5894D", "#3BC2AC", "#F5C0B8", "#D8E85A", "#B598FF"};
    t.reference = "#A9B3BF";
    t.sequential = {"#26363D", "#2B4C58", "#2F6677", "#3A8498", "#55A4B6", "#82C4D0", "#BBE3E8"};
    t.diverging = {"#B5420B", "#E8946B", "#F3D3C2", t.raised, "#C3D9E8", "#6FA8CC", "#0B6696"};
    t.admissible = "#1F8F8A";
    t.undecided = "#E8B64A";
    t.excluded = "#333941";
    t.excludedEdge = "#4A525D";
    return t;
}

// WCAG 2.1, definition of relative luminance.
double luminance(const QColor& c) {
    const auto linear = [](double v) {
        return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.red() / 255.0) + 0.7152 * linear(c.green() / 255.0) +
           0.0722 * linear(c.blue() / 255.0);
}
} // namespace

const Tokens& lightTokens() {
    static const Tokens kTokens = makeLight();
    return kTokens;
}

const Tokens& darkTokens() {
    static const Tokens kTokens = makeDark();
    return kTokens;
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

std::vector<qreal> seriesDash(int series) {
    switch (series % 6) {
    case 1:
        return {6, 3};
    case 2:
        return {2, 3};
    case 3:
        return {8, 3, 2, 3};
    case 4:
        return {10, 4};
    case 5:
        return {4, 2};
    default:
        return {};
    }
}

} // namespace rigor
