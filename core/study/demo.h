#pragma once
// The shipped rigs, and the templates that an own study begins with: what there is, and a copy to work on.

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

struct ShippedRig {
    std::string name;  ///< folder name, "wet-clutch"
    std::string title; ///< first heading of its README.md
    std::filesystem::path folder;
    std::vector<std::string> models;  ///< file names *.mo
    std::vector<std::string> studies; ///< file names *.toml
};

/// Sorted by name.
std::vector<ShippedRig> shippedRigs();
/// Throws Error naming the nearest rig.
ShippedRig shippedRig(const std::string& name);

/// Small studies whose model and made-up data are replaced by one's own, piece by piece. Sorted by name.
std::vector<ShippedRig> shippedTemplates();
/// Throws Error naming the nearest template.
ShippedRig shippedTemplate(const std::string& name);

/// Copies the folder of a rig or a template to `target`, which is created. A file that is there already is an
/// Error that names it, and nothing is copied at all; one that holds the same bytes is left alone. Returns
/// the files written.
std::vector<std::filesystem::path> copyRig(const ShippedRig& rig, const std::filesystem::path& target);

} // namespace rigor
