#include "ui/document/project/recent_projects.h"

#include <QFileInfo>
#include <QSettings>

namespace rigor {

namespace {
constexpr int kMost = 8;
const char* const kKey = "recent";

void write(const QVector<RecentProject>& list) {
    QSettings settings;
    settings.beginWriteArray(kKey, static_cast<int>(list.size()));
    for (int i = 0; i < list.size(); ++i) {
        settings.setArrayIndex(i);
        settings.setValue("file", list[i].file);
        settings.setValue("what", list[i].what);
        settings.setValue("when", list[i].when);
    }
    settings.endArray();
}
} // namespace

QVector<RecentProject> recentProjects() {
    QVector<RecentProject> list;
    QSettings settings;
    const int count = settings.beginReadArray(kKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const RecentProject project{settings.value("file").toString(), settings.value("what").toString(),
                                    settings.value("when").toDateTime()};
        if (QFileInfo::exists(project.file)) list << project;
    }
    settings.endArray();
    return list;
}

void rememberProject(const QString& file, const QString& what) {
    const QString path = QFileInfo(file).absoluteFilePath();
    QVector<RecentProject> list = recentProjects();
    list.removeIf([&](const RecentProject& p) { return p.file == path; });
    list.prepend({path, what, QDateTime::currentDateTime()});
    if (list.size() > kMost) list.resize(kMost);
    write(list);
}

} // namespace rigor
