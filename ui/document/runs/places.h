#pragma once
// The places of the user as the window offers them: this computer, and one per profile
// (core/study/places/place_profile.h), with what their last test said. Kept for the user on this computer, in
// no project.

#include "core/study/places/place_profile.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace rigor {

struct PlaceTested {
    QDateTime when; ///< invalid = never, or its profile has changed since
    bool works = false;
    double seconds = 0; ///< until the job was back
    QString sentence;   ///< why it does not work
};

struct PlaceEntry {
    QString name; ///< "" = this computer
    PlaceProfile profile;
    int workers = 0; ///< workers at once; of ssh its hosts
    QString damaged; ///< a sentence: its file cannot be read
    QString lacks;   ///< a program of this computer's path that it is reached by
    PlaceTested tested;
    bool joins = false; ///< of this computer: it has workers too; of others: and they can share a run

    /// "Slurm", "ssh, 3 hosts", "threads".
    QString kind() const;
    /// "64 slots", "3 hosts", "2 cores".
    QString sizeText() const;
    /// Why it cannot be chosen, a sentence; "" = it can.
    QString whyNot() const;
};

/// A text as after --on, for people: "hpc-west and this computer".
QString shownPlace(const QString& place);
/// The place (one or several, never "") and another one; "" = this computer.
QString withPlace(const QString& place, const QString& more);
/// Whether it is one of the place's; "" = this computer.
bool hasPlace(const QString& place, const QString& one);
/// Without that which a run tells of in this row (PlacedRun::places); "" = this computer alone.
QString withoutPlace(const QString& place, int row);

/// This computer first. Reads files: not on the GUI thread.
std::vector<PlaceEntry> knownPlaces();
void rememberTest(const QString& name, const PlaceTested& tested);
void forgetTest(const QString& name);
/// "today 13:46", "20 November".
QString shownDay(const QDateTime& when);

} // namespace rigor
