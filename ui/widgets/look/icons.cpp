#include "ui/widgets/look/icons.h"

#include "ui/widgets/look/theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace rigor {

QColor color(Ink ink) {
    const Tokens& t = theme();
    switch (ink) {
    case Ink::Text:
        return t.text;
    case Ink::Muted:
        return t.muted;
    case Ink::Disabled:
        return t.disabled;
    case Ink::Accent:
        return t.accent;
    case Ink::OnAccent:
        return t.onAccent;
    case Ink::Success:
        return t.success;
    case Ink::Warning:
        return t.warning;
    case Ink::Error:
        return t.error;
    }
    return t.text;
}

void paintIcon(QPainter& painter, const QString& name, const QRectF& rect, const QColor& ink,
               double rotation) {
    static QHash<QString, QByteArray> sources;
    static QHash<QString, std::shared_ptr<QSvgRenderer>> renderers;
    const QString key = name + ink.name();
    auto it = renderers.find(key);
    if (it == renderers.end()) {
        if (!sources.contains(name)) {
            QFile file(QString(":/icons/%1.svg").arg(name));
            sources[name] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            Q_ASSERT_X(!sources[name].isEmpty(), "paintIcon", qPrintable(name));
        }
        QByteArray svg = sources[name];
        svg.replace("currentColor", ink.name().toLatin1());
        it = renderers.insert(key, std::make_shared<QSvgRenderer>(svg));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (rotation != 0) {
        painter.translate(rect.center());
        painter.rotate(rotation);
        painter.translate(-rect.center());
    }
    (*it)->render(&painter, rect);
    painter.restore();
}

namespace {
class ThemeIconEngine : public QIconEngine {
  public:
    ThemeIconEngine(QString name, Ink ink) : name_(std::move(name)), ink_(ink) {}
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paintIcon(*painter, name_, rect, mode == QIcon::Disabled ? theme().disabled : color(ink_));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({0, 0}, size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new ThemeIconEngine(name_, ink_); }

  private:
    QString name_;
    Ink ink_;
};
} // namespace

QIcon icon(const QString& name, Ink ink) { return QIcon(new ThemeIconEngine(name, ink)); }

} // namespace rigor
