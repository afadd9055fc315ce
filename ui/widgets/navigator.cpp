#include "ui/widgets/navigator.h"

#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace rigor {

namespace {
constexpr int kFirstStep = 32, kStepHeight = 44, kRunHeight = 26, kRunMenu = 98, kGuide = 99, kRunBase = 100;
} // namespace

std::pair<QString, Ink> stateIcon(StepState state) {
    switch (state) {
    case StepState::Done:
        return {"done", Ink::Success};
    case StepState::Next:
        return {{}, Ink::Text};
    case StepState::Blocked:
        return {"blocked", Ink::Muted};
    case StepState::Running:
        return {"running", Ink::Accent};
    case StepState::Attention:
        return {"warning", Ink::Warning};
    case StepState::Wrong:
        return {"error", Ink::Error};
    case StepState::EmptySet:
        return {"empty-set", Ink::Error};
    case StepState::NotNeeded:
        return {"remove", Ink::Muted};
    }
    return {{}, Ink::Text};
}

Navigator::Navigator(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Steps and runs"));
    setRail(false);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Navigator::setSteps(const std::array<StepInfo, kSteps>& steps) {
    for (int i = 0; i < kSteps; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const bool same = std::exchange(steps_[k], steps[k]).sentence == steps[k].sentence;
        if (!same) tellAccessChange(this, QAccessible::NameChanged, i);
    }
    updateTimer();
    update();
}

void Navigator::setRuns(const std::vector<RunItem>& runs) {
    runs_ = runs;
    const std::vector<int> reached = items();
    if (std::find(reached.begin(), reached.end(), focused_) == reached.end()) focused_ = current_;
    updateTimer();
    update();
}

void Navigator::setCurrentStep(int step) {
    current_ = step;
    focusOn(step);
    tellAccessChange(this, QAccessible::Selection, step);
}

void Navigator::focusOn(int item) {
    focused_ = item;
    update();
    tellAccessFocus(this, accessFocus());
}

std::vector<AccessPart> Navigator::accessParts() const {
    std::vector<AccessPart> parts;
    for (const int item : items()) {
        AccessPart part{.place = rectOf(item)};
        if (item == kGuide) {
            part.role = QAccessible::Button;
            part.name = tr("Guide: this page (F1)");
        } else if (item == kRunMenu) {
            part.role = QAccessible::ButtonMenu;
            part.name = tr("Runs: choose which is shown");
        } else {
            const bool run = item >= kRunBase;
            const auto k = static_cast<std::size_t>(run ? item - kRunBase : item);
            // The state is part of what is heard first.
            const QStringList said = run ? QStringList{runs_[k].name, runs_[k].state, runs_[k].right}
                                         : QStringList{steps_[k].name, steps_[k].sentence};
            part.name = QStringList(said).filter(QRegularExpression(".")).join(", ");
            part.state.selectable = true;
            part.state.selected = item == (run ? kRunBase + currentRun_ : current_);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

int Navigator::accessFocus() const {
    const std::vector<int> reached = items();
    const auto at = std::find(reached.begin(), reached.end(), focused_);
    return at == reached.end() ? -1 : static_cast<int>(at - reached.begin());
}

std::function<void()> Navigator::accessPress(int part) {
    if (part < 0) return {};
    return [this, part] {
        const std::vector<int> reached = items();
        if (std::cmp_less(part, reached.size())) choose(reached[static_cast<std::size_t>(part)], {}, false);
    };
}

void Navigator::setCurrentRun(int run) {
    currentRun_ = run;
    update();
}

void Navigator::setRail(bool rail) {
    if (rail != rail_ && focused_ >= kRunMenu) focused_ = current_;
    rail_ = rail;
    setFixedWidth(rail ? kRail : kWide);
    update();
}

void Navigator::updateTimer() {
    bool turning = false;
    for (const auto& step : steps_) turning = turning || step.state == StepState::Running;
    for (const auto& run : runs_) turning = turning || run.turning;
    if (turning && !timer_) timer_ = startTimer(66);
    if (!turning && timer_) {
        killTimer(timer_);
        timer_ = 0;
        angle_ = 0;
    }
}

QRect Navigator::stepRect(int step) const {
    return {0, kFirstStep + kStepHeight * step, width() - 1, kStepHeight};
}

QRect Navigator::runRect(int run) const {
    return {0, kFirstStep + kStepHeight * kSteps + 40 + kRunHeight * run, width() - 1, kRunHeight};
}

QRect Navigator::runsRect() const {
    return {0, kFirstStep + kStepHeight * kSteps + 14, width() - 1, kStepHeight};
}

QRect Navigator::guideRect() const { return {0, height() - 38, width() - 1, 30}; }

int Navigator::itemAt(const QPoint& point) const {
    for (int i = 0; i < kSteps; ++i)
        if (stepRect(i).contains(point)) return i;
    if (guideRect().contains(point)) return kGuide;
    if (rail_ && runsRect().contains(point)) return kRunMenu;
    if (!rail_)
        for (int i = 0; i < static_cast<int>(runs_.size()); ++i)
            if (runRect(i).contains(point) && runRect(i).bottom() < guideRect().top()) return kRunBase + i;
    return -1;
}

void Navigator::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.nav);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), t.border);
    if (rail_) return paintRail(painter);
    painter.setFont(fontFor(TextUse::Small, QFont::DemiBold));
    painter.setPen(t.muted);
    painter.drawText(QRect(16, 8, width() - 32, 24), Qt::AlignVCenter | Qt::AlignLeft, tr("Study"));
    for (int i = 0; i < kSteps; ++i) paintStep(painter, i);
    paintRuns(painter);
    if (hovered_ == kGuide) painter.fillRect(guideRect(), t.hover);
    const QRect guide = guideRect();
    paintIcon(painter, "help", QRectF(16, guide.center().y() - 7, 16, 16), t.muted);
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(guide.adjusted(40, 0, -14, 0), Qt::AlignVCenter | Qt::AlignLeft, tr("Guide: this page"));
    painter.drawText(guide.adjusted(40, 0, -14, 0), Qt::AlignVCenter | Qt::AlignRight, "F1");
    paintFocus(painter);
}

