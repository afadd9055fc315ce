#include "ui/steps/start/start_page.h"

#include "core/foundation/base/error.h"
#include "core/study/demo.h"
#include "ui/steps/start/rig_thumbnail.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/labels.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rigor {

namespace {
struct RigText {
    QString question, method;
};

/// What each shipped rig asks, for its card; a rig not named here shows its title alone.
RigText textOf(const QString& rig) {
    if (rig == "wet-clutch")
        return {StartPage::tr("Which input distribution explains 108 shifting times?"),
                StartPage::tr("Inverse uncertainty")};
    if (rig == "servo-press")
        return {StartPage::tr("Is the model wrong, and which sensors would tell?"),
                StartPage::tr("Model adequacy")};
    if (rig == "drive-train")
        return {StartPage::tr("Which friction values are guaranteed possible?"), StartPage::tr("Verified")};
    if (rig == "hydraulic-four-bar")
        return {StartPage::tr("How does the valve curve look while it runs?"), StartPage::tr("Filter")};
    if (rig == "van-der-pol-duffing")
        return {StartPage::tr("Where is the global optimum among many local ones?"),
                StartPage::tr("Homotopy")};
    if (rig == "engine-mount")
        return {StartPage::tr("Which of four mount parameters does the data fix?"),
                StartPage::tr("Homotopy")};
    if (rig == "mr-damper")
        return {StartPage::tr("Seven parameters: which does the data fix?"), StartPage::tr("Homotopy")};
    if (rig == "quick-return")
        return {StartPage::tr("Do two multibody formulations agree?"), StartPage::tr("Simulation")};
    if (rig == "univariate-example")
        return {StartPage::tr("How does one normal input spread through a formula?"),
                StartPage::tr("Inverse uncertainty")};
    return {};
}

} // namespace

std::vector<TemplateText> templateTexts() {
    return {
        {"mass-spring-damper", StartPage::tr("Mass, spring, damper"),
         StartPage::tr("A free oscillation is measured: stiffness, damping and the start")},
        {"drive-with-friction", StartPage::tr("Drive with friction"),
         StartPage::tr("Steps of the current, the speed is measured: inertia, dry and viscous friction")},
        {"rc-circuit", StartPage::tr("RC circuit"),
         StartPage::tr("A source is switched, a voltage is measured: capacitor and leak")},
        {"tank-with-orifice", StartPage::tr("Tank with orifice"),
         StartPage::tr("The level is measured while a tank runs out: discharge coefficient")},
        {"first-order-lag", StartPage::tr("First-order lag with dead time"),
         StartPage::tr("The answer to a step is measured: gain, time constant and dead time")},
        {"static-formula", StartPage::tr("Static formula"),
         StartPage::tr("One row for each operating point, no time: coefficients of a formula")},
        {"pendulum-period", StartPage::tr("Pendulum with period"),
         StartPage::tr("One row for each experiment, what is measured is an event of the motion: gravity")},
        {"hydraulic-cylinder", StartPage::tr("Hydraulic cylinder"),
         StartPage::tr("Pressure and position are measured: bulk modulus, leakage and friction")}};
}

std::vector<TemplateText> exampleTexts() {
    return {{"fmu", StartPage::tr("FMU"),
             StartPage::tr("An oscillator as Simulink, Dymola or OpenModelica export it: spring and damper")},
            {"program", StartPage::tr("Program"),
             StartPage::tr("The same oscillator by a Python script that is started for every run")},
            {"server", StartPage::tr("Model server"),
             StartPage::tr("The template of the spring, its model asked of a server on this machine")}};
}

QString rigTitle(const ShippedRig& rig) {
    QString name = QString::fromStdString(rig.name).replace('-', ' ');
    name[0] = name[0].toUpper();
    if (rig.name == "mr-damper") name = "MR damper";
    if (rig.name == "van-der-pol-duffing") name = "Van der Pol-Duffing";
    if (rig.name == "hydraulic-four-bar") name = "Hydraulic four-bar";
    if (rig.name == "quick-return") name = "Quick-return";
    return name;
}

