#pragma once
// Which vector instructions of the processor are used. Results are the same to the last bit with any of them.

#include <cstdint>

namespace rigor {

enum class InstructionSet : std::uint8_t { Sse2, Avx2, Avx512 };

/// The most that the processor has; or what the environment variable RIGOR_INSTRUCTION_SET says: "sse2",
/// "avx2", "avx512". Decided once. Throws Error: another word, or more than the processor has.
InstructionSet instructionSet();

/// "AVX-512"
const char* nameOf(InstructionSet set);

} // namespace rigor
