#pragma once
// The guide: its pages at the left, the text at the right. Stays open beside the work.

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace rigor {

class GuideWindow : public QDialog {
    Q_OBJECT
  public:
    explicit GuideWindow(QWidget* parent = nullptr);
    /// A page by its key ("data", "filter"); an unknown one shows the tour.
    void showPage(const QString& key);
    QString page() const { return page_; }
    QTextBrowser* text() const { return text_; }
    QListWidget* contents() const { return contents_; }
    /// Keys of all pages in reading order.
    static QStringList pages();
    /// The page that explains what has the keyboard: the property "guide" of the widget or of what it lies
    /// in.
    static QString pageFor(const QWidget* widget, const QString& otherwise);

  private:
    void restyle();
    QListWidget* contents_;
    QTextBrowser* text_;
    QString page_;
};

} // namespace rigor