RigCard::RigCard(const QString& rig, const QString& title, const QString& question, const QString& method,
                 bool ready, QWidget* parent)
    : QWidget(parent), rig_(rig), title_(title), question_(question), method_(method), ready_(ready) {
    setMinimumHeight(method.isEmpty() ? 56 : 84);
    if (method.isEmpty()) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    } else {
        setMaximumHeight(100);
    }
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(title + ". " + question);
    if (!ready) {
        setEnabled(false);
        setToolTip(tr("This rig has no model text yet."));
        setAccessibleDescription(toolTip());
    }
}

std::function<void()> RigCard::accessPress(int) {
    if (!ready_) return {};
    return [this] { emit chosen(rig_); };
}

namespace {
constexpr int kTitleLeft = 68, kTitleRight = 8, kTitleMargin = 4; // of a template
}

int RigCard::heightForWidth(int width) const {
    const QRect room(0, 0, std::max(40, width - kTitleLeft - kTitleRight), 400);
    const QFontMetrics metrics(fontFor(TextUse::Body, QFont::DemiBold));
    return std::max(minimumHeight(),
                    metrics.boundingRect(room, Qt::TextWordWrap, title_).height() + 2 * kTitleMargin);
}

int RigCard::leastWidth() const {
    const QFontMetrics metrics(fontFor(TextUse::Body, QFont::DemiBold));
    int widest = 0;
    for (const QString& word : title_.split(' ')) widest = std::max(widest, metrics.horizontalAdvance(word));
    return kTitleLeft + widest + kTitleRight + 2;
}

void RigCard::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool strong = hasFocus();
    painter.setPen(QPen(strong ? t.accent : hovered_ && ready_ ? t.strong : t.border, strong ? 2 : 1));
    painter.setBrush(t.raised);
    const double half = strong ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 6, 6);
    if (method_.isEmpty()) {
        drawRigSign(painter, QRectF(12, height() / 2.0 - 15, 44, 30), rig_);
        painter.setFont(fontFor(TextUse::Body, QFont::DemiBold));
        painter.setPen(t.text);
        painter.drawText(rect().adjusted(kTitleLeft, kTitleMargin, -kTitleRight, -kTitleMargin),
                         Qt::AlignVCenter | Qt::TextWordWrap, title_);
        return;
    }
    painter.save();
    if (!ready_) painter.setOpacity(0.45);
    drawRigSign(painter, QRectF(16, height() / 2.0 - 26, 92, 52), rig_);
    painter.restore();
    const int left = 126, room = width() - left - 12;
    // A long question takes a second line.
    const bool twice = QFontMetrics(fontFor(TextUse::Table)).horizontalAdvance(question_) > room;
    const int top = height() / 2 - (twice ? 36 : 28);
    const auto line = [&](const QFont& font, const QColor& ink, int y, const QString& text) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left, top + y, room, 18), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
    };
    line(fontFor(TextUse::Body, QFont::DemiBold), ready_ ? t.text : t.disabled, 0, title_);
    if (twice) {
        painter.setFont(fontFor(TextUse::Table));
        painter.drawText(QRect(left, top + 19, room, 34), Qt::AlignLeft | Qt::TextWordWrap, question_);
    } else {
        line(fontFor(TextUse::Table), ready_ ? t.text : t.disabled, 19, question_);
    }
    line(fontFor(TextUse::Small), t.muted, twice ? 54 : 38,
         ready_ ? method_ : method_ + " · " + tr("model text not there yet"));
}

void RigCard::mouseReleaseEvent(QMouseEvent*) {
    if (ready_) emit chosen(rig_);
}

void RigCard::keyPressEvent(QKeyEvent* event) {
    if (ready_ && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space))
        emit chosen(rig_);
    else
        QWidget::keyPressEvent(event);
}

void RigCard::enterEvent(QEnterEvent*) {
    hovered_ = true;
    update();
}

