#pragma once
// Strips are the only messages on a page: a 3-px bar, an icon, one bold clause, one more clause, links at the
// right. At most two are shown; more become one strip with a count. They stay until their cause is gone.

#include <QWidget>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace rigor {

struct StripMessage {
    enum class Kind { Success, Info, Warning, Error, Empty, Rejected } kind = Kind::Info;
    QString clause; ///< bold: what is the case
    QString more;   ///< where, what it means, what to do
    struct Link {
        QString text;
        std::function<void()> action;
    };
    std::vector<Link> links;
};

class Strip : public QWidget {
    Q_OBJECT
  public:
    explicit Strip(const StripMessage& message, QWidget* parent = nullptr);
    const StripMessage& message() const { return message_; }
  Q_SIGNALS:
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    StripMessage message_;
};

/// The place for strips under a page head; takes no room when there are none.
class StripArea : public QWidget {
    Q_OBJECT
  public:
    explicit StripArea(QWidget* parent = nullptr);
    void show(std::vector<StripMessage> messages);
    const std::vector<StripMessage>& messages() const { return messages_; }

  private:
    std::vector<StripMessage> messages_;
    QVBoxLayout* column_;
};

} // namespace rigor
