#pragma once
// Puts what studies read (model text, data files) into a project file under names that nothing else has: a
// run keeps the data and the model it was made with, whatever the study reads since.

#include "core/study/project/project_store.h"

#include <set>

namespace rigor {

/// What one study of the project is to find again, as files on the disk and a text.
struct SelfContainedStudy {
    Study study; ///< with absolute paths
    std::string modelText, modelName;
};

class ProjectImporter {
  public:
    /// `kept`: studies that stay in the store as they are, with the data and models that they name.
    ProjectImporter(ProjectStore& store, const std::vector<Study>& kept);

    /// Adds model and data of a study and returns it naming them as the store does. What the store has under
    /// the same name with the same content is shared; where the content differs, and a study that stays needs
    /// the old one, a numbered folder comes in front ("2/run.csv"). Marked cells and left-out experiments go
    /// on meaning the same. A file that cannot be read leaves the study its absolute path if the file is
    /// gone, and is an Error otherwise.
    Study put(const SelfContainedStudy& shelved);

    /// Takes away what none of the studies names any more.
    void removeUnused();

  private:
    using Kind = ProjectStore::Kind;
    bool clashes(Kind kind, const std::string& name) const;
    std::string placeData(const std::string& wanted, const std::filesystem::path& file);
    std::string placeModel(const std::string& wanted, const std::string& text);
    ProjectStore& store_;
    std::set<std::string> data_, models_; ///< names in use
};

/// Writes a study as `file` (.toml) with its model text and its data in the folder "<name>-files" beside it,
/// so that `rigor run` repeats it from there or wherever both are moved. Throws Error.
void exportStudyWithFiles(const SelfContainedStudy& shelved, const std::filesystem::path& file);

} // namespace rigor
