#pragma once
// The project as an object: study, model text with its compilation, data, runs. Every change goes through
// here, is undoable and told by a signal. Compiling and loading happen in the background; nothing here blocks
// the window.

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/translate.h"
#include "core/study/study.h"
#include "ui/document/project/project_file.h"
#include "ui/document/runs/kept_runs.h"
#include "ui/document/runs/run_check.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace rigor {

/// The data file as the window sees it.
/// Something found in the files, in the language of the window.
struct DataFinding {
    std::size_t line = 0; ///< of the file in view; 0 = a file as a whole, or another file
    QString sentence;     ///< without that line
    bool note = false;    ///< it changes nothing: how a text was read
};

struct DataState {
    enum class Phase { None, Loading, Table, Ready, Wrong } phase = Phase::None;
    QString file; ///< path
    qint64 bytes = 0;
    /// The table as read, and mapped to the model (phase Ready).
    std::shared_ptr<const CsvData> csv;
    std::shared_ptr<const Dataset> data;
    /// What the reader of the file in view found, then what was found when the rows became experiments.
    std::vector<DataFinding> findings;
    QString sentence; ///< why it is wrong, or why it is not mapped yet
    /// Copies of all files as `data` was read from them (data_snapshot.h), and of which files.
    std::vector<std::string> kept, keptFrom;
    /// The files as they are, of a method that reads them itself (phase Ready, without csv and data).
    std::shared_ptr<const std::vector<ProblemFile>> files;
    std::string filesSha256;
    QStringList fileNames; ///< of the numbers searched, as the method reads them from the files
};

struct ModelState {
    enum class Phase { None, Checking, Good, Wrong } phase = Phase::None;
    QString fileName; ///< for people
    std::vector<ModelProblem> problems;
    ModelPtr model; ///< the last one without an error; null if there never was
    int errors() const;
    int warnings() const;
};

struct ShippedRig;
struct SsvParameters;

class Document : public QObject {
    Q_OBJECT
  public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    // What there is.
    const Study& study() const { return study_; }
    const QString& modelText() const { return modelText_; }
    const ModelState& model() const { return model_; }
    const DataState& data() const { return data_; }
    const std::vector<RunRecord>& runs() const { return runs_; } ///< oldest first
    const RunRecord* run(int number) const;
    QString projectName() const;
    QString file() const { return projectFile_; }
    /// What marked cells call the file in view: more than its name if another file is called so too.
    std::string shownFileName() const;
    bool isEmpty() const { return modelText_.isEmpty() && data_.phase == DataState::Phase::None; }
    /// The data of the study are on their way: read, or matched to the model.
    bool isReading() const;
    bool isModified() const { return !undo_.isClean() || unsavedRuns_; }
    QUndoStack& undoStack() { return undo_; }

    /// The options of the study's method with the study's values; null if the method does not exist.
    Method* method() const { return method_.get(); }
    /// False: the method reads the files of the data itself, so that the steps Model and Unknowns are empty.
    bool needsModel() const { return !method_ || method_->descriptor().needsModel; }
    SimulationOptions simulationOptions() const;
    /// Why Run is not possible, whole clauses; empty = it is. Cheap, kept until something changes.
    const QStringList& whyNotRun() const { return whyNotRun_; }
    QString whyNotRunText() const; ///< all of them as one sentence, without its stop
    /// The reason not to run passes by itself: something is being read or checked.
    bool isSettling() const { return settling_; }
    /// Numbers searched, in the order of the estimates.
    QStringList estimateNames() const;

