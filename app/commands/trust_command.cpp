// rigor trust FILE: what comes from elsewhere may run on this account.

#include "app/commands/commands.h"
#include "app/console.h"

#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"

namespace rigor {

int runTrust(const std::string& file) {
    const ModelPtr model = loadModel(file);
    const ExternalModel* elsewhere = model->external();
    if (!elsewhere || elsewhere->code().sha256.empty())
        fail("{} needs no consent: nothing in it runs outside this program", file);
    const ForeignCode& code = elsewhere->code();
    trustAlways(code);
    if (!tellStdout(
            fmt::format("{} {}{}\n  SHA-256 {}\nmay run on this account from now on, as it is now ({})\n",
                        code.kind, code.name, code.tool.empty() ? "" : ", written by " + code.tool,
                        code.sha256, trustedFile().string())))
        fail("{} is allowed, but that could not be printed", file);
    return kAnswered;
}

} // namespace rigor