void Navigator::paintFocus(QPainter& painter) {
    const QRect r = rectOf(focused_);
    if (!ring_ || !hasFocus() || r.isEmpty()) return;
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(r.adjusted(2, 2, -2, -2));
}

void Navigator::paintStep(QPainter& painter, int step) {
    const Tokens& t = theme();
    const StepInfo& info = steps_[static_cast<std::size_t>(step)];
    const QRect r = stepRect(step);
    const bool isCurrent = step == current_;
    const bool blocked = info.state == StepState::Blocked || info.state == StepState::NotNeeded;
    if (isCurrent) {
        painter.fillRect(r, t.raised);
        painter.fillRect(QRect(r.left(), r.top(), 3, r.height()), t.accent);
    } else if (hovered_ == step) {
        painter.fillRect(r, t.hover);
    }
    auto [name, ink] = stateIcon(info.state);
    if (name.isEmpty()) {
        name = info.iconName;
        ink = isCurrent ? Ink::Accent : Ink::Text;
    }
    paintIcon(painter, name, QRectF(16, r.top() + 6, 16, 16), color(ink),
              info.state == StepState::Running ? angle_ : 0);
    const QRect text = r.adjusted(40, 5, -8, 0);
    const QFont nameFont = fontFor(TextUse::Body, isCurrent ? QFont::DemiBold : QFont::Medium);
    painter.setFont(nameFont);
    painter.setPen(blocked && !isCurrent ? t.muted : t.text);
    painter.drawText(QRect(text.left(), text.top(), text.width(), 18), Qt::AlignLeft | Qt::AlignVCenter,
                     info.name);
    const QFont small = fontFor(TextUse::Small);
    painter.setFont(small);
    painter.setPen(info.state == StepState::Wrong || info.state == StepState::EmptySet ? t.error : t.muted);
    painter.drawText(QRect(text.left(), text.top() + 18, text.width(), 15), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(info.sentence, Qt::ElideRight, text.width()));
}

