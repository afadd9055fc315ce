#include "ui/document/runs/places.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/message/number_text.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace rigor {

namespace {

constexpr const char* kHere = "here";

QString placeText(const char* text) { return QCoreApplication::translate("Places", text); }
QString placeText(const char* text, int count) {
    return QCoreApplication::translate("Places", text, nullptr, count);
}

QString testKey(const QString& name, const char* what) { return QString("places/%1/%2").arg(name, what); }

qint64 stampOf(const QString& name) {
    return QFileInfo(QString::fromStdString(profileFile(name.toStdString()).string()))
        .lastModified()
        .toMSecsSinceEpoch();
}

PlaceTested lastTest(const QString& name) {
    const QSettings settings;
    PlaceTested tested;
    if (settings.value(testKey(name, "stamp")).toLongLong() != stampOf(name)) return tested;
    tested.when = settings.value(testKey(name, "when")).toDateTime();
    tested.works = settings.value(testKey(name, "works")).toBool();
    tested.seconds = settings.value(testKey(name, "seconds")).toDouble();
    tested.sentence = settings.value(testKey(name, "sentence")).toString();
    return tested;
}

} // namespace

QString PlaceEntry::kind() const {
    if (name.isEmpty()) return placeText(QT_TRANSLATE_NOOP("Places", "threads"));
    if (!damaged.isEmpty()) return placeText(QT_TRANSLATE_NOOP("Places", "damaged"));
    if (profile.kind == "ssh") return placeText(QT_TRANSLATE_N_NOOP("Places", "ssh, %n host(s)"), workers);
    if (profile.kind == "command") return placeText(QT_TRANSLATE_NOOP("Places", "own command"));
    if (profile.kind == "workers") return placeText(QT_TRANSLATE_NOOP("Places", "by hand"));
    return "Slurm";
}

QString PlaceEntry::sizeText() const {
    if (name.isEmpty()) return placeText(QT_TRANSLATE_N_NOOP("Places", "%n core(s)"), workers);
    if (!damaged.isEmpty()) return kind();
    if (!lacks.isEmpty()) return placeText(QT_TRANSLATE_NOOP("Places", "no %1 here")).arg(lacks);
    if (tested.when.isValid() && !tested.works)
        return placeText(QT_TRANSLATE_NOOP("Places", "no answer %1")).arg(shownDay(tested.when));
    if (profile.kind == "ssh") return placeText(QT_TRANSLATE_N_NOOP("Places", "%n host(s)"), workers);
    return placeText(QT_TRANSLATE_N_NOOP("Places", "%n slot(s)"), workers);
}

QString PlaceEntry::whyNot() const {
    if (!damaged.isEmpty()) return damaged;
    if (!lacks.isEmpty())
        return placeText(QT_TRANSLATE_NOOP("Places", "%1 is not on the path (PATH) of this computer."))
            .arg(lacks);
    if (tested.when.isValid() && !tested.works)
        return placeText(QT_TRANSLATE_NOOP("Places", "Its test failed %1: %2 Test it again under Places…"))
            .arg(shownDay(tested.when), tested.sentence);
    return {};
}

QString shownPlace(const QString& place) {
    const QString here = placeText(QT_TRANSLATE_NOOP("Places", "this computer"));
    if (place.isEmpty()) return here;
    QString shown;
    for (const std::string& part : partsOfPlaces(place.toStdString())) {
        const QString one = part == kHere ? here : qt(part);
        shown = shown.isEmpty() ? one : placeText(QT_TRANSLATE_NOOP("Places", "%1 and %2")).arg(shown, one);
    }
    return shown;
}

QString withPlace(const QString& place, const QString& more) {
    std::vector<std::string> parts = partsOfPlaces(place.toStdString());
    parts.push_back(more.isEmpty() ? kHere : more.toStdString());
    return qt(placesText(std::move(parts)));
}

bool hasPlace(const QString& place, const QString& one) {
    const std::vector<std::string> parts = partsOfPlaces(place.toStdString());
    const std::string name = one.isEmpty() ? kHere : one.toStdString();
    return std::ranges::any_of(
        parts, [&](const std::string& part) { return part == name || part == "slurm:" + name; });
}

QString withoutPlace(const QString& place, int row) {
    std::vector<std::string> parts = partsOfPlaces(place.toStdString());
    const auto here =
        std::ranges::stable_partition(parts, [](const std::string& part) { return part != kHere; });
    const auto others = static_cast<int>(here.begin() - parts.begin());
    if (row < others)
        parts.erase(parts.begin() + row);
    else
        parts.resize(static_cast<std::size_t>(others));
    // Its threads do that without workers.
    if (parts.empty() || (parts.size() == 1 && parts.front() == kHere)) return {};
    return qt(placesText(std::move(parts)));
}

std::vector<PlaceEntry> knownPlaces() {
    std::vector<PlaceEntry> places(1);
    places[0].workers = hardwareThreads();
    const bool workersHere = places[0].joins = onPath(Place().worker);
    for (const std::string& name : placeProfiles()) {
        PlaceEntry entry;
        entry.name = qt(name);
        try {
            entry.profile = readProfile(name);
            const Place place = placeOfProfile(entry.profile, name);
            entry.workers = place.count;
            entry.lacks = qt(missingProgram(place));
        } catch (const Error& e) {
            const QString where = qt(toString(e.place()));
            entry.damaged = where.isEmpty() ? qt(e.sentence()) : where + ": " + qt(e.sentence());
        }
        entry.tested = lastTest(entry.name);
        entry.joins = workersHere && entry.damaged.isEmpty() && entry.lacks.isEmpty();
        places.push_back(std::move(entry));
    }
    return places;
}

void rememberTest(const QString& name, const PlaceTested& tested) {
    QSettings settings;
    settings.setValue(testKey(name, "stamp"), stampOf(name));
    settings.setValue(testKey(name, "when"), tested.when);
    settings.setValue(testKey(name, "works"), tested.works);
    settings.setValue(testKey(name, "seconds"), tested.seconds);
    settings.setValue(testKey(name, "sentence"), tested.sentence);
}

void forgetTest(const QString& name) { QSettings().remove("places/" + name); }

QString shownDay(const QDateTime& when) {
    if (when.date() == QDate::currentDate())
        return placeText(QT_TRANSLATE_NOOP("Places", "today %1")).arg(when.toString("HH:mm"));
    return when.toString("yyyy-MM-dd");
}

} // namespace rigor
