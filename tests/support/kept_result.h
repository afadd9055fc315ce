#pragma once
// A typed result as it comes back from where it was stored.

#include "core/methods/result/describe.h"
#include "core/methods/result/stored_result.h"

#include <QtTest>

namespace rigor::sample {

/// Writes, reads through the text of result.json and the tables of a project, and writes again: all is as it
/// was.
template <class T> T kept(T before) {
    Result stored;
    write(before, stored);
    Result loaded = resultFromText(storedText(toJson(stored)));
    for (const ResultTable& table : stored.tables) loaded.tables.push_back(tableFromJson(toJson(table)));
    T after = read<T>(loaded);
    Result again;
    write(after, again);
    QTest::qCompare(storedText(toJson(again)), storedText(toJson(stored)), "again", "stored", __FILE__,
                    __LINE__);
    QTest::qCompare(again.tables.size(), stored.tables.size(), "again", "stored", __FILE__, __LINE__);
    for (std::size_t k = 0; k < again.tables.size(); ++k) {
        QTest::qCompare(again.tables[k].name, stored.tables[k].name, "again", "stored", __FILE__, __LINE__);
        QTest::qCompare(toCsv(again.tables[k]), toCsv(stored.tables[k]), "again", "stored", __FILE__,
                        __LINE__);
        QTest::qVerify(!again.tables[k].caption.empty(), "caption", "", __FILE__, __LINE__);
    }
    return after;
}

} // namespace rigor::sample
