#pragma once
// The sections of the report as rows to tick: name, what is in it, locked where it is always printed. A click
// on a row shows the section in the preview.

#include <QWidget>

#include <vector>

class QCheckBox;

namespace rigor {

class Text;

class SectionRow : public QWidget {
    Q_OBJECT
  public:
    /// section: its title in the report, for the preview; "" = the first page.
    SectionRow(const QString& name, const QString& section, bool ticked, bool locked,
               QWidget* parent = nullptr);
    void setNote(const QString& note);
    void setCurrent(bool current);
    bool isTicked() const;
    void setTicked(bool ticked);
    QString section() const { return section_; }

  Q_SIGNALS:
    void toggled();
    void chosen();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QString section_;
    QCheckBox* box_;
    Text *name_, *note_;
    bool current_ = false;
};

} // namespace rigor
