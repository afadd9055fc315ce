#include "ui/steps/model/code_editor.h"

#include "ui/steps/model/model_text.h"
#include "ui/widgets/access.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>
#include <QToolTip>

namespace rigor {

namespace {
class Gutter : public QWidget, public Painted {
  public:
    explicit Gutter(CodeEditor* editor) : QWidget(editor), editor_(editor) {
        setAccessibleName(CodeEditor::tr("Line numbers"));
    }
    QAccessible::Role accessRole() const override { return QAccessible::Graphic; }

  protected:
    void paintEvent(QPaintEvent* event) override { editor_->paintGutter(event); }

  private:
    CodeEditor* editor_;
};

struct Rule {
    QRegularExpression pattern;
    int kind;
};

const std::vector<Rule>& rules() {
    static const std::vector<Rule> kRules = {
        {QRegularExpression(
             "\\b(model|function|algorithm|protected|parameter|input|output|constant|equation|when|then|"
             "elsewhen|end|if|else|elseif|for|loop|in|der|terminate|reinit|initial|discrete|and|or|not|"
             "true|false|within|import|annotation|pre|connect|extends|package|connector|record|block|class|"
             "type|"
             "partial|flow|each|final|inner|outer|enumeration|assert|sample|edge|change)\\b"),
         0},
        {QRegularExpression("\\b(Real|Integer|Boolean|String)\\b"), 1},
        {QRegularExpression(
             "\\b(min|max|abs|sqrt|exp|log|log10|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|sign|"
             "table|atLeast|interpolate|spline|smooth|noEvent|time|sum|floor|ceil|mod)\\b"),
         2},
        {QRegularExpression("(?<![\\w.])\\d+\\.?\\d*([eE][+-]?\\d+)?"), 3},
        {QRegularExpression("\\b(unit|min|max|start|nominal|fixed|displayUnit|quantity)(?=\\s*=)"), 5},
        {QRegularExpression("\"[^\"]*\""), 4},
        {QRegularExpression("//[^\n]*"), 6},
    };
    return kRules;
}
} // namespace

ModelHighlighter::ModelHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {
    connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void ModelHighlighter::highlightBlock(const QString& text) {
    const Tokens& t = theme();
    const QColor colors[] = {t.codeKeyword, t.codeType, t.codeBuiltin, t.codeNumber,
                             t.codeString,  t.muted,    t.muted};
    for (const Rule& rule : rules()) {
        auto it = rule.pattern.globalMatch(text);
        while (it.hasNext()) {
            const auto match = it.next();
            QTextCharFormat format;
            format.setForeground(colors[rule.kind]);
            format.setFontItalic(rule.kind == 6);
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()),
                      format);
        }
    }
    // Block comments go over lines; block state 1 = inside one.
    QTextCharFormat comment;
    comment.setForeground(t.muted);
    comment.setFontItalic(true);
    qsizetype from = previousBlockState() == 1 ? 0 : text.indexOf("/*");
    setCurrentBlockState(0);
    while (from >= 0) {
        const qsizetype end = text.indexOf("*/", from);
        if (end < 0) setCurrentBlockState(1);
        const qsizetype length = (end < 0 ? text.size() : end + 2) - from;
        setFormat(static_cast<int>(from), static_cast<int>(length), comment);
        from = end < 0 ? -1 : text.indexOf("/*", from + length);
    }
}

CodeEditor::CodeEditor(QWidget* parent) : QPlainTextEdit(parent), gutter_(new Gutter(this)) {
    setFont(fontFor(TextUse::Code));
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setUndoRedoEnabled(false);
    setTabStopDistance(2 * fontMetrics().horizontalAdvance(' '));
    setViewportMargins(kGutter, 0, 0, 0);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Model text"));
    setProperty("guide", "language");
    highlighter_ = new ModelHighlighter(document());
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy)
            gutter_->scroll(0, dy);
        else
            gutter_->update(0, rect.y(), kGutter, rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::markLines);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!showing_) emit edited();
    });
    connect(&Theme::instance(), &Theme::changed, this, &CodeEditor::markLines);
    words_ = new QStringListModel(this);
    completer_ = new QCompleter(words_, this);
    completer_->setWidget(this);
    completer_->setCaseSensitivity(Qt::CaseInsensitive);
    completer_->setModelSorting(QCompleter::CaseInsensitivelySortedModel);
    completer_->popup()->setAccessibleName(tr("Names that fit"));
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &CodeEditor::takeCompletion);
    markLines();
}

void CodeEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    gutter_->setGeometry(0, 0, kGutter, height());
}

