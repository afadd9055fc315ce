#include "ui/report/pdf_outline.h"

#include <QRegularExpression>

namespace rigor {
namespace {
/// Text string of PDF: UTF-16 with byte order mark, as hexadecimal digits.
QByteArray pdfText(const QString& text) {
    QByteArray utf16("\xFE\xFF", 2);
    for (const QChar c : text) {
        utf16.append(static_cast<char>(c.unicode() >> 8));
        utf16.append(static_cast<char>(c.unicode() & 0xFF));
    }
    return "<" + utf16.toHex() + ">";
}
} // namespace

void addPdfOutline(QByteArray& pdf, const std::vector<ReportPages::OutlineEntry>& entries,
                   const QString& language) {
    if (entries.empty()) return;
    const QString text = QString::fromLatin1(pdf); // one character per byte: offsets agree
    const auto lastMatch = [&](const char* pattern) {
        QRegularExpressionMatch found;
        auto all =
            QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption).globalMatch(text);
        while (all.hasNext()) found = all.next();
        return found;
    };
    const auto start = lastMatch("startxref\\s+(\\d+)\\s");
    const auto size = lastMatch("trailer\\s*<<[^>]*?/Size (\\d+)");
    const auto root = lastMatch("/Root (\\d+) 0 R");
    const auto info = lastMatch("/Info (\\d+) 0 R");
    const auto kids = lastMatch("/Kids\\s*\\[([^\\]]*)\\]");
    if (!start.hasMatch() || !size.hasMatch() || !root.hasMatch() || !kids.hasMatch()) return;
    const int rootObject = root.captured(1).toInt(), first = size.captured(1).toInt();
    const auto catalog =
        lastMatch(QByteArray("[\\r\\n]" + QByteArray::number(rootObject) + " 0 obj\\s*<<(.*?)>>\\s*endobj")
                      .constData());
    if (!catalog.hasMatch()) return;
    std::vector<QString> pages;
    auto references = QRegularExpression("(\\d+) 0 R").globalMatch(kids.captured(1));
    while (references.hasNext()) pages.push_back(references.next().captured(1));

    std::vector<std::pair<int, qsizetype>> offsets; // object, place
    const auto object = [&](int number, const QByteArray& body) {
        offsets.emplace_back(number, pdf.size());
        pdf += QByteArray::number(number) + " 0 obj\n<<\n" + body + "\n>>\nendobj\n";
    };
    const int count = static_cast<int>(entries.size()), outlines = first;
    const auto ref = [](int number) { return QByteArray::number(number) + " 0 R"; };
    if (!pdf.endsWith('\n')) pdf += '\n';
    QByteArray body = catalog.captured(1).toLatin1();
    body += "\n/Outlines " + ref(outlines) + "\n/PageMode /UseOutlines";
    if (!body.contains("/Lang")) body += "\n/Lang (" + language.toLatin1() + ")";
    object(rootObject, body);
    object(outlines, "/Type /Outlines /First " + ref(first + 1) + " /Last " + ref(first + count) +
                         " /Count " + QByteArray::number(count));
    for (int i = 0; i < count; ++i) {
        const auto& e = entries[static_cast<std::size_t>(i)];
        if (e.page < 0 || e.page >= static_cast<int>(pages.size())) continue;
        QByteArray item = "/Title " + pdfText(e.title) + " /Parent " + ref(outlines) + " /Dest [" +
                          pages[static_cast<std::size_t>(e.page)].toLatin1() + " 0 R /XYZ 0 " +
                          QByteArray::number(ReportPages::kHeight - e.top + 6, 'f', 1) + " 0]";
        if (i > 0) item += " /Prev " + ref(first + i);
        if (i + 1 < count) item += " /Next " + ref(first + i + 2);
        object(first + 1 + i, item);
    }
    const qsizetype xref = pdf.size();
    pdf += "xref\n";
    for (const auto& [number, offset] : offsets)
        pdf += QByteArray::number(number) + " 1\n" + QByteArray::number(offset).rightJustified(10, '0') +
               " 00000 n \n";
    pdf += "trailer\n<<\n/Size " + QByteArray::number(first + count + 1) + "\n/Root " + ref(rootObject);
    if (info.hasMatch()) pdf += "\n/Info " + info.captured(1).toLatin1() + " 0 R";
    pdf += "\n/Prev " + start.captured(1).toLatin1() + "\n>>\nstartxref\n" + QByteArray::number(xref) +
           "\n%%EOF\n";
}

} // namespace rigor