void Navigator::paintRail(QPainter& painter) {
    const Tokens& t = theme();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < kSteps; ++i) {
        const StepInfo& info = steps_[static_cast<std::size_t>(i)];
        const QRect r = stepRect(i);
        if (i == current_) {
            painter.fillRect(r, t.raised);
            painter.fillRect(QRect(0, r.top(), 3, r.height()), t.accent);
        } else if (hovered_ == i) {
            painter.fillRect(r, t.hover);
        }
        const QRectF icon(16, r.center().y() - 8, 16, 16);
        const bool blocked = info.state == StepState::Blocked || info.state == StepState::NotNeeded;
        paintIcon(painter, info.iconName, icon, blocked ? t.disabled : i == current_ ? t.accent : t.text);
        const auto [name, ink] = stateIcon(info.state);
        if (name.isEmpty() || blocked) continue;
        // The badge: a dot, and the state's own sign where it is more than "done".
        painter.setPen(QPen(i == current_ ? t.raised : t.nav, 1.5));
        painter.setBrush(color(ink));
        if (info.state == StepState::Done)
            painter.drawEllipse(QPointF(34, r.top() + 12), 3.5, 3.5);
        else
            paintIcon(painter, name, QRectF(28, r.top() + 4, 12, 12), color(ink),
                      info.state == StepState::Running ? angle_ : 0);
    }
    const QRect r = runsRect();
    painter.fillRect(QRect(10, r.top() - 4, 27, 1), t.border);
    if (hovered_ == kRunMenu && !runs_.empty()) painter.fillRect(r, t.hover);
    const QColor ink = runs_.empty() ? t.disabled : t.text;
    paintIcon(painter, "queue", QRectF(16, r.top() + 6, 16, 16), ink);
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(ink);
    painter.drawText(
        QRect(0, r.top() + 24, width() - 1, 16), Qt::AlignCenter,
        painter.fontMetrics().elidedText(
            QCoreApplication::translate("rigor", "%n run(s)", nullptr, static_cast<int>(runs_.size())),
            Qt::ElideRight, width() - 3));
    if (hovered_ == kGuide) painter.fillRect(guideRect(), t.hover);
    paintIcon(painter, "help", QRectF(16, guideRect().center().y() - 8, 16, 16), t.muted);
    paintFocus(painter);
}