bool CodeEditor::event(QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) gutter_->update();
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QTextCursor cursor = cursorForPosition(viewport()->mapFrom(this, help->pos()));
        for (const ModelProblem& p : problems_)
            if (p.place.line == cursor.blockNumber() + 1) {
                QToolTip::showText(help->globalPos(), QString::fromStdString(p.sentence), this);
                return true;
            }
    }
    return QPlainTextEdit::event(event);
}

void CodeEditor::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) return emit undoAsked();
    if (event->matches(QKeySequence::Redo) ||
        (event->key() == Qt::Key_Z && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)))
        return emit redoAsked();
    if (event->key() == Qt::Key_Return && event->modifiers() == Qt::AltModifier && takeReplacement()) return;
    // Keys that the open list of names takes.
    if (QAbstractItemView* list = completer_->popup(); list->isVisible()) {
        const int key = event->key();
        const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (key == Qt::Key_Tab && !list->currentIndex().isValid())
            list->setCurrentIndex(completer_->completionModel()->index(0, 0));
        if (enters && !list->currentIndex().isValid())
            list->hide(); // nobody has chosen a name: it is the end of the line
        else if (enters || key == Qt::Key_Tab || key == Qt::Key_Escape)
            return event->ignore();
    }
    const bool asked = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (!asked) QPlainTextEdit::keyPressEvent(event);
    const QString typed = event->text();
    const bool goesOn =
        !typed.isEmpty() && (typed[0].isLetterOrNumber() || typed[0] == '_' || typed[0] == '\b');
    if (asked || goesOn)
        offerCompletions(asked);
    else if (!typed.isEmpty())
        completer_->popup()->hide();
}

bool CodeEditor::takeReplacement() {
    for (const ModelProblem& p : problems_)
        if (p.place.line == textCursor().blockNumber() + 1 && !p.replacement.empty()) {
            goTo(p.place.line, p.place.column);
            QTextCursor cursor = textCursor();
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, p.length);
            cursor.insertText(QString::fromStdString(p.replacement));
            return true;
        }
    return false;
}

void CodeEditor::offerCompletions(bool asked) {
    constexpr int kLeast = 2; ///< characters typed before names are offered by themselves
    const QString text = toPlainText();
    const int position = textCursor().position();
    const TextRange word = wordAt(text, position);
    const QString prefix = text.mid(word.start, position - word.start);
    // Inside comments and strings there are no names.
    const QString code = codeOnly(text);
    const bool inCode = word.length > 0 && word.start < code.size() && code[word.start] == text[word.start];
    if (!inCode || position != word.start + word.length || (!asked && prefix.size() < kLeast))
        return completer_->popup()->hide();
    // The word being typed is no name to offer unless it stands elsewhere too.
    QString others = text;
    others.remove(word.start, word.length);
    words_->setStringList(completionWords(others));
    completer_->setCompletionPrefix(prefix);
    const int count = completer_->completionCount();
    if (count == 0 || (count == 1 && completer_->currentCompletion() == prefix))
        return completer_->popup()->hide();
    // A list that came by itself takes no key but those that choose in it.
    completer_->popup()->setCurrentIndex(asked ? completer_->completionModel()->index(0, 0) : QModelIndex());
    QRect place = cursorRect();
    place.translate(kGutter, 4);
    place.setWidth(completer_->popup()->sizeHintForColumn(0) +
                   completer_->popup()->verticalScrollBar()->sizeHint().width() + 12);
    completer_->complete(place);
}

void CodeEditor::takeCompletion(const QString& word) {
    QTextCursor cursor = textCursor();
    const TextRange range = wordAt(toPlainText(), cursor.position());
    cursor.setPosition(range.start);
    cursor.setPosition(range.start + range.length, QTextCursor::KeepAnchor);
    cursor.insertText(word);
    setTextCursor(cursor);
}

