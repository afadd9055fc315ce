#pragma once
// The command and the templates of a program, their placeholders lit (VISUAL.md, r-consent).

#include "core/engine/program/program_model.h"
#include "ui/widgets/panel.h"

#include <memory>

class QTextEdit;

namespace rigor {

class ProgramView : public Panel {
    Q_OBJECT
  public:
    explicit ProgramView(QWidget* parent = nullptr);
    void show(std::shared_ptr<const ProgramModel> program);
    QTextEdit* text() const { return text_; }

  private:
    void showFile(int index);
    std::shared_ptr<const ProgramModel> program_;
    Segments* files_ = nullptr;
    QTextEdit* text_;
};

} // namespace rigor
