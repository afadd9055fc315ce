#pragma once
// Models that come from elsewhere, behind the one door compileModel(): an FMU, a program's table, the address
// of a server, or a reference to one of them,
//
//     [external]
//     file = "/home/ada/pump.fmu"     # an FMU or a program's table; or: address =
//     "http://localhost:4242/beam" sha256 = "..."                  # of the file when the reference was
//     written
//
// which stands for them wherever the text of a model is kept (a project, a report, provenance).

#include "core/engine/simulate/external.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace rigor {

/// Whether compileModel() hands such a text, or bytes, on to here.
bool isForeignSource(std::string_view text, const std::string& fileName);

/// Whether this names a server instead of a file: "http://...".
bool isAddress(std::string_view model);

/// Why a text that isForeignSource() does not take is no model for its name: TOML that is a study, or a
/// program whose table [program] is misspelt. "" = it may be one.
Message whyNoModel(std::string_view text, const std::string& fileName);

/// A reference for a model that comes from elsewhere, the file's own text otherwise. Throws Error if the file
/// cannot be read.
std::string sourceTextOf(const std::string& fileOrAddress);

/// Reads what is known of it and runs nothing. Throws Error. warnings: appended to.
ModelPtr foreignModel(std::string_view text, const std::string& fileName, Messages& warnings);

} // namespace rigor
