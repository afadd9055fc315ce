#include "core/engine/tape/lanes/machine_code.h"

#include <asmjit/x86.h>

#include <new>
#include <stdexcept>
#include <utility>

namespace rigor {

namespace x86 = asmjit::x86;

namespace {

/// Lives as long as the process: code is let go at its very end too.
asmjit::JitRuntime& runtime() {
    static auto* const one = [] {
        asmjit::JitAllocator::CreateParams how{};
        how.options = asmjit::JitAllocatorOptions::kUseDualMapping;
        return new asmjit::JitRuntime(&how);
    }();
    return *one;
}

/// An instruction that AsmJit refuses is an error of this program.
class Refused : public asmjit::ErrorHandler {
    void handleError(asmjit::Error, const char* message, asmjit::BaseEmitter*) override {
        throw std::logic_error(message);
    }
};

const x86::Gp kRows = x86::rbx, kConstants = x86::rbp;

} // namespace

struct MachineCode::Encoder {
    explicit Encoder(const VectorCode& code) : wide(code.lanes == 8), registers(code.registers) {
        holder.init(runtime().environment());
        holder.setErrorHandler(&refused);
        holder.attach(&to);
    }

    x86::Vec vector(int number) const {
        const auto id = static_cast<std::uint32_t>(number);
        return wide ? x86::Vec(x86::zmm(id)) : x86::Vec(x86::ymm(id));
    }
    /// Of AVX2, a vector whose lanes are all ones or all zeros.
    x86::Vec maskVector(int mask) const { return vector(registers + mask - 1); }
    static x86::KReg maskRegister(int mask) { return x86::KReg(static_cast<std::uint32_t>(mask)); }

    x86::Mem memory(OperandPlace at) const {
        if (at.kind == OperandPlace::Rows)
            return wide ? x86::zmmword_ptr(kRows, at.at) : x86::ymmword_ptr(kRows, at.at);
        return wide ? x86::qword_ptr(kConstants, at.at)._1to8() : x86::ymmword_ptr(kConstants, at.at);
    }
    asmjit::Operand operand(OperandPlace at) const {
        if (at.kind == OperandPlace::Register) return vector(at.at);
        return memory(at);
    }

