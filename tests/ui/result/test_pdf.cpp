#include "core/foundation/base/error.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"
#include "ui/report/pdf.h"
#include "ui/report/preview.h"
#include "ui/report/report_pages.h"

#include <QtTest>

namespace test_pdf {

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

    /// Many columns with long heads: heads wrap between their words, and no word is divided.
    void noWordOfATableHeadIsDivided() {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext (poppler-utils) is not installed.");
        QTemporaryDir dir;
        const QString file = dir.filePath("report.pdf");
        Report report = sampleReport();
        ReportTable table;
        table.number = "Table 9";
        table.columns = {{"Sensor"}};
        for (int k = 0; k < 5; ++k)
            table.columns.push_back({"Größte Autokorrelation der Innovationen", true});
        table.columns.push_back({"Befund"});
        table.rows.push_back({"Druck", "0.123", "0.1", "0.1", "0.1", "0.1",
                              "rauscht wie angegeben und ist nirgends auffällig gewesen"});
        report.sections.insert(report.sections.begin(), ReportSection{"Sensoren", "1", {table}, "estimate"});
        writePdf(report, file.toStdString());
        const QString text = run("pdftotext", {"-layout", file, "-"});
        QCOMPARE(text.count("Autokorrelation"), 5);
        QCOMPARE(text.count("Innovationen"), 5);
        QVERIFY(text.contains("Sensor "));
    }

    /// A last page of a few lines is taken up by figures that are a little lower; no page is left half empty
    /// by a figure that text could stand before.
    void pagesAreFilled() {
        FigurePanel panel;
        panel.series = {{.name = "a", .x = {0, 1}, .y = {0, 1}}};
        const auto figure = [&](double height) {
            Figure made{.name = "f", .panels = {panel}, .panelHeight = height};
            made.caption = "A caption.";
            return ReportFigure{"Figure 1", std::move(made)};
        };
        const auto addLines = [](ReportSection& section, int count) {
            for (int k = 0; k < count; ++k) section.blocks.push_back(ReportParagraph{{{"A line."}}});
        };
        // Most paragraphs of one line behind a figure that fit on one page with it. Of 54 pt it cannot be
        // lowered.
        const auto most = [&](double height) {
            for (int count = 1;; ++count) {
                Report report;
                report.sections = {ReportSection{"Section", "1", {figure(height)}, "estimate"}};
                addLines(report.sections[0], count);
                if (ReportPages(report).count() > 1) return count - 1;
            }
        };
        constexpr double kLine = 18.5; // with the space above
        const int rigid = most(54), lowered = most(204);
        QVERIFY(rigid > 10);
        QVERIFY2(lowered >= rigid - 150 / kLine + 3, qPrintable(QString("%1, %2").arg(rigid).arg(lowered)));
        QVERIFY(lowered < rigid);
        // What follows a figure that goes on to the next page stands before it, but for the next section.
        Report report;
        report.sections = {ReportSection{"Section", "1", {}, "estimate"},
                           ReportSection{"Next", "2", {}, "warnings"}};
        addLines(report.sections[0], 20);
        report.sections[0].blocks.push_back(figure(900));
        addLines(report.sections[0], 10);
        addLines(report.sections[1], 1);
        const ReportPages filled(report);
        QCOMPARE(filled.count(), 2); // else the lines behind the figure would go on to a third
        QCOMPARE(filled.outline().size(), std::size_t(2));
        QCOMPARE(filled.outline()[1].page, 1);
        QVERIFY2(filled.outline()[1].top > 500, qPrintable(QString::number(filled.outline()[1].top)));
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

} // namespace test_pdf
