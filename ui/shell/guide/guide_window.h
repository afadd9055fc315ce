#pragma once
// The guide: a search field and its pages at the left, the text at the right. Stays open beside the work.

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBlock;
class QTextBrowser;

namespace rigor {

class GuideWindow : public QDialog {
    Q_OBJECT
  public:
    explicit GuideWindow(QWidget* parent = nullptr);
    /// A page by its key ("data", "filter"), or a place in it ("messages#gap"); an unknown one shows the
    /// tour.
    void showPage(const QString& place);
    QString page() const { return page_; }
    QTextBrowser* text() const { return text_; }
    QListWidget* contents() const { return contents_; }
    QLineEdit* search() const { return search_; }
    /// What was found, shown instead of the contents while the field holds words.
    QListWidget* found() const { return found_; }
    /// Keys of all pages in reading order.
    static QStringList pages();
    /// What explains the widget: the class of message that the row of a list says, the property "guide" of
    /// the widget or of what it lies in.
    static QString pageFor(const QWidget* widget, const QString& otherwise);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void restyle();
    void find(const QString& words);
    void openFound();
    void jumpTo(const QTextBlock& block);
    void mark(const QString& words);
    QLineEdit* search_;
    QListWidget* contents_;
    QListWidget* found_;
    QTextBrowser* text_;
    QString page_, marked_; ///< marked_: words that are highlighted
    QStringList names_;     ///< of the headings of the page
};

} // namespace rigor
