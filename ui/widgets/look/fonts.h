#pragma once
// Type of the program (body 13 px, tables 12, second lines 11, titles 15) with tabular figures.

#include <QFont>

namespace rigor {

enum class TextUse { Figure, Title, Body, Table, Small, Code };

/// Loads the shipped Inter and makes the system font (or Inter, where the system has only DejaVu Sans) the
/// application's font.
void loadFonts();

/// Font of a use at its weight: 400, 500 or 600.
QFont fontFor(TextUse use, int weight = QFont::Normal);

} // namespace rigor
