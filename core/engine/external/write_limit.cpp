#include "core/engine/external/write_limit.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace rigor {
namespace {

// Of later versions than some headers know (include/uapi/linux/landlock.h of Linux 6.2).
constexpr std::uint64_t kRefer = 1ULL << 13, kTruncate = 1ULL << 14;

long versionOfLandlock() {
    return syscall(SYS_landlock_create_ruleset, nullptr, 0UL, LANDLOCK_CREATE_RULESET_VERSION);
}

bool allow(int rules, const std::string& path, std::uint64_t rights) {
    const int file = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (file < 0) return false;
    landlock_path_beneath_attr rule{};
    rule.allowed_access = rights;
    rule.parent_fd = file;
    const bool done = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0U) == 0;
    close(file);
    return done;
}

} // namespace

bool canLimitWrites() {
    static const bool can = versionOfLandlock() >= 1;
    return can;
}

int writeLimit(const std::string& folder) {
    const long version = versionOfLandlock();
    if (version < 1) return -1;
    const std::uint64_t toFiles = LANDLOCK_ACCESS_FS_WRITE_FILE | (version >= 3 ? kTruncate : 0);
    const std::uint64_t all = toFiles | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                              LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
                              LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                              LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
                              LANDLOCK_ACCESS_FS_MAKE_SYM | (version >= 2 ? kRefer : 0);
    const std::uint64_t devices = LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK;
    landlock_ruleset_attr attributes{};
    attributes.handled_access_fs = all;
    const int rules = static_cast<int>(
        syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0U));
    if (rules < 0) return -1;
    for (const char* sink : {"/dev/null", "/dev/zero", "/dev/full"}) allow(rules, sink, toFiles);
    if (allow(rules, folder, all & ~devices)) return rules;
    close(rules);
    return -1;
}

} // namespace rigor
