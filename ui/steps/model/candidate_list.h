#pragma once
// The models that a study compares (model adequacy): each has a name, a text of its own or the study's, and
// values of parameters.

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace rigor {

class ParameterValues;
class Text;

class CandidateList : public QWidget {
    Q_OBJECT
  public:
    explicit CandidateList(Document& document, QWidget* parent = nullptr);
    /// The method compares models, or the study names some.
    bool isNeeded() const;
    void refresh();
    /// The study's model under a name of its own, or a model file; "" = the study's.
    void add(const QString& file);
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);
    void setModel(std::size_t index, const QString& file);
    QLineEdit* name(std::size_t index) const { return forms_.at(index).name; }
    ParameterValues* values(std::size_t index) const { return forms_.at(index).values; }

  private:
    struct Form {
        QWidget* whole = nullptr;
        QLineEdit* name = nullptr;
        Text* why = nullptr;
        QComboBox* model = nullptr;
        ParameterValues* values = nullptr;
    };
    Form form(std::size_t index);
    void make();
    void show();
    void change(const QString& what, std::size_t index, const std::function<void(StudyCandidate&)>& edit);
    /// The model of a candidate; null while its file is being read, or where it cannot be.
    ModelPtr modelOf(const StudyCandidate& candidate);
    QString whyNot(const StudyCandidate& candidate);
    void tellRefusals();
    QString askFile();
    Document& document_;
    QVBoxLayout* column_;
    Text* about_;
    std::vector<StudyCandidate> shown_;
    std::vector<Form> forms_;
    struct Compiled {
        ModelPtr model; ///< null = it is being read, or cannot be
        QString why;
    };
    std::map<std::string, Compiled> compiled_; ///< by path
};

} // namespace rigor