void Navigator::paintRuns(QPainter& painter) {
    const Tokens& t = theme();
    const int top = kFirstStep + kStepHeight * kSteps + 14;
    painter.setFont(fontFor(TextUse::Small, QFont::DemiBold));
    painter.setPen(t.muted);
    painter.drawText(QRect(16, top, width() - 30, 22), Qt::AlignVCenter | Qt::AlignLeft, tr("Runs"));
    painter.setFont(fontFor(TextUse::Table));
    if (runs_.empty()) {
        painter.drawText(QRect(16, top + 20, width() - 30, 22), Qt::AlignVCenter | Qt::AlignLeft,
                         tr("No runs yet."));
        return;
    }
    painter.drawText(QRect(16, top, width() - 30, 22), Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(runs_.size()));
    const QFontMetrics metrics(fontFor(TextUse::Table));
    for (int i = 0; i < static_cast<int>(runs_.size()); ++i) {
        const RunItem& run = runs_[static_cast<std::size_t>(i)];
        const QRect r = runRect(i);
        if (r.bottom() >= guideRect().top()) break;
        if (i == currentRun_)
            painter.fillRect(r, t.selection);
        else if (hovered_ == kRunBase + i)
            painter.fillRect(r, t.hover);
        paintIcon(painter, run.iconName, QRectF(16, r.top() + 6, 14, 14), color(run.ink),
                  run.turning ? angle_ : 0);
        painter.setPen(t.muted);
        const int rightWidth = metrics.horizontalAdvance(run.right);
        painter.drawText(r.adjusted(0, 0, -13, 0), Qt::AlignVCenter | Qt::AlignRight, run.right);
        painter.setPen(t.text);
        const int room = r.width() - 38 - 13 - rightWidth - 6;
        painter.drawText(r.adjusted(38, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(run.name, Qt::ElideRight, room));
    }
}

void Navigator::mousePressEvent(QMouseEvent* event) {
    choose(itemAt(event->position().toPoint()), event->globalPosition().toPoint(),
           event->button() == Qt::RightButton);
}

void Navigator::choose(int item, const QPoint& menuAt, bool menu) {
    if (item < 0) return;
    if (item == kGuide)
        emit guideAsked();
    else if (item == kRunMenu)
        openRuns();
    else if (item >= kRunBase && menu)
        emit runMenu(item - kRunBase, menuAt);
    else if (item >= kRunBase)
        emit runChosen(item - kRunBase);
    else
        emit stepChosen(item);
}

QMenu* Navigator::openRuns() {
    if (runs_.empty()) return nullptr;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Runs"));
    for (int i = 0; i < static_cast<int>(runs_.size()); ++i) {
        const RunItem& run = runs_[static_cast<std::size_t>(i)];
        QAction* action = menu->addAction(icon(run.iconName, run.ink), run.name + '\t' + run.right, this,
                                          [this, i] { emit runChosen(i); });
        if (i == currentRun_) {
            QFont strong = action->font();
            strong.setWeight(QFont::DemiBold);
            action->setFont(strong);
        }
    }
    menu->popup(mapToGlobal(runsRect().topRight()));
    return menu;
}

std::vector<int> Navigator::items() const {
    std::vector<int> list;
    for (int i = 0; i < kSteps; ++i) list.push_back(i);
    if (rail_) {
        if (!runs_.empty()) list.push_back(kRunMenu);
    } else {
        for (int i = 0; i < static_cast<int>(runs_.size()) && runRect(i).bottom() < guideRect().top(); ++i)
            list.push_back(kRunBase + i);
    }
    list.push_back(kGuide);
    return list;
}

QRect Navigator::rectOf(int item) const {
    return item == kGuide     ? guideRect()
           : item == kRunMenu ? runsRect()
           : item >= kRunBase ? runRect(item - kRunBase)
                              : stepRect(item);
}

void Navigator::mouseMoveEvent(QMouseEvent* event) {
    const int item = itemAt(event->position().toPoint());
    if (item == hovered_) return;
    hovered_ = item;
    update();
}

void Navigator::focusInEvent(QFocusEvent* event) {
    ring_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
    tellAccessFocus(this, accessFocus());
}

void Navigator::leaveEvent(QEvent*) {
    hovered_ = -1;
    update();
}

void Navigator::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        const std::vector<int> reached = items();
        const auto at = std::find(reached.begin(), reached.end(), focused_);
        const auto last = static_cast<std::ptrdiff_t>(reached.size()) - 1;
        const std::ptrdiff_t now = at == reached.end() ? current_ : at - reached.begin();
        const std::ptrdiff_t to = now + (event->key() == Qt::Key_Down ? 1 : -1);
        ring_ = true;
        focusOn(reached[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, last))]);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
               event->key() == Qt::Key_Space) {
        choose(focused_, {}, false);
    } else if (event->key() == Qt::Key_Menu && focused_ >= kRunBase) {
        choose(focused_, mapToGlobal(rectOf(focused_).center()), true);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Navigator::timerEvent(QTimerEvent*) {
    angle_ += 24;
    update();
}

bool Navigator::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int item = itemAt(help->pos());
        QString text;
        if (item >= 0 && item < kSteps) {
            const StepInfo& info = steps_[static_cast<std::size_t>(item)];
            text = info.name + '\n' + info.sentence;
        } else if (item >= kRunBase) {
            const RunItem& run = runs_[static_cast<std::size_t>(item - kRunBase)];
            text = run.name + "  " + run.right;
        } else if (item == kRunMenu) {
            text = runs_.empty() ? tr("No runs yet.") : tr("Runs: choose which is shown");
        } else if (item == kGuide) {
            text = tr("Guide: this page (F1)");
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace rigor
