#include "ui/widgets/look/theme.h"

#include <cmath>

namespace rigor {

namespace {
/// A token with its light and its dark colour.
struct TokenRow {
    QColor Tokens::*token;
    const char *light, *dark;
};
constexpr TokenRow kTokenRows[] = {
    {&Tokens::window, "#F2F3F5", "#1F2227"},       {&Tokens::nav, "#E9EBEE", "#1A1D21"},
    {&Tokens::raised, "#FFFFFF", "#262A30"},       {&Tokens::field, "#FFFFFF", "#1B1E23"},
    {&Tokens::hover, "#E2E6EB", "#30353D"},        {&Tokens::selection, "#D6E4F7", "#263E5E"},
    {&Tokens::text, "#1C2127", "#E3E6EA"},         {&Tokens::muted, "#58626F", "#A2ABB7"},
    {&Tokens::disabled, "#8B94A0", "#6F7884"},     {&Tokens::border, "#D6DAE0", "#3A4049"},
    {&Tokens::strong, "#7E8895", "#76808D"},       {&Tokens::grid, "#EBEEF1", "#31363E"},
    {&Tokens::accent, "#1F5FB8", "#7CB0F2"},       {&Tokens::onAccent, "#FFFFFF", "#10233B"},
    {&Tokens::success, "#1B7340", "#6CC48C"},      {&Tokens::successBar, "#E6F4EA", "#1F3529"},
    {&Tokens::warning, "#8A5300", "#E3B154"},      {&Tokens::warningBar, "#FFF3D9", "#3A3019"},
    {&Tokens::error, "#B3261E", "#F28B82"},        {&Tokens::errorBar, "#FCEAE8", "#42241F"},
    {&Tokens::infoStrip, "#E6EEF9", "#22334A"},    {&Tokens::codeKeyword, "#7A3E9D", "#CBA6F0"},
    {&Tokens::codeType, "#0B5C8A", "#7CC0F2"},     {&Tokens::codeBuiltin, "#0B6B66", "#5CC7BC"},
    {&Tokens::codeNumber, "#9A4A00", "#F0AC6E"},   {&Tokens::codeString, "#1B7340", "#8FD0A0"},
    {&Tokens::lineNumber, "#6B7582", "#838D9A"},   {&Tokens::currentLine, "#F4F6F9", "#23272D"},
    {&Tokens::reference, "#5E6875", "#A9B3BF"},    {&Tokens::admissible, "#0B7A75", "#1F8F8A"},
    {&Tokens::undecided, "#E3A21A", "#E8B64A"},    {&Tokens::excluded, "#E4E7EB", "#333941"},
    {&Tokens::excludedEdge, "#C3C9D1", "#4A525D"},
};

Tokens makeTokens(bool dark) {
    Tokens t;
    t.dark = dark;
    for (const TokenRow& row : kTokenRows) t.*row.token = QColor(dark ? row.dark : row.light);
    using Six = std::array<QColor, 6>;
    using Seven = std::array<QColor, 7>;
    t.series = dark ? Six{"#67B7FF", "#EA6A24", "#22A592", "#F5C0B8", "#D8E85A", "#9A72FF"}
                    : Six{"#0B6696", "#E8590C", "#1F9E82", "#9270DB", "#8E2420", "#2B1A85"};
    t.seriesText = dark ? Six{"#67B7FF", "#F5894D", "#3BC2AC", "#F5C0B8", "#D8E85A", "#B598FF"}
                        : Six{"#0B6696", "#BF4604", "#13785F", "#6D48C2", "#8E2420", "#2B1A85"};
    t.sequential = dark ? Seven{"#26363D", "#2B4C58", "#2F6677", "#3A8498", "#55A4B6", "#82C4D0", "#BBE3E8"}
                        : Seven{"#EAF3F5", "#C6DFE6", "#9AC7D3", "#67ABBD", "#388CA3", "#176B84", "#084A61"};
    t.diverging = {"#B5420B", "#E8946B", "#F3D3C2", t.raised, "#C3D9E8", "#6FA8CC", "#0B6696"};
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
    static const Tokens kTokens = makeTokens(false);
    return kTokens;
}

const Tokens& darkTokens() {
    static const Tokens kTokens = makeTokens(true);
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
