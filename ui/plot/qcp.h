#pragma once
// QCustomPlot is written with Qt's lower-case keywords, which the window does without (the core has a member
// named "signals"); they exist here only while its header is read.

#include <QtGlobal>

#ifdef QT_NO_SIGNALS_SLOTS_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#endif
#include <qcustomplot.h>
#ifdef QT_NO_SIGNALS_SLOTS_KEYWORDS
#undef signals
#undef slots
#endif