void CodeEditor::select(int start, int length) {
    QTextCursor cursor(document());
    cursor.setPosition(start);
    cursor.setPosition(start + length, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

void CodeEditor::setProblems(const std::vector<ModelProblem>& problems) {
    problems_ = problems;
    markLines();
    gutter_->update();
    viewport()->update();
}

void CodeEditor::showText(const QString& text) {
    const QString now = toPlainText();
    if (now == text) return;
    showing_ = true;
    qsizetype first = 0;
    const qsizetype least = std::min(now.size(), text.size());
    while (first < least && now[first] == text[first]) ++first;
    qsizetype last = 0;
    while (last < least - first && now[now.size() - 1 - last] == text[text.size() - 1 - last]) ++last;
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(first));
    cursor.setPosition(static_cast<int>(now.size() - last), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(first, text.size() - last - first));
    showing_ = false;
}

void CodeEditor::goTo(int line, int column) {
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid()) return;
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::clamp(column - 1, 0, block.length() - 1));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void CodeEditor::markLines() {
    const Tokens& t = theme();
    QList<QTextEdit::ExtraSelection> list;
    QTextEdit::ExtraSelection line;
    line.format.setBackground(t.currentLine);
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    list << line;
    markMatches(list);
    for (const ModelProblem& p : problems_) {
        const QTextBlock block = document()->findBlockByNumber(p.place.line - 1);
        if (!block.isValid() || p.place.line < 1) continue;
        QTextEdit::ExtraSelection mark;
        const int start = std::clamp(p.place.column - 1, 0, std::max(0, block.length() - 1));
        mark.cursor = QTextCursor(block);
        mark.cursor.setPosition(block.position() + start);
        mark.cursor.setPosition(block.position() +
                                    std::min(start + std::max(1, p.length), block.length() - 1),
                                QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(p.severity == Severity::Error ? t.error : t.warning);
        list << mark;
    }
    setExtraSelections(list);
    gutter_->update();
}

void CodeEditor::markMatches(QList<QTextEdit::ExtraSelection>& list) const {
    const auto add = [&](int start, int length) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(start);
        mark.cursor.setPosition(start + length, QTextCursor::KeepAnchor);
        mark.format.setBackground(theme().hover);
        list << mark;
    };
    const QString text = toPlainText();
    const int position = textCursor().position();
    for (const int at : {position, position - 1})
        if (const int other = matchingBracket(text, at); other >= 0) {
            add(at, 1);
            add(other, 1);
            return;
        }
    const TextRange word = wordAt(text, position);
    if (word.length < 1) return;
    // The name under the cursor where it stands elsewhere.
    const QString code = codeOnly(text);
    const QRegularExpression name("(?<!\\w)" + QRegularExpression::escape(text.mid(word.start, word.length)) +
                                  "(?!\\w)");
    for (auto it = name.globalMatch(code); it.hasNext();) {
        const auto match = it.next();
        if (match.capturedStart() != word.start)
            add(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()));
    }
}

void CodeEditor::paintGutter(QPaintEvent* event) {
    const Tokens& t = theme();
    QPainter painter(gutter_);
    painter.fillRect(event->rect(), t.field);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top < height()) {
        const double h = blockBoundingRect(block).height();
        const int number = block.blockNumber() + 1;
        painter.setPen(number == textCursor().blockNumber() + 1 ? t.text : t.lineNumber);
        painter.drawText(QRectF(0, top, kGutter - 12, h), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(number));
        for (const ModelProblem& p : problems_)
            if (p.place.line == number) {
                const bool error = p.severity == Severity::Error;
                paintIcon(painter, error ? "error" : "warning", QRectF(5, top + (h - 13) / 2, 13, 13),
                          error ? t.error : t.warning);
                break;
            }
        top += h;
        block = block.next();
    }
    // A ring in the text would be scrolled with it.
    if (hasFocus()) painter.fillRect(QRect(0, event->rect().top(), 3, event->rect().height()), t.accent);
}

void CodeEditor::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    // The first sentence of a line at its end, on its strip colour.
    const Tokens& t = theme();
    QPainter painter(viewport());
    int lastLine = 0;
    for (const ModelProblem& p : problems_) {
        if (p.place.line == lastLine) continue;
        lastLine = p.place.line;
        const QTextBlock block = document()->findBlockByNumber(p.place.line - 1);
        if (!block.isValid() || p.place.line < 1) continue;
        const QRectF r = blockBoundingGeometry(block).translated(contentOffset());
        if (r.bottom() < 0 || r.top() > viewport()->height()) continue;
        const double left = contentOffset().x() + fontMetrics().horizontalAdvance(block.text()) + 24;
        painter.setFont(fontFor(TextUse::Small, QFont::DemiBold));
        const QString fix = p.replacement.empty() ? QString() : tr("   Replace Alt+Enter");
        const double room = viewport()->width() - left - 12;
        if (room < 80) continue;
        QString sentence = QString::fromStdString(p.sentence) + fix;
        sentence = painter.fontMetrics().elidedText(sentence, Qt::ElideRight, static_cast<int>(room) - 12);
        const QRectF box(left, r.top() + 1, painter.fontMetrics().horizontalAdvance(sentence) + 12,
                         r.height() - 2);
        const bool error = p.severity == Severity::Error;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(error ? t.errorBar : t.warningBar);
        painter.drawRoundedRect(box, 2, 2);
        painter.setPen(error ? t.error : t.warning);
        painter.drawText(box.adjusted(6, 0, -6, 0), Qt::AlignLeft | Qt::AlignVCenter, sentence);
    }
}

} // namespace rigor
