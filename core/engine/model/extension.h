#pragma once
// The formulas of a model over the slots of a larger one: every variable of the old model has the same index
// in its group of the new one, whose groups are longer.

#include "core/engine/model/model.h"
#include "core/engine/tape/append.h"

namespace rigor {

class Extension {
  public:
    Extension(const SlotLayout& from, const SlotLayout& to, const Model& model);

    /// The outputs of a tape of the old model, which may be null.
    std::vector<Node> copy(const TapePtr& tape);
    TapePtr moved(const TapePtr& tape) { return tape ? builder_.cut(copy(tape)) : nullptr; }
    /// Every formula of the old model.
    void moveAll(const Formulas& old, Formulas& to);
    /// In what is copied from now on, this node instead of a slot of the old model.
    void replace(std::size_t slot, Node node) { places_[slot] = node; }
    TapeBuilder& builder() { return builder_; }

  private:
    void place(std::size_t from, std::size_t to, std::size_t count);

    TapeBuilder builder_;
    std::vector<Node> places_;
};

/// Everything of a model but its formulas.
ModelParts partsWithoutFormulas(const Model& model);

} // namespace rigor
