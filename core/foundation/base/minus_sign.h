#pragma once
// The sign of negative numbers within sentences.

namespace rigor {

/// Whether sentences (Message::text) write negative numbers with the real minus sign (U+2212) from now on, in
/// the whole program. Not at its start: what a program reads, and refusals that name what was typed, have the
/// hyphen of a keyboard. The window and reports set it. Call it where no report is being made.
void setRealMinus(bool real);

} // namespace rigor
