#pragma once
// Which of the data files of a document is in view: its table is data().csv. No part of the study.

#include "ui/document/document.h"

namespace rigor {

/// An index of the study's files; 0 while there is none.
std::size_t shownFile(const Document& document);
/// Reads the table of another file into view. Nothing happens for an index that is none, of a method that
/// reads its files itself, and while files are being imported.
void showFile(Document& document, std::size_t index);
/// Other files have taken their place: the first is in view, once it is read.
void forgetShownFile(Document& document);

} // namespace rigor
