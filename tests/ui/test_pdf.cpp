#include "core/foundation/base/error.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"
#include "ui/report/pdf.h"
#include "ui/report/preview.h"
#include "ui/report/report_pages.h"

#include <QtTest>

using namespace rigor;

namespace {
Report sampleReport() {
    Study study;
    study.title = "Wet clutch";
    study.file = "inverse-uncertainty.toml";
    study.model = "wet-clutch.mo";
    study.data.files = {"experiments.csv"};
    ReportSettings settings;
    settings.allExperiments = settings.searchTrace = true;
    settings.studyText = "method = \"inverse-uncertainty\"\n";
    Result result = sample::inverseResult(108, 1);
    result.warnings = {"The intervals assume that the model is right. Nothing was held back."};
    return buildReport(result, study, settings);
}

QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(30000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}
} // namespace

class TestPdf : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pagesAreNumberedAndHoldTheContent() {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext (poppler-utils) is not installed.");
        QTemporaryDir dir;
        const QString file = dir.filePath("report.pdf");
        const Report report = sampleReport();
        writePdf(report, file.toStdString());
        const int pages = ReportPages(report).count();
        QVERIFY(pages >= 4);
        const QString text = run("pdftotext", {"-layout", file, "-"});
        for (int page = 1; page <= pages; ++page)
            QVERIFY2(text.contains(QString("Page %1 of %2").arg(page).arg(pages)),
                     qPrintable(QString::number(page)));
        QCOMPARE(text.count("report " + QString::fromStdString(report.shortHash)), pages);
        for (const char* part : {"Answered with reservations.", "1 Estimate", "2 Predicted densities",
                                 "Figure 1.", "Table 1.", "shifting time", "f55c26ca",
                                 "rigor run inverse-uncertainty.toml", "Experiment 1: 3 of 25 nodes"})
            QVERIFY2(text.contains(part), part);
        const QString info = run("pdfinfo", {file});
        QVERIFY(info.contains("Wet clutch") && info.contains("A4"));
        const QString fonts = run("pdffonts", {file});
        QVERIFY2(fonts.contains("Inter"), qPrintable(fonts));
        QVERIFY(!fonts.contains(QRegularExpression("TrueType +\\S+ +no"))); // all embedded
    }

    void signsBesideFiguresCanBeCopied() {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext (poppler-utils) is not installed.");
        QTemporaryDir dir;
        const QString file = dir.filePath("report.pdf");
        Report report = sampleReport();
        const QString signs = QString::fromUtf8("x = −1.5 ± 0.2; (3:4) × 2 + 10⁻³ ≤ 7 % – 8 µm² – CO₂");
        report.verdict.text = signs.toStdString();
        writePdf(report, file.toStdString());
        const QString text = run("pdftotext", {"-layout", file, "-"});
        QVERIFY2(text.contains(signs), qPrintable(text.left(1500)));
    }

    void theFileHasAnOutlineOfItsSections() {
        QTemporaryDir dir;
        const QString file = dir.filePath("report.pdf");
        writePdf(sampleReport(), file.toStdString());
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.contains("/Outlines"));
        QVERIFY(bytes.contains("/Lang (en)"));
        const int sections = static_cast<int>(sampleReport().sections.size());
        QCOMPARE(
            int(bytes.count("/Parent " + bytes.mid(bytes.indexOf("/Outlines ") + 10, 12).split('\n')[0])),
            sections);
    }

    void captionsStayWithTheirFigures() {
        // Whatever stands before it, a figure and its caption are on one page: the outline shows no heading
        // at the very foot, and no page begins with a caption.
        Report report = sampleReport();
        for (int lines = 0; lines < 30; lines += 3) {
            Report shifted = report;
            std::string filler;
            for (int i = 0; i < lines; ++i) filler += "A line that moves all that follows.\n";
            shifted.sections.front().blocks.insert(shifted.sections.front().blocks.begin(),
                                                   ReportParagraph{{{filler + "."}}});
            const ReportPages pages(shifted);
            for (const auto& entry : pages.outline()) QVERIFY(entry.top < 775 - 16 - 2 * 12);
        }
    }

    void aFolderThatIsNotThereIsAnError() {
        QVERIFY_EXCEPTION_THROWN(writePdf(sampleReport(), "/nowhere/at/all/report.pdf"), Error);
    }

    void thePreviewShowsTheSamePages() {
        ReportPreview preview;
        preview.resize(500, 400);
        preview.setReport([] { return sampleReport(); });
        preview.setFit(ReportPreview::Fit::Width);
        preview.show();
        QTRY_COMPARE_WITH_TIMEOUT(preview.pageCount(), ReportPages(sampleReport()).count(), 60000);
        QVERIFY(!preview.grab().isNull());
    }
};

RIGOR_WINDOW_TEST(TestPdf)
#include "test_pdf.moc"
