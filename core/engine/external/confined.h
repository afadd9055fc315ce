#pragma once
// A process of others, shut in: it runs in a folder of its own and may write nowhere else, has no network,
// sees no other process and ends with this program. Under bubblewrap where that works; else under a filter of
// system calls (seccomp) and, where the kernel has it, Landlock, which cannot hide other processes and what
// lies in /tmp, and when this program is killed the children of the process live on; confinement() says
// which.

#include "core/foundation/base/translate.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

enum class Confinement {
    Full,   ///< bubblewrap and the filter: no network, writes to its folder only, sees no other process
    Partly, ///< the filter alone: no network, no look into other processes; writes by Landlock, if there is
    None    ///< neither works here
};

/// The best this machine can do; tried once, at the first call.
Confinement confinement();
/// "under bubblewrap: without network, writing to its own folder only"
Message told(Confinement confinement);

/// A new empty folder below that of temporary files, removed at the end with all that is in it.
class TemporaryFolder {
  public:
    /// Throws Error if it cannot be made.
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

struct ConfinedCommand {
    std::vector<std::string> arguments; ///< the first is the program, searched in PATH if it has no slash
    std::filesystem::path folder;       ///< where it runs, absolute; its HOME and TMPDIR too
    /// "NAME=value", beside PATH, LD_LIBRARY_PATH, HOME, TMPDIR and LC_ALL=C.UTF-8: nothing else is handed
    /// on.
    std::vector<std::string> environment;
    /// It sees all files but those below /tmp and /var/tmp (and of people, see below); what of these it shall
    /// read too.
    std::vector<std::filesystem::path> readable;
    /// Neither the files of people: home folders, /media, /mnt, /srv, /run. By bubblewrap only.
    bool hidesPeoplesFiles = false;
    std::vector<int> inherited;        ///< descriptors it keeps, by the same number
    std::size_t memory = 0;            ///< bytes of address space, each of its processes; 0 = no limit
    std::size_t keptOutput = 64 << 10; ///< bytes: the last of each stream that are kept
    std::optional<Confinement> at = std::nullopt; ///< in place of confinement(), for tests
};

struct ProcessEnd {
    int code = 0;   ///< exit code; only where signal is 0
    int signal = 0; ///< that ended it; 0 = it ended by itself
    bool good() const { return code == 0 && signal == 0; }
};

/// Used by one thread at a time. Its end kills the process and all that came of it.
class ConfinedProcess {
  public:
    /// Starts it. Throws Error: no such program, no right to run it, no process can be started.
    explicit ConfinedProcess(const ConfinedCommand& command);
    ~ConfinedProcess();
    ConfinedProcess(const ConfinedProcess&) = delete;
    ConfinedProcess& operator=(const ConfinedProcess&) = delete;

    enum class Woken { Readable, Ended, TimeOver, Stopped };
    /// Until `descriptor` can be read (-1 = none), the process has ended, `seconds` are over (infinite = no
    /// limit) or `stop` is requested; what it writes is collected meanwhile. Only Ended ends the process.
    Woken await(int descriptor, double seconds, const std::stop_token& stop = {});
    /// Until it has ended; Woken::Ended, TimeOver or Stopped.
    Woken wait(double seconds, const std::stop_token& stop = {}) { return await(-1, seconds, stop); }
    /// It and all its children, at once.
    void kill();

    bool running() const;
    ProcessEnd end() const; ///< once it is not running
    int id() const;         ///< of the process started; under bubblewrap that of bubblewrap
    /// The last bytes written so far.
    const std::string& output() const;
    const std::string& errors() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// The last lines of what a process wrote, for a sentence: at most `count`, without what no line shows, each
/// cut at 200 letters, joined by " / ".
std::string lastLines(const std::string& text, std::size_t count);

/// Of the process itself: "/usr/bin/rigor"; empty if that cannot be told.
std::filesystem::path ownProgram();

} // namespace rigor
