#include "ui/widgets/text/language.h"

#include "core/foundation/base/translate.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

static void initialiseTranslations() { Q_INIT_RESOURCE(translations); }

namespace rigor {

namespace {
// Words that core keeps in English, because files hold them too, and the window shows: phases of a run and
// how it ended.
[[maybe_unused]] const char* const kWords[] = {
    QT_TRANSLATE_NOOP("Field", "propagating"),
    QT_TRANSLATE_NOOP("Field", "checking the box"),
    QT_TRANSLATE_NOOP("Field", "answered"),
    QT_TRANSLATE_NOOP("Field", "not-run"),
    QT_TRANSLATE_NOOP("Field", "searching"),
    QT_TRANSLATE_NOOP("Field", "starts"),
    QT_TRANSLATE_NOOP("Field", "cross-validation"),
    QT_TRANSLATE_NOOP("Field", "refining"),
    QT_TRANSLATE_NOOP("Field", "least squares"),
    QT_TRANSLATE_NOOP("Field", "standard errors"),
    QT_TRANSLATE_NOOP("Field", "other maxima"),
    QT_TRANSLATE_NOOP("Field", "building response surfaces"),
    QT_TRANSLATE_NOOP("Field", "checking response surfaces"),
    QT_TRANSLATE_NOOP("Field", "reference"),
    QT_TRANSLATE_NOOP("Field", "sensor sets"),
    QT_TRANSLATE_NOOP("Field", "splits"),
    QT_TRANSLATE_NOOP("Field", "coverage"),
    QT_TRANSLATE_NOOP("Field", "profile"),
    QT_TRANSLATE_NOOP("Field", "plain fit"),
    QT_TRANSLATE_NOOP("Field", "comparing optimisers"),
    QT_TRANSLATE_NOOP("Field", "basins"),
    QT_TRANSLATE_NOOP("Field", "noise study"),
    QT_TRANSLATE_NOOP("Field", "scoring combinations"),
    QT_TRANSLATE_NOOP("Field", "proving A"),
    QT_TRANSLATE_NOOP("Field", "proving D"),
    QT_TRANSLATE_NOOP("Field", "proving E"),
    QT_TRANSLATE_NOOP("Field", "proving ME"),
    QT_TRANSLATE_NOOP("Field", "sample sizes"),
    QT_TRANSLATE_NOOP("Field", "filtering"),
    QT_TRANSLATE_NOOP("Field", "smoothing"),
    QT_TRANSLATE_NOOP("Field", "trying other noise"),
    QT_TRANSLATE_NOOP("Field", "trying other clocks"),
    QT_TRANSLATE_NOOP("Field", "dividing unknown times"),
    QT_TRANSLATE_NOOP("Field", "finding the cause"),
    QT_TRANSLATE_NOOP("Field", "dividing"),
    QT_TRANSLATE_NOOP("Field", "reading"),
    // Why a search ended (core/foundation/optim/search.h).
    QT_TRANSLATE_NOOP("Field", "not run"),
    QT_TRANSLATE_NOOP("Field", "converged"),
    QT_TRANSLATE_NOOP("Field", "all iterations made"),
    QT_TRANSLATE_NOOP("Field", "budget of evaluations spent"),
    QT_TRANSLATE_NOOP("Field", "no better point found"),
    QT_TRANSLATE_NOOP("Field", "stopped"),
    QT_TRANSLATE_NOOP("Field", "every point was rejected"),
    // Kinds of warnings of the CSV reader (core/engine/data/csv/csv_dialect.h).
    QT_TRANSLATE_NOOP("Field", "not-utf8"),
    QT_TRANSLATE_NOOP("Field", "mixed-line-ends"),
    QT_TRANSLATE_NOOP("Field", "too-few-fields"),
    QT_TRANSLATE_NOOP("Field", "too-many-fields"),
    QT_TRANSLATE_NOOP("Field", "truncated-last-row"),
    QT_TRANSLATE_NOOP("Field", "not-a-number"),
    QT_TRANSLATE_NOOP("Field", "not-a-date"),
    QT_TRANSLATE_NOOP("Field", "invalid-number"),
    QT_TRANSLATE_NOOP("Field", "renamed"),
    QT_TRANSLATE_NOOP("Field", "no-header"),
    QT_TRANSLATE_NOOP("Field", "skipped-line"),
    QT_TRANSLATE_NOOP("Field", "unknown-unit"),
    QT_TRANSLATE_NOOP("Field", "ambiguous-date"),
    QT_TRANSLATE_NOOP("Field", "ambiguous-decimal"),
    QT_TRANSLATE_NOOP("Field", "mixed-time-zones"),
    QT_TRANSLATE_NOOP("Field", "date-joined"),
    QT_TRANSLATE_NOOP("Field", "repeated-time"),
    QT_TRANSLATE_NOOP("Field", "backward-time"),
    QT_TRANSLATE_NOOP("Field", "stray-quote"),
    QT_TRANSLATE_NOOP("Field", "empty-column"),
    QT_TRANSLATE_NOOP("Field", "commented-rows"),
    QT_TRANSLATE_NOOP("Field", "not-a-row"),
    QT_TRANSLATE_NOOP("Field", "other-delimiter"),
    QT_TRANSLATE_NOOP("Field", "ambiguous-names"),
    QT_TRANSLATE_NOOP("Field", "several-times"),
    QT_TRANSLATE_NOOP("Field", "gap"),
    QT_TRANSLATE_NOOP("Field", "open-end"),
    QT_TRANSLATE_NOOP("Field", "other-tables"),
    QT_TRANSLATE_NOOP("Field", "no-cached-value"),
    // How a run ended.
    QT_TRANSLATE_NOOP("Field", "empty"),
    QT_TRANSLATE_NOOP("Field", "no-answer"),
    QT_TRANSLATE_NOOP("Field", "cancelled"),
    QT_TRANSLATE_NOOP("Field", "failed"),
    // Choices of the fields (form.cpp).
    QT_TRANSLATE_NOOP("Field", "gaussian"),
    QT_TRANSLATE_NOOP("Field", "maximum entropy"),
    QT_TRANSLATE_NOOP("Field", "tensor"),
    QT_TRANSLATE_NOOP("Field", "smolyak"),
    QT_TRANSLATE_NOOP("Field", "quadrature"),
    QT_TRANSLATE_NOOP("Field", "multinomial"),
    QT_TRANSLATE_NOOP("Field", "genetic"),
    QT_TRANSLATE_NOOP("Field", "squared"),
    QT_TRANSLATE_NOOP("Field", "huber"),
    QT_TRANSLATE_NOOP("Field", "cauchy"),
    QT_TRANSLATE_NOOP("Field", "sum"),
    QT_TRANSLATE_NOOP("Field", "integral"),
    QT_TRANSLATE_NOOP("Field", "error"),
    QT_TRANSLATE_NOOP("Field", "squared error"),
    QT_TRANSLATE_NOOP("Field", "dual"),
    QT_TRANSLATE_NOOP("Field", "complex step"),
    QT_TRANSLATE_NOOP("Field", "published"),
    QT_TRANSLATE_NOOP("Field", "joseph"),
    QT_TRANSLATE_NOOP("Field", "observer"),
    QT_TRANSLATE_NOOP("Field", "batch"),
    QT_TRANSLATE_NOOP("Field", "offline"),
    QT_TRANSLATE_NOOP("Field", "particle swarm"),
    QT_TRANSLATE_NOOP("Field", "genetic + gradient"),
    QT_TRANSLATE_NOOP("Field", "gradient"),
    QT_TRANSLATE_NOOP("Field", "multi start"),
    QT_TRANSLATE_NOOP("Field", "none"),
    QT_TRANSLATE_NOOP("Field", "monte carlo"),
    QT_TRANSLATE_NOOP("Field", "latin hypercube"),
    QT_TRANSLATE_NOOP("Field", "sobol"),
    QT_TRANSLATE_NOOP("Field", "simulation"),
    QT_TRANSLATE_NOOP("Field", "surfaces"),
    QT_TRANSLATE_NOOP("Field", "all"),
    QT_TRANSLATE_NOOP("Field", "automatic"),
    QT_TRANSLATE_NOOP("Field", "enumeration"),
    QT_TRANSLATE_NOOP("Field", "branch and bound"),
    // Families of distributions and their parameters
    // (core/foundation/stats/distributions/distribution_families.cpp).
    QT_TRANSLATE_NOOP("Field", "Normal"),
    QT_TRANSLATE_NOOP("Field", "Truncated normal"),
    QT_TRANSLATE_NOOP("Field", "Gamma"),
    QT_TRANSLATE_NOOP("Field", "Beta"),
    QT_TRANSLATE_NOOP("Field", "Uniform"),
    QT_TRANSLATE_NOOP("Field", "Lognormal"),
    QT_TRANSLATE_NOOP("Field", "mean"),
    QT_TRANSLATE_NOOP("Field", "sd"),
    QT_TRANSLATE_NOOP("Field", "log mean"),
    QT_TRANSLATE_NOOP("Field", "log sd"),
    QT_TRANSLATE_NOOP("Field", "Std. deviation"),
    QT_TRANSLATE_NOOP("Field", "minimum"),
    QT_TRANSLATE_NOOP("Field", "maximum"),
    QT_TRANSLATE_NOOP("Field", "shape"),
    QT_TRANSLATE_NOOP("Field", "scale"),
    QT_TRANSLATE_NOOP("Field", "rate"),
    QT_TRANSLATE_NOOP("Field", "alpha"),
    QT_TRANSLATE_NOOP("Field", "beta"),
};

bool spoken(const QString& code) {
    const auto& all = Language::all();
    return std::any_of(all.begin(), all.end(), [&](const auto& entry) { return entry.code == code; });
}

/// The first language of the system that Rigor speaks.
QString ofTheSystem() {
    for (const QString& tag : QLocale::system().uiLanguages())
        if (const QString code = tag.section('-', 0, 0).section('_', 0, 0); spoken(code)) return code;
    return QStringLiteral("en");
}

/// What several contexts translate alike stands once, in a context of its own
/// (scripts/update_translations.py).
class Catalogue : public QTranslator {
  public:
    QString translate(const char* context, const char* text, const char* comment, int count) const override {
        const QString own = QTranslator::translate(context, text, comment, count);
        return own.isNull() ? QTranslator::translate("Shared", text, comment, count) : own;
    }
};

template <class Translator> std::unique_ptr<QTranslator> install(const QString& file) {
    auto translator = std::make_unique<Translator>();
    if (!translator->load(file)) return nullptr;
    QCoreApplication::installTranslator(translator.get());
    return translator;
}
} // namespace

Language::Language() {
    setTranslator([](const char* context, const char* text) {
        return QCoreApplication::translate(context, text).toStdString();
    });
}

Language& Language::instance() {
    static Language language;
    return language;
}

const std::vector<Language::Entry>& Language::all() {
    static const std::vector<Entry> entries{
        {"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}, {"nl", "Nederlands"}};
    return entries;
}

void Language::choose(const QString& code) {
    initialiseTranslations();
    choice_ = spoken(code) ? code : QString();
    current_ = choice_.isEmpty() ? ofTheSystem() : choice_;
    // A system of the same language keeps its country: a Swiss keeps the Swiss signs.
    const QLocale system = QLocale::system();
    QLocale::setDefault(
        choice_.isEmpty() || system.language() == QLocale(choice_).language() ? system : QLocale(choice_));
    setDecimalSign(QLocale().decimalPoint() == "," ? ',' : '.');
    qts_.reset();
    ours_.reset(); // a translator that goes is no longer installed
    if (current_ != "en")
        qts_ = install<QTranslator>(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_" +
                                    current_ + ".qm");
    ours_ = install<Catalogue>(":/translations/rigor_" + current_ + ".qm");
    Q_EMIT changed();
}

QString fieldText(const std::string& text) {
    return text.empty() ? QString() : QString::fromStdString(translate("Field", text.c_str()));
}

} // namespace rigor
