#include "ui/report/pdf.h"

#include "core/foundation/base/error.h"
#include "ui/report/pdf_outline.h"
#include "ui/report/report_pages.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QSaveFile>

namespace rigor {
namespace {
/// Fonts need a QGuiApplication. The command line has none and may have no display.
void ensureApplication() {
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance())) return;
    if (QCoreApplication::instance())
        fail("A PDF needs a program with fonts; this one was started without them.");
    static int argc = 3;
    static char name[] = "rigor", option[] = "-platform", platform[] = "offscreen";
    static char* argv[] = {name, option, platform, nullptr};
    // What Qt warns of (no XDG_RUNTIME_DIR) is nothing the user of a command can act on.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            fmt::print(stderr, "rigor: {}\n", text.toStdString());
    });
    // Never destroyed: at exit the platform it needs may already be gone.
    new QGuiApplication(argc, argv);
}
} // namespace

void writePdf(const Report& report, const std::filesystem::path& file) {
    ensureApplication();
    const ReportPages pages(report);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(1440);
        writer.setTitle(QString::fromStdString(report.title));
        writer.setCreator(QString::fromStdString(report.footer));
        QPainter painter(&writer);
        for (int page = 0; page < pages.count(); ++page) {
            if (page > 0) writer.newPage();
            painter.save();
            painter.scale(1440 / 72.0, 1440 / 72.0);
            pages.paint(painter, page);
            painter.restore();
        }
    }
    buffer.close();
    addPdfOutline(bytes, pages.outline(), QString::fromStdString(report.language));
    QSaveFile out(QString::fromStdString(file.string()));
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        fail(sentence("Project", "The report cannot be written to {}: {}."), file.string(),
             out.errorString().toStdString());
}

} // namespace rigor
