#pragma once
// What a person has allowed to run of others' code: an FMU or a program runs only where its file, with these
// very bytes, has been allowed, for this command (`--trust FILE`) or on this account (the list trusted()).
// Never by a key of a study or a project. A program is more than its file: what is allowed is then the hash
// of ForeignCode, which covers all that it brings along (engine/program/program_model.h).

#include "core/engine/simulate/external.h"

#include <filesystem>

namespace rigor {

/// "FMU", "program", "server" for people.
Message kindOf(const ForeignCode& code);

/// The list of this account, $XDG_CONFIG_HOME/rigor/trusted or ~/.config/rigor/trusted: one line per file,
/// the SHA-256, two blanks, its path. Empty if there is no home.
std::filesystem::path trustedFile();

/// For this process only; nothing is written. Throws Error if the file cannot be read.
void trustOnce(const std::filesystem::path& file);
/// The same of what was read already, by its hash.
void trustOnce(const ForeignCode& code);
/// Adds the file as it is now to the list. Throws Error if one of the two cannot be read or written.
void trustAlways(const std::filesystem::path& file);
/// The same of what was read already, by its hash and the path of its file.
void trustAlways(const ForeignCode& code);
/// What the list allows: file and sha256.
std::vector<ForeignCode> trustedCode();
/// Takes it off the list, and from what this process has allowed. Throws Error if the list cannot be written.
void withdrawTrust(const ForeignCode& code);

/// Whether it may run; true for what runs on no file of this machine.
bool mayRun(const ForeignCode& code);
/// The hash under which this path is on the list while the file has another now; empty otherwise.
std::string formerHash(const ForeignCode& code);
/// Throws Error with what would run and how to allow it.
void requireConsent(const ForeignCode& code);

} // namespace rigor
