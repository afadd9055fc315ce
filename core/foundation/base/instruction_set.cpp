#include "core/foundation/base/instruction_set.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace rigor {

namespace {

InstructionSet ofProcessor() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return InstructionSet::Avx512;
    return __builtin_cpu_supports("avx2") ? InstructionSet::Avx2 : InstructionSet::Sse2;
}

InstructionSet asked() {
    const InstructionSet most = ofProcessor();
    const char* const set = std::getenv("RIGOR_INSTRUCTION_SET");
    if (set == nullptr || *set == 0) return most;
    constexpr std::array<const char*, 3> kWords{"sse2", "avx2", "avx512"};
    const auto* const word = std::ranges::find(kWords, std::string(set));
    if (word == kWords.end())
        fail(sentence("Base", "RIGOR_INSTRUCTION_SET is \"{}\": sse2, avx2 or avx512 is possible"), set);
    const auto wanted = static_cast<InstructionSet>(word - kWords.begin());
    if (wanted > most)
        fail(sentence("Base",
                      "RIGOR_INSTRUCTION_SET asks for {}, which this processor does not have (it has {})"),
             nameOf(wanted), nameOf(most));
    return wanted;
}

} // namespace

InstructionSet instructionSet() {
    static const InstructionSet set = asked();
    return set;
}

const char* nameOf(InstructionSet set) {
    constexpr std::array<const char*, 3> kNames{"SSE2", "AVX2", "AVX-512"};
    return kNames[static_cast<std::size_t>(set)];
}

} // namespace rigor