    // Changes; all undoable. `merge`: successive changes with the same key become one entry.
    void changeStudy(const QString& text, const std::function<void(Study&)>& edit, const QString& merge = {});
    /// Another question about the same data and model, in one undo step: settings that the new method has too
    /// are kept, those it had before come back, and unknowns become of its kind (forMethod).
    void setMethod(const QString& key);
    /// Studies whose settings a method gets back: that of now, those it had, those of the runs, newest first.
    std::vector<Study> askedBefore() const;
    /// A method that could run as things stand, where that of the study cannot; "" = none, or it can.
    QString otherMethod() const;
    void setModelText(const QString& text);
    /// The table of a program, which is a model, not a study.
    static bool isProgram(const QString& path);
    /// What comes from elsewhere was allowed to run, or is so no longer.
    void consentChanged();
    // The studies of the project. Each has its own data, model text and unknowns; the runs are those of all.
    // Which one is shown is undoable too, so that undo always changes what is in sight.
    QStringList studyNames() const;
    int shownStudy() const { return static_cast<int>(shelf_.shown); }
    /// Another question about the data and the model of now, by the method that they allow.
    void addStudy();
    void showStudy(int index);
    void renameStudy(const QString& name);
    void removeStudy(); ///< the one shown, unless it is the only one
    /// Methods that could run on the data and the model as they are, that of the study among them, in the
    /// order of the list.
    std::vector<std::string> methodsForData() const;
    void setOption(const QString& key, const FieldValue& value);
    /// A number that is not stated (NaN) leaves the key out of the study.
    void setSimulationOption(const QString& key, const FieldValue& value);
    /// Texts that a form shows and does not take: Run would work with another value than the one in sight, so
    /// it waits. where: which form; whole sentences, empty = nothing is refused there.
    void setRefused(const QString& where, const QStringList& sentences);

    // Files. A file that cannot be read leaves the document as it was and emits failed().
    void openStudy(const QString& file, const QString& model = {}); ///< model: in the place of its own
    void openProject(const QString& file);
    void openData(const QString& file) { importFiles({file}); }
    /// The study's recipe is applied to these files: as it is if they have the columns it names, else with a
    /// dialect recognised anew and without what names a missing column (recipeSentence() says so). Imports
    /// asked for while another goes on follow it; what is changed meanwhile holds for the new files too.
    void importFiles(const QStringList& files);
    /// What the last import did with the recipe; empty = there was none, or it is undone.
    QString recipeSentence() const;
    void openModel(const QString& file);
    /// Values of parameters of another tool (SSV): those that are unknowns start there, the others are fixed.
    void openParameters(const QString& file);
    /// A file of Jacobian rows per sensor (JSON) as a study of its own; in such a study, as its data.
    void openSensors(const QString& file);
    void openAny(const QString& file); ///< by its ending; a folder is that of a run
    /// A run folder: its study as a project without a file, and the run as far as it is.
    void openRun(const QString& folder);
    void openRig(const QString& name);
    void openTemplate(const QString& name);
    void openExample(const QString& name); ///< of a model from elsewhere: "fmu", "program"
    /// replace: also where another window has changed the file since it was opened here. Asked for while the
    /// project is being saved, it is saved again afterwards.
    void saveProject(const QString& file, bool replace = false);
    /// What an autosave left behind, as the unsaved state of `project` ("" = never saved).
    void recover(const QString& autosaved, const QString& project, const QString& name);
    ProjectSnapshot snapshot() const;
    /// The study, or a run's, with model and data in a folder beside it: `rigor run` repeats it.
    void exportStudy(const QString& file);
    void exportRun(int number, const QString& file);
    void reloadData();

    /// Everything a run needs; large data are shared (PreparedStudy::shared). Throws Error (one sentence) if
    /// it cannot run.
    std::shared_ptr<PreparedStudy> prepareRun() const;
    // Runs, driven by the job queue.
    int addRun();
    /// A run of another study than the document's; name: "" = from its density; kept: RunRecord::kept.
    int addRun(const Study& study, const QString& modelText, const QStringList& estimateNames,
               const QString& name = {}, const std::vector<std::string>& kept = {});
    void runStarted(int number);
    void runProgressed(int number, const std::vector<ProgressEvent>& events);
    void runFinished(int number, std::shared_ptr<const Result> result, Message why, double seconds);
    /// Where it is kept on its way, and computed.
    void keepRun(int number, const QString& folder, const QString& place);
    void runWaits(int number); ///< an interrupted one is to go on
    void runLeft(int number);  ///< it goes on in a process of its own
    /// It goes on at another place; "" = this computer.
    void runMoved(int number, const QString& place);
    void runStopped(int number, const RunTold& told, bool killed);
    /// Folders of runs whose results have come into a file; they are no longer those of the runs.
    QStringList releaseKept();
    /// Folder and text of window.json of each run that has not ended, for a project autosaved in `recovery`.
    std::vector<std::pair<QString, std::string>> keptNotes(const QString& recovery) const;
    void forgetRun(int number); ///< a run that was taken from the queue: no undo
    void removeRun(int number); ///< an ended one; undoable, as renaming
    void renameRun(int number, const QString& name);

