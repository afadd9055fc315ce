#include "ui/steps/model/program_view.h"

#include "ui/widgets/look/theme.h"

#include <QTextBlock>
#include <QTextEdit>

namespace rigor {

namespace {
constexpr std::size_t kShownBytes = 200'000; ///< of a template; the rest is said to be left out

QString nameOf(const ProgramModel::Shown& shown) {
    return shown.name.empty() ? ProgramView::tr("command") : QString::fromStdString(shown.name);
}
} // namespace

ProgramView::ProgramView(QWidget* parent) : Panel(tr("What is filled in"), parent) {
    text_ = new QTextEdit;
    text_->setReadOnly(true);
    text_->setFont(fontFor(TextUse::Code));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setLineWrapMode(QTextEdit::NoWrap);
    text_->setMinimumHeight(6 * text_->fontMetrics().lineSpacing());
    text_->setAccessibleName(tr("Template of the program"));
    setContent(text_);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (files_) showFile(files_->current());
    });
}

void ProgramView::show(std::shared_ptr<const ProgramModel> program) {
    if (program == program_) return;
    program_ = std::move(program);
    delete files_;
    QStringList names;
    for (const ProgramModel::Shown& shown : program_->shown()) names << nameOf(shown);
    files_ = new Segments(names);
    files_->setAccessibleName(tr("File shown"));
    connect(files_, &Segments::chosen, this, &ProgramView::showFile);
    addToHead(files_);
    // What is filled in is looked for first.
    int first = 0;
    for (std::size_t i = 0; i < program_->shown().size(); ++i)
        if (!program_->shown()[i].marks.empty()) {
            first = static_cast<int>(i);
            break;
        }
    files_->setCurrent(first);
    showFile(first);
}

void ProgramView::showFile(int index) {
    const auto& all = program_->shown();
    if (index < 0 || index >= static_cast<int>(all.size())) return;
    const ProgramModel::Shown& shown = all[static_cast<std::size_t>(index)];
    const bool cut = shown.text.size() > kShownBytes;
    QString text = QString::fromStdString(shown.text.substr(0, kShownBytes));
    if (cut) text += "\n" + tr("… the rest is not shown");
    text_->setPlainText(text);
    setNote(shown.marks.empty()
                ? tr("nothing is filled in here")
                : tr("%n place(s) to fill in", nullptr, static_cast<int>(shown.marks.size())));
    QList<QTextEdit::ExtraSelection> lit;
    for (const ProgramModel::Shown::Mark& mark : shown.marks) {
        if (mark.end > kShownBytes) continue;
        // Marks count bytes, the editor its characters.
        const auto at = [&](std::size_t bytes) {
            return static_cast<int>(
                QString::fromUtf8(shown.text.data(), static_cast<qsizetype>(bytes)).size());
        };
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(text_->document());
        one.cursor.setPosition(at(mark.begin));
        one.cursor.setPosition(at(mark.end), QTextCursor::KeepAnchor);
        one.format.setBackground(theme().selection);
        lit << one;
    }
    text_->setExtraSelections(lit);
}

} // namespace rigor