void RigCard::leaveEvent(QEvent*) {
    hovered_ = false;
    update();
}

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* body = new QWidget;
    body->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* drop = new EmptyState(
        "drop", tr("Drop a measurement file here"),
        tr("CSV, text, workbook or MAT; separators, decimal sign, units and dates are recognised"));
    drop->setDropLook(true);
    drop->setFixedHeight(164);
    connect(drop->addAction(tr("Open data…"), true), &QPushButton::clicked, this,
            [this] { emit actionAsked("open-data"); });
    connect(drop->addAction(tr("Paste")), &QPushButton::clicked, this, [this] { emit actionAsked("paste"); });
    connect(drop->addAction(tr("Open project…")), &QPushButton::clicked, this,
            [this] { emit actionAsked("open"); });
    connect(drop->addAction(tr("First steps")), &QPushButton::clicked, this,
            [this] { emit actionAsked("first-steps"); });
    column->addWidget(drop);
    const auto addHead = [column](const QString& title, const QString& note) {
        auto* head = new QHBoxLayout;
        head->setContentsMargins(0, 4, 0, 0);
        head->addWidget(new Text(title, TextUse::Body, Ink::Text, QFont::DemiBold));
        head->addSpacing(6);
        auto* words = new Text(note, TextUse::Table, Ink::Muted);
        words->setElided(true);
        head->addWidget(words, 1);
        column->addLayout(head);
    };
    addHead(tr("Or begin with a template"),
            tr("a small study that runs at once (F5); put your own data and equations in their place"));
    const auto addGrid = [column](SmallCards& small) {
        small.grid = new QGridLayout;
        small.grid->setSpacing(8);
        column->addLayout(small.grid);
    };
    addGrid(templates_);
    for (const TemplateText& one : templateTexts()) {
        auto* card = new RigCard(one.name, one.title, one.about, {}, true);
        card->setToolTip(one.about);
        connect(card, &RigCard::chosen, this,
                [this](const QString& name) { emit actionAsked("template:" + name); });
        templates_.cards.push_back(card);
    }
    addHead(
        tr("Or bring a model from elsewhere"),
        tr("one example of each kind, to look at and to replace; nothing foreign runs before you allow it"));
    addGrid(examples_);
    for (const TemplateText& one : exampleTexts()) {
        auto* card = new RigCard("example-" + one.name, one.title, one.about, {}, true);
        card->setToolTip(one.about);
        connect(card, &RigCard::chosen, this,
                [this, name = one.name] { emit actionAsked("example:" + name); });
        examples_.cards.push_back(card);
    }
    addHead(tr("Or start from a rig"),
            tr("model, data and studies, not yet run; saved as a project of your own"));
    auto* grid = new QGridLayout;
    grid->setSpacing(12);
    std::vector<ShippedRig> rigs;
    try {
        rigs = shippedRigs();
    } catch (const Error& e) {
        auto* sentence = new Text(QString::fromStdString(e.sentence()), TextUse::Table, Ink::Muted);
        sentence->setWordWrap(true);
        column->addWidget(sentence);
    }
    static const std::vector<std::string> kOrder = {
        "wet-clutch",          "servo-press",  "drive-train", "hydraulic-four-bar",
        "van-der-pol-duffing", "engine-mount", "mr-damper",   "quick-return"};
    const auto rank = [](const ShippedRig& rig) { return std::find(kOrder.begin(), kOrder.end(), rig.name); };
    std::stable_sort(rigs.begin(), rigs.end(),
                     [&](const ShippedRig& a, const ShippedRig& b) { return rank(a) < rank(b); });
    int i = 0;
    for (const ShippedRig& rig : rigs) {
        const QString name = QString::fromStdString(rig.name);
        const RigText text = textOf(name);
        auto* card = new RigCard(name, rigTitle(rig),
                                 text.question.isEmpty() ? QString::fromStdString(rig.title) : text.question,
                                 text.method, !rig.models.empty());
        connect(card, &RigCard::chosen, this, &StartPage::rigChosen);
        grid->addWidget(card, i / 2, i % 2);
        ++i;
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    column->addStretch();
    scroll->setWidget(body);
    outer->addWidget(scroll);
    arrange(templates_);
    arrange(examples_);
}

void StartPage::arrange(SmallCards& small) const {
    constexpr int kMost = 4, kScrollBar = 20;
    int least = 1;
    for (const RigCard* card : small.cards) least = std::max(least, card->leastWidth());
    const int columns = std::clamp((width() - kScrollBar) / (least + small.grid->spacing()), 1, kMost);
    if (columns == small.columns) return;
    small.columns = columns;
    for (RigCard* card : small.cards) small.grid->removeWidget(card);
    for (int n = 0; n < static_cast<int>(small.cards.size()); ++n)
        small.grid->addWidget(small.cards[static_cast<std::size_t>(n)], n / columns, n % columns);
    for (int c = 0; c < kMost; ++c) small.grid->setColumnStretch(c, c < columns ? 1 : 0);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(templates_);
    arrange(examples_);
}

} // namespace rigor
