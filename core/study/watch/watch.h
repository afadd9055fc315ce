#pragma once
// A study that takes every new file of a folder as its next experiment, its next rows or the next piece of
// its signal, and says after each what holds now (watch_verdict.h). Everything it knows lies in its own
// folder:
//
//     status.json       what holds now, written in one step (README.md of this folder has the keys)
//     files.jsonl       what became of every file (watch_journal.h)
//     state.json        what the verdict goes on from
//     files/N/NAME      a copy of every file that was taken: the folder may lose its own
//     joined/           the one file of a study of rows or pieces, with all that was taken behind it
//     study.toml        the study on the data so far: `rigor run` repeats it
//     result/           the result of a look at most 5 s before the last file, and of the last at its end
//
// Files are taken one by one, in the order in which they are found and among those found together in that of
// their names. Evidence is closed after each of the first 40 files and then always after a twentieth more:
// so it does not depend on how many a look found, nor on a process that was killed.

#include "core/study/watch/folder_scan.h"
#include "core/study/watch/watch_journal.h"
#include "core/study/watch/watch_study.h"
#include "core/study/watch/watch_verdict.h"
#include "core/study/watch/watched_data.h"

namespace rigor {

/// Writes a file in one step, for whoever reads it meanwhile. Throws Error.
void replaceFile(const std::filesystem::path& file, const std::string& bytes);

/// After how many files the block ends that begins behind so many.
long long endOfBlockBehind(long long files);

struct WatchOptions {
    std::filesystem::path folder, out; ///< out: its own folder, made if need be
    std::string pattern;               ///< of names; "" = all
    bool pieces = false;          ///< files are pieces of one signal; else each is an experiment, or rows
    bool repeats = false;         ///< a file with the bytes of another under a new name counts too
    double settle = 0.5;          ///< s for which a file must have stayed as it is
    double unended = 10;          ///< times as long for a text whose last line has no end
    double betweenResults = 5;    ///< s, at least, between two that are written to result/
    std::filesystem::path moveTo; ///< what is set aside is moved there; "" = it stays
};

class Watch {
  public:
    /// Goes on with what lies in options.out. Throws Error: the method cannot be watched, the study cannot be
    /// read, or `out` belongs to another study.
    Watch(const Study& study, WatchOptions options);
    ~Watch();

    /// Looks at the folder, takes what has come, judges it, writes status.json if anything has changed. now:
    /// s of a clock that never jumps. Whether anything was taken or set aside. Throws Error only where its
    /// own folder cannot be written.
    bool step(double now, const Progress& progress);
    /// Writes the result of the last look and the last words in status.json.
    void stopped();

    const WatchVerdict& verdict() const { return verdict_; }
    const WatchJournal& journal() const { return journal_; }
    const std::vector<Estimate>& estimates() const { return shown_.estimates; }
    long long files() const { return evaluated_; }
    bool folderIsThere() const { return there_; }
    const std::string& problem() const { return problem_; } ///< of the last look, "" = none
    /// The summary told before, where it has changed since; told(): it has been told, also for the next
    /// process.
    std::optional<std::string> changedFrom() const;
    void told();
    /// New files that have not settled or whose last line may still grow.
    long long waiting() const { return waiting_; }
    const std::string& lastFile() const { return lastFile_; }
    double lookTime() const { return lookTime_; } ///< s
    std::filesystem::path statusFile() const { return options_.out / "status.json"; }

  private:
    void restore();
    bool takeFound(const FolderScan::Found& found);
    void takeBytes(const FolderScan::Found& found, const std::string& bytes);
    bool readWhole(const FolderScan::Found& found, std::string& bytes);
    void aside(const FolderScan::Found& found, const std::string& reason);
    void goOn(const Progress& progress, bool idle);
    void evaluate(const TakenFile& file, const Progress& progress);
    void look(bool endsBlock, const Progress& progress);
    Result answer(const Progress& progress);
    void keepState(bool endsBlock);
    std::filesystem::path replacedBy(const TakenFile& file) const;
    void writeResult();
    void writeStatus(const char* state);
    std::string statusText(const char* state) const;

    /// Nobody else works in the same folder.
    class Lock {
      public:
        explicit Lock(const std::filesystem::path& folder);
        ~Lock();
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

      private:
        int handle_ = -1;
    };

    Study study_;
    WatchOptions options_;
    Lock lock_;
    WatchJournal journal_;
    FolderScan scan_;
    WatchVerdict verdict_;
    std::unique_ptr<WatchedData> data_;
    std::unique_ptr<WatchedFilter> live_; ///< of the filter over pieces

    std::optional<KeptVerdict> keptVerdict_; ///< as it was at the last end of a block
    long long evaluated_ = 0;                ///< files in the data
    long long closed_ = -1;                  ///< files at the last end of a block; -1 = there is none
    long long nextEnd_ = 0;                  ///< the block ends after so many files
    long long lookedAt_ = -1;                ///< files at the last look
    std::vector<Estimate> estimates_;        ///< from which the next search starts
    ShownEstimates shown_;
    std::optional<Result> latest_;                                 ///< that is not written yet
    std::string fingerprint_;                                      ///< of the study with its model and data
    std::string sensors_;                                          ///< that adequacy chose first
    double judgedFrom_ = std::numeric_limits<double>::quiet_NaN(); ///< s, of a filter; NaN = not known yet
    std::string resultStatus_, resultMessage_, problem_, lastFile_, startedAt_, changedAt_, before_, told_;
    long long changedWith_ = 0, vanished_ = 0, waiting_ = 0;
    double lookTime_ = 0;   ///< s, of the last look
    double now_ = 0;        ///< s, of the last step
    double writtenAt_ = -1; ///< s, the result; below 0: not yet
    bool there_ = true, dirty_ = true;
    std::map<std::string, double> retry_; ///< names that could not be read: when to try again
};

} // namespace rigor
