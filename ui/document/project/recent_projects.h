#pragma once
// The projects opened or saved last, newest first, kept in the settings of the program.

#include <QDateTime>
#include <QString>
#include <QVector>

namespace rigor {

struct RecentProject {
    QString file; ///< path
    QString what; ///< "Inverse uncertainty · 3 runs"
    QDateTime when;
};

/// At most eight; files that are gone are left out.
QVector<RecentProject> recentProjects();
void rememberProject(const QString& file, const QString& what);

} // namespace rigor
