#include "ui/shell/run_window.h"

#include "ui/shell/main_window.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QSettings>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace rigor {

int runWindow(int argc, char** argv, const QStringList& files) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("rigor");
    QApplication::setOrganizationName("rigor");
    QApplication::setApplicationDisplayName("Rigor");
    QApplication::setDesktopFileName("rigor");
    QApplication::setWindowIcon(QIcon(":/rigor.svg"));
    Language::instance().choose(QSettings().value("language").toString());
    const QString theme = QSettings().value("theme").toString();
    Theme::instance().choose(theme == "dark"    ? ThemeChoice::Dark
                             : theme == "light" ? ThemeChoice::Light
                                                : ThemeChoice::System);
    Theme::instance().install();
    auto window = std::make_unique<MainWindow>();
    window->restoreLayout();
    window->show();
    if (files.size() == 1) window->document().openAny(files.first());
    if (files.size() > 1) window->document().importFiles(files);
    QTimer::singleShot(0, window.get(), [&window] { window->offerRecovery(); });
    const int code = QApplication::exec();
    window.reset();
    QThreadPool::globalInstance()->waitForDone(); // a report under way is written whole, and needs the fonts
    return code;
}

} // namespace rigor
