#include "core/engine/tape/lanes/machine_code.h"

#include <cstring>
#include <utility>

#include <sys/mman.h>

namespace rigor {

namespace {
constexpr int kRowsBase = 3, kConstantsBase = 5; // rbx, rbp
} // namespace

void MachineCode::number(std::uint64_t value, int size) {
    for (int k = 0; k < size; ++k) byte(value >> (8 * k) & 0xff);
}

/// 62 P0 P1 P2 opcode modrm [disp32]; packed doubles of 512 bits. Register numbers have five bits, of which
/// the prefix holds the upper two inverted.
void MachineCode::instruction(unsigned map, unsigned opcode, int reg, int second, Place rm, int mask,
                              bool zero) {
    const auto inverted = [](int number, int bit, int to) {
        return ((static_cast<unsigned>(number) >> bit & 1u) ^ 1u) << to;
    };
    const bool inRegister = rm.kind == Place::Register;
    const int base = rm.kind == Place::Rows ? kRowsBase : kConstantsBase;
    const int low = inRegister ? rm.at : base, high = inRegister ? rm.at : 0;
    byte(0x62);
    byte(inverted(reg, 3, 7) | inverted(high, 4, 6) | inverted(low, 3, 5) | inverted(reg, 4, 4) | map);
    byte(0x80u | ((~static_cast<unsigned>(second) & 15u) << 3) | 4u | 1u);
    byte((zero ? 0x80u : 0u) | 0x40u | (rm.kind == Place::Constant && opcode != 0x19 ? 0x10u : 0u) |
         inverted(second, 4, 3) | static_cast<unsigned>(mask));
    byte(opcode);
    const unsigned fields = (static_cast<unsigned>(reg) & 7u) << 3 | (static_cast<unsigned>(low) & 7u);
    byte((inRegister ? 0xC0u : 0x80u) | fields);
    if (!inRegister) number(static_cast<std::uint32_t>(rm.at), 4);
}

void MachineCode::load(int to, Place from) {
    if (from.kind == Place::Constant)
        instruction(2, 0x19, to, 0, from);
    else
        instruction(1, 0x28, to, 0, from);
}

void MachineCode::compare(int mask, int a, Place b, Predicate predicate, int within) {
    instruction(1, 0xC2, mask, a, b, within);
    byte(predicate);
}

void MachineCode::ofMasks(unsigned opcode, int mask, int a, int b) {
    byte(0xC5);
    byte(0x80u | ((~static_cast<unsigned>(a) & 15u) << 3) | 4u | 1u);
    byte(opcode);
    byte(0xC0u | static_cast<unsigned>(mask) << 3 | static_cast<unsigned>(b));
}

void MachineCode::negate(int mask, int a) { // knotb
    byte(0xC5), byte(0xF9), byte(0x44),
        byte(0xC0u | static_cast<unsigned>(mask) << 3 | static_cast<unsigned>(a));
}

void MachineCode::begin() {
    for (unsigned b : {0x53u, 0x55u,               // push rbx; push rbp
                       0x48u, 0x83u, 0xECu, 0x08u, // sub rsp, 8
                       0x48u, 0x89u, 0xFBu,        // mov rbx, rdi
                       0x48u, 0x89u, 0xF5u})       // mov rbp, rsi
        byte(b);
}

void MachineCode::end() {
    for (unsigned b : {0xC5u, 0xF8u, 0x77u,        // vzeroupper
                       0x48u, 0x83u, 0xC4u, 0x08u, // add rsp, 8
                       0x5Du, 0x5Bu, 0xC3u})       // pop rbp; pop rbx; ret
        byte(b);
}

void MachineCode::call(const void* function, const void* first, const void* second, std::uint32_t count) {
    const auto immediate = [&](unsigned b, const void* p) { // mov register, imm64
        byte(0x48), byte(b), number(reinterpret_cast<std::uintptr_t>(p), 8);
    };
    immediate(0xBF, first);             // rdi
    immediate(0xBE, second);            // rsi
    byte(0x48), byte(0x89), byte(0xDA); // mov rdx, rbx
    byte(0xB9), number(count, 4);       // mov ecx, imm32
    immediate(0xB8, function);          // rax
    byte(0xFF), byte(0xD0);             // call rax
}

std::size_t MachineCode::jumpUnlessAll(int mask) {
    // kortestb sets the carry if all bits are set.
    byte(0xC5), byte(0xF9), byte(0x98),
        byte(0xC0u | static_cast<unsigned>(mask) << 3 | static_cast<unsigned>(mask));
    byte(0x0F), byte(0x83), number(0, 4); // jnc
    return position();
}

std::size_t MachineCode::jump() {
    byte(0xE9), number(0, 4);
    return position();
}

void MachineCode::setTarget(std::size_t jump, std::size_t target) {
    const auto distance =
        static_cast<std::int32_t>(static_cast<std::int64_t>(target) - static_cast<std::int64_t>(jump));
    std::memcpy(bytes_.data() + jump - 4, &distance, 4);
}

ExecutableCode::ExecutableCode(std::span<const std::uint8_t> code) {
    void* p = mmap(nullptr, code.size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) return;
    std::memcpy(p, code.data(), code.size());
    if (mprotect(p, code.size(), PROT_READ | PROT_EXEC) != 0) {
        munmap(p, code.size());
        return;
    }
    address_ = p;
    size_ = code.size();
}

ExecutableCode::~ExecutableCode() {
    if (address_ != nullptr) munmap(address_, size_);
}

ExecutableCode::ExecutableCode(ExecutableCode&& other) noexcept
    : address_(std::exchange(other.address_, nullptr)), size_(std::exchange(other.size_, 0)) {}

ExecutableCode& ExecutableCode::operator=(ExecutableCode&& other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    return *this;
}

} // namespace rigor
