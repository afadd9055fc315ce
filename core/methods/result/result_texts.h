#pragma once
// What a result answers, without the sentences that say it.

#include "core/methods/result/result.h"

namespace rigor {

/// Leaves what does not depend on the language: without verdict, interval, quality warnings, warnings,
/// captions and the sentences in diagnostics and tables, which are known by their places where a result was
/// read from texts. Names, labels and statuses stay, whatever signs they have.
void forgetSentences(Result& result);

} // namespace rigor
