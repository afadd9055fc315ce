#pragma once
// The window: menu bar, top bar, navigator, page, inspector, job strip. Assembly only: pages know their
// content, the document its state.

#include "ui/document/project/autosave.h"
#include "ui/jobs/run_queue.h"
#include "ui/steps/step_page.h"

#include <QDateTime>
#include <QMainWindow>
#include <QUrl>

#include <array>

class QMenu;
class QStackedWidget;

namespace rigor {

class DataPage;
class ExampleServer;
class FirstSteps;
class FolderFollow;
class GuideWindow;
class JobPanel;
class JobStatusBar;
class Navigator;
class PageArea;
class PlacesPage;
class QueueList;
class ReportPage;
class RunPage;
class TopBar;

class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;
    Document& document() { return *document_; }
    RunQueue& queue() { return *queue_; }
    Navigator& navigator() { return *navigator_; }
    TopBar& topBar() { return *topBar_; }
    JobStatusBar& jobStrip() { return *jobStrip_; }
    MessageArea& notices() { return *notices_; }
    MessageArea& recovery() { return *recovery_; }
    FolderFollow& follow() { return *follow_; }
    MessageArea& followed() { return *followed_; }
    Autosave& autosave() { return *autosave_; }
    StepPage* page(int step) const { return pages_[static_cast<std::size_t>(step)]; }
    int currentStep() const { return step_; }
    void goTo(int step);
    /// Every new file of the folder is the next data of the study shown, until it is stopped.
    void followFolder(const QString& folder);
    void run();
    /// With what the document holds now; while that is being read or checked, as soon as it can.
    void startRun();
    bool startsLater() const { return startsLater_; }
    void cancel(); ///< the run under way, else one that would start later
    /// Prepares the study in the background and queues it; a sentence if it cannot run.
    void repeat(const RepeatRequest& request);
    /// An interrupted run, from what its folder has.
    void goOn(int number);
    /// The run under way goes on without the window.
    void leaveRun();
    /// Where the next runs are computed: a place of the user, "" = this computer.
    void setPlace(const QString& place);
    QString place() const { return place_; }
    void setLeaves(bool leaves) { leaves_ = leaves; } ///< the next runs go on without the window
    void showRunOn();
    void showMore();
    void showPlaces(); ///< Settings > Places
    PlacesPage& placesPage() { return *placesPage_; }
    JobPanel& jobPanel() { return *jobPanel_; }
    void restoreLayout();
    GuideWindow* guide() const { return guide_; } ///< null until it was opened
    /// For tests: no questions asked on close.
    void setAsksBeforeLoss(bool asks) { asks_ = asks; }
    /// Closes all windows, each of which asks; the first that stays keeps those that are left.
    static void quit();

    /// What earlier windows left unsaved when they ended without closing, and runs that were interrupted or
    /// have gone on without a window, are offered in strips that stay until each is taken or discarded.
    void offerRecovery();

  public Q_SLOTS:
    void showFailure(const QString& clause, const QString& more);
    /// Asks first if what is opened takes the place of the project.
    void open(const QString& file);
    void showHistory();
    /// A page of the guide or a place in it, "messages#gap"; "" = of the message below the pointer, else of
    /// what has the keyboard.
    void showGuide(const QString& place = {});
    void showFirstSteps();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    /// Tab goes through the regions as they lie: what a page makes later still comes before the job strip.
    bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void build();
    void takeDown();
    void rebuild(); ///< after a change of language: same document, queue, step and run
    QString savedText() const;
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeStudyMenu();
    void makeRunMenu();
    void makeHelpMenu();
    void makeLanguageMenu(QMenu* view);
    void connectAll();
    void enqueue(RunRequest request);
    struct Prepared {
        std::shared_ptr<PreparedStudy> study;
        std::vector<std::string> kept;
    };
    static Prepared prepareAgain(const RepeatRequest& wanted, const std::string& modelName);
    void connectKept();
    void connectPlaces();
    void refreshPanel();
    void keepInFolder(RunRequest& request);
    void followElsewhere();
    void writeKeptNotes();
    void dropKeptFolders();
    void takeKept(const KeptRun& kept, bool goesOn);
    std::vector<BarMessage> keptOffers();
    void setStartsLater(bool later);
    void startIfSettled();
    void showRunState();
    void refreshBars();
    void refreshJobs();
    void openFile();
    QString askStudy(const QString& name);
    void openData();
    void moreData();
    void openModel();
    void openAddress();
    void serveExample();
    void openRunFolder();
    void pasteData();
    void openAll(const QList<QUrl>& urls);
    void fillRecent(QMenu& menu);
    void undo(bool redo); ///< one step back, or forward, and to the page it changes
    bool save(bool as);
    /// False: not now. `then` is what was to be done: it is, if the answer was to save first, as soon as that
    /// has ended well.
    bool mayLose(const std::function<void()>& then);
    void runMenu(int index, const QPoint& position);
    void collapse();
    void nextRegion(int direction);
    int regionOf(const QWidget* widget) const;
    void showAbout();
    void findAction();
    void askFollow();
    void showFollow();
    void showRecovery();
    void decided(const LeftBehind& left);
    void restore(const LeftBehind& left);
    void copyFocused();
    void warn(const QString& clause, const QString& more);
    void tell(const QString& clause, const QString& more);
    void tellNewStudy();
    void renameStudy();
    void stepAction(const QString& name);
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys, std::function<void()> action);

    Document* document_;
    RunQueue* queue_;
    std::unique_ptr<Autosave> autosave_;
    TopBar* topBar_;
    Navigator* navigator_;
    MessageArea* notices_;  ///< failures that belong to no page: opening, saving, starting
    MessageArea* recovery_; ///< what can be restored; stays whatever else happens
    MessageArea* followed_; ///< the folder that is followed; stays while it is
    FolderFollow* follow_;
    std::vector<LeftBehind> left_;
    std::vector<KeptRun> keptLeft_; ///< runs by their folders
    std::size_t offered_ = 0;       ///< which of the offers is shown
    QString goesOnIn_;              ///< folder of the run that goes on as soon as its project is open
    const void* noticeData_ = nullptr;
    bool warned_ = false; ///< the notice belongs to the project, not to its data
    QStackedWidget* pageStack_;
    QStackedWidget* inspectorStack_;
    QWidget* inspectorFrame_;
    JobStatusBar* jobStrip_;
    QueueList* queueList_;
    JobPanel* jobPanel_;
    bool panelClosed_ = false; ///< by hand, for the run under way
    QString place_;
    bool leaves_ = false;
    PlacesPage* placesPage_;
    PageArea* placesArea_;
    GuideWindow* guide_ = nullptr;
    std::unique_ptr<ExampleServer> served_; ///< of the example that asks a model server
    FirstSteps* firstSteps_ = nullptr;
    std::array<StepPage*, 7> pages_{};
    DataPage* dataPage_;
    RunPage* runPage_;
    ReportPage* reportPage_;
    QAction *runAction_, *cancelAction_, *leaveAction_, *followAction_, *undoAction_, *redoAction_;
    std::vector<QAction*> ofStudies_; ///< need a study
    QAction* removeStudy_;            ///< needs two
    int step_ = 0;
    bool quits_ = false; ///< being closed with all others
    bool asks_ = true, wantsInspector_ = true, wantsNavigator_ = true;
    QAction* forgetStart_;     ///< Esc
    bool startsLater_ = false; ///< asked for while something was being read or checked
    QDateTime savedAt_;        ///< invalid = not yet
    bool byItself_ = false;    ///< saved by the autosave
};

} // namespace rigor
