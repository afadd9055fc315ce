#include "ui/widgets/text/latex.h"

#include <QHash>

namespace rigor {
namespace {
/// Of what LaTeX reads as its own, and of what no text font of it has.
const QHash<QChar, QString>& latexSigns() {
    static const QHash<QChar, QString> signs = [] {
        QHash<QChar, QString> of{{u'\\', "\\textbackslash{}"},
                                 {u'~', "\\textasciitilde{}"},
                                 {u'^', "\\textasciicircum{}"},
                                 {u'[', "{[}"}, // after the end of a row it would begin a length
                                 {u'*', "{*}"}, // and this one would be part of that end
                                 {u'\u2212', "$-$"},
                                 {u'\u2013', "--"},
                                 {u'\u2014', "---"},
                                 {u'\u2026', "\\ldots{}"},
                                 {u'\u00a0', "~"},
                                 {u'\u2009', "\\,"},
                                 {u'\u202f', "\\,"},
                                 {u'\u00b7', "$\\cdot$"},
                                 {u'\u22c5', "$\\cdot$"},
                                 {u'\u00d7', "$\\times$"},
                                 {u'\u00b1', "$\\pm$"},
                                 {u'\u00b0', "$^{\\circ}$"},
                                 {u'\u2264', "$\\le$"},
                                 {u'\u2265', "$\\ge$"},
                                 {u'<', "$<$"},
                                 {u'>', "$>$"},
                                 {u'|', "$|$"},
                                 {u'\u2248', "$\\approx$"},
                                 {u'\u221e', "$\\infty$"},
                                 {u'\u221a', "$\\surd$"},
                                 {u'\u2192', "$\\to$"},
                                 {u'\u00b5', "$\\mu$"},
                                 {u'\u2126', "$\\Omega$"},
                                 {u'\u2032', "$'$"},
                                 {u'\u2030', "\\textperthousand{}"}};
        for (const char one : {'&', '%', '$', '#', '_', '{', '}'})
            of[QChar::fromLatin1(one)] = QString("\\") + QChar::fromLatin1(one);
        constexpr const char* kSmall[] = {"alpha",  "beta", "gamma", "delta",    "epsilon", "zeta", "eta",
                                          "theta",  "iota", "kappa", "lambda",   "mu",      "nu",   "xi",
                                          nullptr,  "pi",   "rho",   "varsigma", "sigma",   "tau",  "upsilon",
                                          "varphi", "chi",  "psi",   "omega"};
        for (char16_t k = 0; k < std::size(kSmall); ++k)
            if (kSmall[k]) of[QChar(u'\u03b1' + k)] = QString("$\\%1$").arg(kSmall[k]);
        for (const auto& [letter, name] : {std::pair{u'\u0393', "Gamma"},
                                           {u'\u0394', "Delta"},
                                           {u'\u0398', "Theta"},
                                           {u'\u039b', "Lambda"},
                                           {u'\u039e', "Xi"},
                                           {u'\u03a0', "Pi"},
                                           {u'\u03a3', "Sigma"},
                                           {u'\u03a6', "Phi"},
                                           {u'\u03a8', "Psi"},
                                           {u'\u03a9', "Omega"}})
            of[QChar(letter)] = QString("$\\%1$").arg(name);
        return of;
    }();
    return signs;
}

/// "⁻²" as "-2"; empty where the character is not raised (lowered).
QString plainOf(QChar c, bool raised) {
    static const QString kRaised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", kLowered = "₀₁₂₃₄₅₆₇₈₉₋₊", kPlain = "0123456789-+";
    const auto at = (raised ? kRaised : kLowered).indexOf(c);
    return at < 0 ? QString() : QString(kPlain[at]);
}
} // namespace

QString latexText(const QString& text) {
    QString written;
    for (qsizetype i = 0; i < text.size();) {
        bool shifted = false;
        for (const bool raised : {true, false}) {
            QString digits;
            while (i < text.size() && !plainOf(text[i], raised).isEmpty())
                digits += plainOf(text[i++], raised);
            if (digits.isEmpty()) continue;
            written += QString(raised ? "$^{%1}$" : "$_{%1}$").arg(digits);
            shifted = true;
        }
        if (shifted) continue;
        written += latexSigns().value(text[i], QString(text[i]));
        ++i;
    }
    return written;
}

} // namespace rigor
