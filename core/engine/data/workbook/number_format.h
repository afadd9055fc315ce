#pragma once
// What the number format of a cell makes of its number (ECMA-376 Part 1, 18.8.30 and 18.8.31), and serial
// numbers of days as dates (18.17.4).

#include "core/engine/data/workbook/sheet_cell.h"

#include <string>
#include <string_view>

namespace rigor {

struct NumberFormat {
    bool date = false;    ///< shows years, months or days
    bool time = false;    ///< shows hours, minutes or seconds
    bool elapsed = false; ///< of these, any beyond a day too: [h]:mm
    bool percent = false;
    bool operator==(const NumberFormat&) const = default;
};

/// Of a code such as "dd/mm/yyyy hh:mm", "[h]:mm:ss", "0.00 %", "[Red]0.0": its first section.
NumberFormat numberFormat(std::string_view code);
/// Of those that workbooks name by a number without stating them: 14 to 22, 27 to 36, 45 to 47, 50 to 58 hold
/// dates and times, 9 and 10 percents.
NumberFormat builtInFormat(int id);

/// A number in that format as a cell. Days count from 1900 with the 29th of February 1900 that Excel took
/// over from Lotus (serial 60: no such day, which the reader of the text then tells), or from 1904-01-01.
/// Times are rounded to microseconds: a serial number has no more digits.
SheetCell formattedNumber(double number, const NumberFormat& format, bool from1904);

} // namespace rigor
