#pragma once
// XML of strangers (pugixml): nothing but elements, attributes and text; no document type, so no entities.

#include <pugixml.hpp>

#include <string>
#include <vector>

namespace rigor {

/// what: the part in sentences, "modelDescription.xml". Throws Error with one sentence: no XML, a document
/// type, more than 64 levels, two million elements, a text of more than 64 kB (lists of numbers may be
/// longer), another root than `root` (without its prefix).
void parseXml(pugi::xml_document& document, const std::string& text, const std::string& what,
              const std::string& root, const std::string& file);

/// Without the prefix of a name space.
std::string localName(pugi::xml_node node);

/// Numbers as XML Schema writes them, true and false; throws Error naming the element and attribute.
double numberOf(pugi::xml_attribute attribute, const std::string& file);
bool truthOf(pugi::xml_attribute attribute, const std::string& file);
/// A list of numbers, separated by blanks; "true" is 1. `whose` stands for it in the sentence.
std::vector<double> numbersOf(const std::string& text, const std::string& whose, const std::string& file);

} // namespace rigor
