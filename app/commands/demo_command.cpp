#include "app/commands/commands.h"

#include "core/study/demo.h"

#include <algorithm>
#include <cstdio>

namespace rigor {

int runDemo(const DemoRequest& request) {
    if (request.rig.empty()) {
        const auto rigs = request.ofTemplates ? shippedTemplates() : shippedRigs();
        std::size_t width = 0;
        for (const auto& rig : rigs) width = std::max(width, rig.name.size());
        for (const auto& rig : rigs) {
            fmt::print("{:<{}}  {}\n", rig.name, width, rig.title);
            if (request.ofTemplates) continue; // all have one study of the same name
            for (const auto& study : rig.studies) fmt::print("{:<{}}    {}\n", "", width, study);
        }
        fmt::print("{}", request.ofTemplates ? "\nrigor new TEMPLATE [DIR] begins a study with one.\n"
                                             : "\nrigor demo RIG [DIR] copies one.\n");
        return kAnswered;
    }
    const ShippedRig rig = request.ofTemplates ? shippedTemplate(request.rig) : shippedRig(request.rig);
    const std::filesystem::path target = request.folder.empty() ? request.rig : request.folder;
    const auto written = copyRig(rig, target);
    fmt::print("{}: {} files written to {}\n", rig.name, written.size(), target.string());
    for (const auto& study : rig.studies) fmt::print("  rigor run {}\n", (target / study).string());
    return kAnswered;
}

} // namespace rigor