    // For undo commands only.
    void applyStudy(const Study& study);
    void applyModelText(const QString& text);
    void applyStudies(const StudyShelf& shelf);
    void insertRun(const RunRecord& record, std::size_t place);
    void applyRunName(int number, const QString& name);

  Q_SIGNALS:
    void studyChanged();
    void modelTextChanged();
    void modelChecked();
    void dataChanged();
    void runsChanged();
    void runTold(int number, const std::vector<rigor::ProgressEvent>& events);
    void runEnded(int number);
    void statusChanged();  ///< anything the steps or the Run button depend on
    void projectChanged(); ///< name, file
    void failed(const QString& clause, const QString& more);
    void warned(const QString& clause, const QString& more);
    void told(const QString& clause, const QString& more);
    void saved(const QString& file);
    void exported(const QString& file);
    void runOpened(int number);
    void recovered();  ///< the state an autosave held is in the document
    void studyAdded(); ///< and is shown
    void replaced();   ///< by another project: its runs are no longer those of this document

  private:
    RunRecord* runFor(int number);
    void readFrom(const QString& file, const QString& project, const std::function<void()>& then);
    /// Also takes the lock that tells other windows.
    void setProjectFile(const QString& file);
    void compileSoon();
    void compileNow();
    void loadTable(const QString& file, const DataRecipe& recipe);
    void showTable(const QString& file, std::shared_ptr<const CsvData> csv);
    void loadFiles();
    void mapData();
    void chooseMethodByData();
    const char* methodForData() const;
    StudyShelf shelf() const;
    void take(const SsvParameters& given, const QString& name); ///< name: of their file
    void openShipped(const QString& name, const std::function<ShippedRig()>& find);
    void importNext();
    void importFailed(const QString& name, const QString& sentence);
    void imported(const QStringList& files, const AppliedRecipe& applied, std::shared_ptr<const CsvData> csv);
    std::vector<std::string> dataPaths() const;
    const std::vector<std::string>& dataSnapshot() const;
    void writeTo(const QString& file, bool same);
    void exportWith(const RunRecord& record, const QString& file);
    void rebuildMethod();
    bool worksWithoutData() const;
    void updateStatus();
    void setWhyNotRun(QStringList why, bool settling = false);
    bool isBeingPrepared() const;
    QStringList whyNotAsked() const;
    RunQuestion question() const;
    QStringList whyNotRunFiles();
    void adopt(StudyShelf shelf, std::vector<RunRecord> runs = {});
    QString modelNameOf(const Study& study) const;

    Study study_;
    StudyShelf shelf_; ///< the one shown as it was when it came into sight

    QString modelText_, projectFile_;
    QString recoveredName_; ///< of a project without a file that was never saved
    QString stamp_;         ///< of the project file as it was when opened or saved here
    std::unique_ptr<QLockFile> lock_;
    ModelState model_;
    DataState data_;
    std::vector<RunRecord> runs_;
    int nextRun_ = 1;
    bool unsavedRuns_ = false;
    bool tableIsRead_ = false; ///< the table of the study about to be applied is there already
    bool tableIsComing_ = false;
    std::deque<QStringList> imports_; ///< the first one goes on
    DataState::Phase beforeImport_ = DataState::Phase::None;
    bool saving_ = false;
    std::optional<std::pair<QString, bool>> saveAgain_;
    QString recipeSentence_;
    int recipeIndex_ = 0;                  ///< undo steps before the import that it tells of
    std::vector<std::string> recipeFiles_; ///< which it brought
    std::unique_ptr<Method> method_;
    QStringList whyNotRun_;
    std::map<QString, QStringList> refused_;
    QUndoStack undo_;
    QTimer compileTimer_;
    int compileTicket_ = 0, dataTicket_ = 0, mapTicket_ = 0;
    int mappedTicket_ = 0;  ///< below mapTicket_ the experiments are not those of the study and model of now
    int openTicket_ = 0;    ///< the last file asked for is the one that is opened
    int projectTicket_ = 0; ///< changes when another project takes the place of this one
    bool settling_ = false;
    std::map<std::string, Study> asked_; ///< as each method was asked last
    /// Nobody chose a method for this study yet, which has the first one: the data may choose another.
    bool methodIsOpen_ = true;
    RunCheck check_; ///< of whyNotRun and estimateNames
};

} // namespace rigor
