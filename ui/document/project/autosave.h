#pragma once
// Keeps what is not saved yet in a file of its own, at most a second after a change, and takes it away when
// the project is saved or closed. After a crash the file is left and the next start finds it.

#include "ui/document/document.h"

#include <atomic>
#include <map>
#include <memory>

namespace rigor {

/// What a window that ended without closing has left.
struct LeftBehind {
    QString file;    ///< the autosaved project
    QString project; ///< what it belongs to, "" = never saved
    QString name;    ///< for people
    QDateTime when;
};

/// The file beside a project that tells other windows that it is open.
QString lockFileOf(const QString& project);
/// Takes that file away if the program that made it is gone.
void removeStaleLock(const QString& project);

class Autosave : public QObject {
    Q_OBJECT
  public:
    /// folder "": recovery folder of the program's data.
    explicit Autosave(Document& document, const QString& folder = {}, QObject* parent = nullptr);
    ~Autosave() override; ///< takes the file away: the window was closed as it should
    /// Files in the folder whose window is gone, newest first.
    static std::vector<LeftBehind> leftBehind(const QString& folder = {});
    static void discard(const LeftBehind& left);
    QString file() const { return file_; }
    /// Whether the file holds the project as it is now: nothing waits to be written, nothing is being
    /// written.
    bool upToDate() const { return exists_ && !writing_ && !again_ && !timer_.isActive(); }

  Q_SIGNALS:
    void saved(const QDateTime& when);
    void failed(const QString& sentence);

  private:
    void changed();
    void write();
    void clear();
    Document& document_;
    QString file_;
    std::unique_ptr<QLockFile> lock_; ///< held while this window lives: another start leaves the file alone
    QTimer timer_;
    bool writing_ = false, again_ = false, usable_ = false, exists_ = false;
    int writes_ = 0;
    /// Set when the window goes: a write still under way then takes its file away itself.
    std::shared_ptr<std::atomic<bool>> abandoned_ = std::make_shared<std::atomic<bool>>(false);
    std::map<int, long long> ids_; ///< of the runs in the autosaved file
};

} // namespace rigor
