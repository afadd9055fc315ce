#pragma once
// Undo commands: the study as a value before and after, and the model text before and after.

#include "ui/document/document.h"

#include <QElapsedTimer>
#include <QUndoCommand>

namespace rigor {

class StudyCommand : public QUndoCommand {
  public:
    StudyCommand(Document& document, const QString& text, Study before, Study after, QString merge)
        : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)),
          merge_(std::move(merge)) {}
    void undo() override { document_.applyStudy(before_); }
    void redo() override { document_.applyStudy(after_); }
    int id() const override { return merge_.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const StudyCommand*>(other);
        if (next->merge_ != merge_) return false;
        after_ = next->after_;
        return true;
    }

  private:
    Document& document_;
    Study before_, after_;
    QString merge_;
};

class StudiesCommand : public QUndoCommand {
  public:
    StudiesCommand(Document& document, const QString& text, StudyShelf before, StudyShelf after)
        : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}
    void undo() override { document_.applyStudies(before_); }
    void redo() override { document_.applyStudies(after_); }

  private:
    Document& document_;
    StudyShelf before_, after_;
};

/// Typing within a second of the last key is one entry.
class ModelTextCommand : public QUndoCommand {
  public:
    /// isConsequence: of the edit before it, with which it is undone.
    ModelTextCommand(Document& document, QString before, QString after, bool isConsequence = false)
        : QUndoCommand(QObject::tr("edit model")), document_(document), before_(std::move(before)),
          after_(std::move(after)), isConsequence_(isConsequence) {
        age_.start();
    }
    void undo() override { document_.applyModelText(before_); }
    void redo() override { document_.applyModelText(after_); }
    int id() const override { return 2; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto& later = *static_cast<const ModelTextCommand*>(other);
        if (age_.elapsed() > 1000 && !later.isConsequence_) return false;
        age_.restart();
        after_ = later.after_;
        return true;
    }

  private:
    Document& document_;
    QString before_, after_;
    bool isConsequence_;
    QElapsedTimer age_;
};

class RemoveRunCommand : public QUndoCommand {
  public:
    RemoveRunCommand(Document& document, RunRecord record, std::size_t place)
        : QUndoCommand(QObject::tr("remove %1").arg(record.title())), document_(document),
          record_(std::move(record)), place_(place) {}
    void undo() override { document_.insertRun(record_, place_); }
    void redo() override { document_.forgetRun(record_.number); }

  private:
    Document& document_;
    RunRecord record_;
    std::size_t place_;
};

class RenameRunCommand : public QUndoCommand {
  public:
    RenameRunCommand(Document& document, int number, QString before, QString after)
        : QUndoCommand(QObject::tr("rename run %1").arg(number)), document_(document), number_(number),
          before_(std::move(before)), after_(std::move(after)) {}
    void undo() override { document_.applyRunName(number_, before_); }
    void redo() override { document_.applyRunName(number_, after_); }

  private:
    Document& document_;
    int number_;
    QString before_, after_;
};

} // namespace rigor
