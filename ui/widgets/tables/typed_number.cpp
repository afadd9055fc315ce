#include "ui/widgets/tables/typed_number.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace rigor {

namespace {
const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
} // namespace

std::optional<double> parseTyped(const QString& typed, std::string_view unit, QString* why) {
    QString text = typed.trimmed();
    text.replace(QChar(0x2212), '-');
    for (const int space : {0x2009, 0x202F, 0xA0}) text.remove(QChar(space));
    static const QRegularExpression kTimes(QStringLiteral("\\s*×\\s*10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)"));
    if (const auto match = kTimes.match(text); match.hasMatch()) {
        QString exponent;
        for (const QChar c : match.captured(1))
            exponent += c == u'⁻' ? QString('-') : QString::number(kSuperscripts.indexOf(c));
        text.replace(match.capturedStart(), match.capturedLength(), 'e' + exponent);
    }
    static const QRegularExpression kNumber(
        QStringLiteral("^([+-]?(?:\\d+[.,]?\\d*|[.,]\\d+)(?:[eE][+-]?\\d+)?)\\s*(\\S.*)?$"));
    const auto match = kNumber.match(text);
    const auto refuse = [&](const QString& sentence) -> std::optional<double> {
        if (why) *why = sentence;
        return std::nullopt;
    };
    if (!match.hasMatch())
        return refuse(QCoreApplication::translate("Numbers", "\"%1\" is not a number").arg(typed.trimmed()));
    bool ok = false;
    const double value = match.captured(1).replace(',', '.').toDouble(&ok);
    if (!ok)
        return refuse(QCoreApplication::translate("Numbers", "\"%1\" is not a number").arg(typed.trimmed()));
    if (match.captured(2).isEmpty()) return value;
    try {
        return convert(value, match.captured(2).toStdString(), unit);
    } catch (const Error& e) {
        return refuse(QString::fromStdString(e.sentence()));
    }
}

} // namespace rigor
