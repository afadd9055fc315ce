#include "core/engine/external/call_filter.h"

#include <seccomp.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace rigor {
namespace {

/// By name, since not every kernel header knows them all.
constexpr const char* kRefused[] = {
    // other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "pidfd_open", "pidfd_getfd", "pidfd_send_signal",
    "kcmp", "perf_event_open",
    // the machine
    "mount", "umount2", "pivot_root", "chroot", "unshare", "setns", "move_mount", "fsopen", "fsmount",
    "open_tree", "mount_setattr", "init_module", "finit_module", "delete_module", "kexec_load",
    "kexec_file_load", "bpf", "reboot", "swapon", "swapoff", "syslog", "acct", "quotactl", "settimeofday",
    "clock_settime", "clock_adjtime", "adjtimex", "sethostname", "setdomainname", "iopl", "ioperm",
    "open_by_handle_at", "name_to_handle_at", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "add_key", "request_key", "keyctl", "nfsservctl", "vhangup"};
/// What name spaces of its own keep apart.
constexpr const char* kRefusedAlone[] = {"socket", "connect", "bind",   "listen",  "accept", "accept4",
                                         "kill",   "tkill",   "setsid", "setpgid", "mknod",  "mknodat"};

void refuseCall(scmp_filter_ctx filter, const char* name) {
    if (const int call = seccomp_syscall_resolve_name(name); call != __NR_SCMP_ERROR)
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
}

/// All but those of the internet and of the kernel's own messages, which its network name space has empty.
void refuseOtherSockets(scmp_filter_ctx filter) {
    const auto refuse = [&](scmp_compare how, scmp_datum_t family) {
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(socket), 1, SCMP_A0(how, family));
    };
    scmp_datum_t family = 0;
    for (; family <= AF_NETLINK; ++family)
        if (family != AF_INET && family != AF_INET6 && family != AF_NETLINK) refuse(SCMP_CMP_EQ, family);
    refuse(SCMP_CMP_GE, family);
}

std::string compiledFilter(bool alone) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (!filter) return {};
    for (const char* name : kRefused) refuseCall(filter, name);
    if (alone)
        for (const char* name : kRefusedAlone) refuseCall(filter, name);
    else
        refuseOtherSockets(filter);
    std::string bytes;
    if (const int file = memfd_create("filter", MFD_CLOEXEC); file >= 0) {
        if (seccomp_export_bpf(filter, file) == 0) {
            bytes.resize(static_cast<std::size_t>(lseek(file, 0, SEEK_END)));
            if (pread(file, bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
                bytes.clear();
        }
        close(file);
    }
    seccomp_release(filter);
    return bytes;
}

} // namespace

const std::string& callFilter(bool alone) {
    static const std::string filters[] = {compiledFilter(false), compiledFilter(true)};
    return filters[alone];
}

} // namespace rigor
