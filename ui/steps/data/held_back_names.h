#pragma once
// The experiments that are held back for validation, by name: "3, 7, cold start". A name with a comma in it
// is one where the data have it so.

#include "ui/document/document.h"

#include <QWidget>

class QLineEdit;

namespace rigor {

class Text;

/// These and no other way: one way of holding back at a time.
void holdBack(Document& document, const std::vector<std::string>& labels);

class HeldBackNames : public QWidget {
    Q_OBJECT
  public:
    explicit HeldBackNames(Document& document, QWidget* parent = nullptr);
    void refresh();
    QLineEdit* edit() const { return edit_; }
    QString refusal() const; ///< what is wrong with what stands there; "" = nothing

  private:
    void commit();
    void say(const QString& why);
    std::vector<std::string> known() const;
    Document& document_;
    QLineEdit* edit_;
    Text* why_;
};

} // namespace rigor
