#pragma once
// What stands where content will be: one muted icon of 24, one bold line, one muted line, one or two buttons.

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace rigor {

class Text;

class EmptyState : public QWidget {
    Q_OBJECT
  public:
    EmptyState(const QString& iconName, const QString& line, const QString& second,
               QWidget* parent = nullptr);
    void setLines(const QString& line, const QString& second);
    /// Dashed edge: the area takes dropped files.
    void setDropLook(bool drop);
    QPushButton* addAction(const QString& text, bool primary = false);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Text* line_;
    Text* second_;
    QHBoxLayout* buttons_;
    bool drop_ = false;
};

} // namespace rigor
