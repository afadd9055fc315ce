#pragma once
// Strips are the only messages on a page: a 3-px bar, an icon, one bold clause, one more clause, links at the
// right. At most three are shown; more become one strip with a count. What is longer than two lines is cut
// there and shown whole on request. They stay until their cause is gone.

#include "ui/widgets/access.h"

#include <QWidget>

#include <functional>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace rigor {

struct BarMessage {
    enum class Kind { Success, Info, Warning, Error, Empty, Rejected } kind = Kind::Info;
    QString clause; ///< bold: what is the case
    QString more;   ///< where, what it means, what to do
    struct Link {
        QString text;
        std::function<void()> action;
    };
    std::vector<Link> links;
    /// Whole sentences that `more` stands for: it is the first of them, and on request the strip unfolds into
    /// all.
    QStringList list = {};
    bool buttons = false; ///< the links are things to do: a row of buttons below the words, at most three
};

/// A bold clause and more words in at most two lines, or in as many as it takes.
class StripWords : public QWidget, public Painted {
    Q_OBJECT
  public:
    StripWords(const QString& clause, const QString& more, const QStringList& list = {});
    QAccessible::Role accessRole() const override { return QAccessible::StaticText; }
    void setWhole(bool whole);
    bool isWhole() const { return whole_; }
    bool isCut() const { return cut_; } ///< two lines do not hold it, or it stands for a list
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, height_}; }

  Q_SIGNALS:
    void cutChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();
    QString clause_, text_, unfolded_;
    bool whole_ = false, cut_ = false;
    int height_ = 18;
    QVector<QString> lines_;
};

class MessageBar : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit MessageBar(const BarMessage& message, QWidget* parent = nullptr);
    const BarMessage& message() const { return message_; }
    QAccessible::Role accessRole() const override { return QAccessible::AlertMessage; }
  Q_SIGNALS:
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    BarMessage message_;
};

/// The place for strips under a page head; takes no room when there are none.
class MessageArea : public QWidget {
    Q_OBJECT
  public:
    explicit MessageArea(QWidget* parent = nullptr);
    void show(std::vector<BarMessage> messages);
    /// Beside those that are there; one with the same clause is replaced.
    void add(BarMessage message);
    const std::vector<BarMessage>& messages() const { return messages_; }

  private:
    std::vector<BarMessage> messages_;
    QVBoxLayout* column_;
};

} // namespace rigor