    bool wide;
    int registers;
    Refused refused;
    asmjit::CodeHolder holder;
    x86::Assembler to;
};

MachineCode::MachineCode(const VectorCode& code) : encoder_(std::make_unique<Encoder>(code)) {
    x86::Assembler& to = encoder_->to;
    to.push(kRows);
    to.push(kConstants);
    to.sub(x86::rsp, 8); // calls find the stack aligned
    to.mov(kRows, x86::rdi);
    to.mov(kConstants, x86::rsi);
}

MachineCode::~MachineCode() = default;

void MachineCode::end() {
    x86::Assembler& to = encoder_->to;
    to.vzeroupper();
    to.add(x86::rsp, 8);
    to.pop(kConstants);
    to.pop(kRows);
    to.ret();
}

void MachineCode::arithmetic(Operation op, int to, int a, OperandPlace b) {
    static constexpr x86::Inst::Id kIds[] = {x86::Inst::kIdVaddpd, x86::Inst::kIdVmulpd, x86::Inst::kIdVsubpd,
                                             x86::Inst::kIdVminpd, x86::Inst::kIdVdivpd, x86::Inst::kIdVmaxpd,
                                             x86::Inst::kIdVxorpd, x86::Inst::kIdVandpd};
    const Encoder& e = *encoder_;
    encoder_->to.emit(kIds[static_cast<std::size_t>(op)], e.vector(to), e.vector(a), e.operand(b));
}

void MachineCode::squareRoot(int to, OperandPlace x) {
    encoder_->to.emit(x86::Inst::kIdVsqrtpd, encoder_->vector(to), encoder_->operand(x));
}

void MachineCode::load(int to, OperandPlace from) {
    const Encoder& e = *encoder_;
    if (from.kind == OperandPlace::Constant)
        encoder_->to.emit(x86::Inst::kIdVbroadcastsd, e.vector(to), x86::qword_ptr(kConstants, from.at));
    else
        encoder_->to.emit(x86::Inst::kIdVmovupd, e.vector(to), e.operand(from));
}

void MachineCode::loadWhere(int mask, int to, OperandPlace constant) {
    Encoder& e = *encoder_;
    if (!e.wide)
        return void(e.to.emit(x86::Inst::kIdVandpd, e.vector(to), e.maskVector(mask), e.memory(constant)));
    e.to.k(Encoder::maskRegister(mask)).z();
    e.to.emit(x86::Inst::kIdVbroadcastsd, e.vector(to), x86::qword_ptr(kConstants, constant.at));
}

void MachineCode::store(int bytes, int from) {
    encoder_->to.emit(x86::Inst::kIdVmovupd, encoder_->memory({OperandPlace::Rows, bytes}),
                      encoder_->vector(from));
}

void MachineCode::compare(int mask, int a, OperandPlace b, Predicate predicate) {
    Encoder& e = *encoder_;
    const asmjit::Imm how(predicate);
    if (e.wide)
        e.to.emit(x86::Inst::kIdVcmppd, Encoder::maskRegister(mask), e.vector(a), e.operand(b), how);
    else
        e.to.emit(x86::Inst::kIdVcmppd, e.maskVector(mask), e.vector(a), e.operand(b), how);
}

void MachineCode::both(int mask, int a, int b) {
    Encoder& e = *encoder_;
    if (e.wide)
        e.to.kandb(Encoder::maskRegister(mask), Encoder::maskRegister(a), Encoder::maskRegister(b));
    else
        e.to.emit(x86::Inst::kIdVandpd, e.maskVector(mask), e.maskVector(a), e.maskVector(b));
}

void MachineCode::either(int mask, int a, int b) {
    Encoder& e = *encoder_;
    if (e.wide)
        e.to.korb(Encoder::maskRegister(mask), Encoder::maskRegister(a), Encoder::maskRegister(b));
    else
        e.to.emit(x86::Inst::kIdVorpd, e.maskVector(mask), e.maskVector(a), e.maskVector(b));
}

void MachineCode::negate(int mask, int a) {
    Encoder& e = *encoder_;
    constexpr int kOrdered = 0x07; // of lanes, for all ones are a NaN
    if (e.wide)
        e.to.knotb(Encoder::maskRegister(mask), Encoder::maskRegister(a));
    else
        e.to.emit(x86::Inst::kIdVcmppd, e.maskVector(mask), e.maskVector(a), e.maskVector(a),
                  asmjit::Imm(kOrdered));
}

void MachineCode::select(int to, int mask, int a, OperandPlace b) {
    Encoder& e = *encoder_;
    if (!e.wide)
        return void(
            e.to.emit(x86::Inst::kIdVblendvpd, e.vector(to), e.vector(a), e.operand(b), e.maskVector(mask)));
    e.to.k(Encoder::maskRegister(mask));
    e.to.emit(x86::Inst::kIdVblendmpd, e.vector(to), e.vector(a), e.operand(b));
}

void MachineCode::call(const void* function, const void* first, const void* second, std::uint32_t count) {
    x86::Assembler& to = encoder_->to;
    const auto address = [](const void* p) { return reinterpret_cast<std::uintptr_t>(p); };
    to.mov(x86::rdi, address(first));
    to.mov(x86::rsi, address(second));
    to.mov(x86::rdx, kRows);
    to.mov(x86::ecx, count);
    to.mov(x86::rax, address(function));
    to.call(x86::rax);
}

MachineCode::Label MachineCode::newLabel() { return encoder_->to.newLabel().id(); }
void MachineCode::bind(Label label) { encoder_->to.bind(asmjit::Label(label)); }
void MachineCode::jump(Label label) { encoder_->to.jmp(asmjit::Label(label)); }

void MachineCode::jumpUnlessAll(int mask, Label label) {
    Encoder& e = *encoder_;
    if (e.wide) {
        e.to.kortestb(Encoder::maskRegister(mask), Encoder::maskRegister(mask)); // carry: all bits are set
        e.to.jnc(asmjit::Label(label));
    } else {
        e.to.vmovmskpd(x86::eax, e.maskVector(mask).as<x86::Ymm>());
        e.to.cmp(x86::eax, 15);
        e.to.jne(asmjit::Label(label));
    }
}

ExecutableCode MachineCode::executable() {
    ExecutableCode code;
    if (const asmjit::Error error = runtime().add(&code.address_, &encoder_->holder)) {
        if (error == asmjit::kErrorOutOfMemory) throw std::bad_alloc();
        code.address_ = nullptr;
    }
    return code;
}

bool ExecutableCode::allowed() {
    MachineCode nothing(kAvx2Code);
    nothing.end();
    return nothing.executable().address() != nullptr;
}

ExecutableCode::~ExecutableCode() {
    if (address_ != nullptr) runtime().release(address_);
}

ExecutableCode::ExecutableCode(ExecutableCode&& other) noexcept
    : address_(std::exchange(other.address_, nullptr)) {}

ExecutableCode& ExecutableCode::operator=(ExecutableCode&& other) noexcept {
    std::swap(address_, other.address_);
    return *this;
}

} // namespace rigor
