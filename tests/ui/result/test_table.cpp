// Tables: what leaves them, and that their columns fit the room there is.
#include "tests/support/test_program.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_table {

using namespace rigor;

namespace {
TableColumn numbers(const QString& name, const QString& unit, std::vector<double> values) {
    TableColumn column;
    column.name = name;
    column.unit = unit;
    column.numbers = std::move(values);
    return column;
}
TableColumn texts(const QString& name, std::vector<QString> values) {
    TableColumn column;
    column.name = name;
    column.text = true;
    column.texts = std::move(values);
    return column;
}
} // namespace

class TestTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void csvHasHeadsUnitsAndEveryDigit() {
        NumberTable table;
        table.setColumns({texts("name, \"full\"", {"a", "b,c"}), numbers("time", "s", {0.1, std::nan("")}),
                          numbers("ratio", "–", {1.0 / 3, -2})});
        const QByteArray csv = table.csvText();
        QCOMPARE(csv, QByteArray("\"name, \"\"full\"\"\",time [s],ratio\n"
                                 "a,0.10000000000000001,0.33333333333333331\n"
                                 "\"b,c\",,-2\n"));
    }

    /// Of texts of one length.
    void theWidestWordFits() {
        for (const QString& wide : {QString("enabled"), QString("WWWWWWW")}) {
            NumberTable table;
            table.setColumns({texts("name", {"iiiiiii", wide}), numbers("value", "", {1, 2})});
            TableView view;
            view.setTable(&table);
            view.resize(245, 120);
            view.show();
            view.fitColumns();
            const int room = QFontMetrics(fontFor(TextUse::Table)).horizontalAdvance(wide);
            QVERIFY2(view.columnWidth(0) >= room,
                     qPrintable(QString("%1 of %2").arg(view.columnWidth(0)).arg(room)));
        }
    }

    void theTableOfAPaper() {
        NumberTable table;
        TableColumn value = numbers("value_1", "N/m²", {0.95, -2.5e-8});
        value.shown = {"0.950(9)", "−2.50 × 10⁻⁸"};
        table.setColumns({texts("unknown", {"k_1 & α", "*[a]\\b"}), value,
                          numbers("share", "%", {12, std::nan("")}), numbers("ratio", "–", {-0.5, 1.5})});
        QCOMPARE(table.latexTable(),
                 QString("\\begin{tabular}{lrrr}\n\\hline\n"
                         "unknown & value\\_1 {[}N/m$^{2}$] & share {[}\\%] & ratio \\\\\n\\hline\n"
                         "k\\_1 \\& $\\alpha$ & 0.950(9) & 12 & $-$0.5 \\\\\n"
                         "{*}{[}a]\\textbackslash{}b & $-$2.50 $\\times$ 10$^{-8}$ & -- & 1.5 \\\\\n"
                         "\\hline\n\\end{tabular}\n"));
    }

    void theMenuCopiesAsCsvAndLatex() {
        NumberTable table;
        table.setColumns({numbers("x_0", "m", {0.1, -2})});
        TableView view;
        view.setTable(&table);
        view.resize(300, 200);
        view.show();
        const auto copied = [&](const QString& entry) {
            QApplication::clipboard()->clear();
            QTimer::singleShot(50, &view, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!menu) return;
                for (QAction* action : menu->actions())
                    if (action->text() == entry) action->trigger();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 60),
                                    view.mapToGlobal(QPoint(20, 60)));
            QApplication::sendEvent(&view, &event);
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied("Copy as CSV"), QString("x_0 [m]\n0.10000000000000001\n-2\n"));
        QVERIFY(copied("Copy as LaTeX").contains("x\\_0 {[}m] \\\\\n\\hline\n0.1 \\\\\n$-$2.0 \\\\"));
    }

    void numbersThatFallByDecadesAreNotShownAsZero() {
        NumberTable table;
        table.setColumns({numbers("objective", "", {8.681, 1.1, 3e-5, 2e-9, 3.367e-19}),
                          numbers("residual", "", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1e-17})});
        const auto shown = [&](int row, int column) { return table.index(row, column).data().toString(); };
        for (int row = 0; row < 5; ++row)
            QVERIFY2(shown(row, 0).contains(QRegularExpression("[1-9]")), qPrintable(shown(row, 0)));
        QCOMPARE(shown(11, 1).toDouble(), 0.0); // as good as zero beside the others
    }

    void theTableIsCopiedAndWritten() {
        NumberTable table;
        table.setColumns({numbers("x", "m", {1, 2})});
        TableView view;
        view.setTable(&table);
        view.copyTable();
        QCOMPARE(QApplication::clipboard()->text(), QString("x\nm\n1\n2\n"));
        QTemporaryDir folder;
        view.exportTo(folder.filePath("x.csv"));
        QFile file(folder.filePath("x.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("x [m]\n1\n2\n"));
        QVERIFY_EXCEPTION_THROWN(view.exportTo("/nowhere/x.csv"), std::exception);
    }

    void aRowOfNothingButDashesIsNotShown() {
        TableView view;
        NumberTable table;
        view.setTable(&table);
        table.setColumns({numbers("row", "–", {1, 2}), numbers("ratio", "–", {1, 2})});
        const int low = view.horizontalHeader()->sizeHint().height();
        table.setColumns({numbers("row", "–", {1, 2}), numbers("time", "s", {1, 2})});
        QVERIFY(view.horizontalHeader()->sizeHint().height() > low);
    }

    void columnsShrinkTheirGapsBeforeAnythingIsCut() {
        NumberTable table;
        std::vector<TableColumn> columns;
        for (int c = 0; c < 10; ++c) columns.push_back(numbers("column", "s", {1.2345, 123.4567}));
        table.setColumns(columns);
        TableView view;
        view.setTable(&table);
        view.resize(1400, 200);
        view.show();
        view.fitColumns();
        const auto width = [&] {
            int sum = 0;
            for (int c = 0; c < 10; ++c) sum += view.columnWidth(c);
            return sum;
        };
        const int wide = width();
        QVERIFY(wide <= view.viewport()->width());
        view.resize(wide - 100, 200);
        QCoreApplication::processEvents();
        QVERIFY2(width() <= view.viewport()->width(), qPrintable(QString::number(width())));
        QVERIFY(width() < wide);
    }

    /// Where heads in several lines make room for all, nothing moves sideways.
    void aTableThatFitsHasNoScrollBar() {
        NumberTable table;
        table.setColumns({texts("unknown of the model", {"k5"}), texts("marginal interval", {"14.9 to 15.1"}),
                          texts("unit", {"m"})});
        TableView view;
        view.setTable(&table);
        view.resize(600, 200);
        view.show();
        view.fitColumns();
        for (int width = 600; width > 260; --width) {
            view.resize(width, 200);
            QCoreApplication::processEvents();
            QVERIFY2(view.horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
        }
    }

    /// Every word of a head is seen, and the head is as high as its lines.
    void headsTakeSeveralLinesBeforeTheyAreCut() {
        const QStringList heads{"sensor", "standard deviation of the differences",
                                "stated standard deviation", "degrees of freedom"};
        NumberTable table;
        std::vector<TableColumn> columns;
        for (const QString& head : heads) columns.push_back(numbers(head, "µm", {1.2345, 23.4567}));
        table.setColumns(columns);
        TableView view;
        view.setTable(&table);
        view.resize(1200, 200);
        view.show();
        view.fitColumns();
        QHeaderView* head = view.horizontalHeader();
        const int low = head->height();
        view.resize(340, 200);
        QCoreApplication::processEvents();
        QVERIFY2(head->height() >= low + 32, qPrintable(QString::number(head->height())));
        QCOMPARE(head->height(), head->sizeHint().height());
        const QFontMetrics metrics(fontFor(TextUse::Table));
        for (int c = 0; c < heads.size(); ++c)
            for (const QString& word : heads[c].split(' '))
                QVERIFY2(metrics.horizontalAdvance(word) <= view.columnWidth(c) - 2 * view.cellInset(),
                         qPrintable(word));
        view.resize(1200, 200);
        QCoreApplication::processEvents();
        QCOMPARE(head->height(), low);
    }
};

RIGOR_WINDOW_TEST(TestTable)
#include "test_table.moc"

} // namespace test_table
