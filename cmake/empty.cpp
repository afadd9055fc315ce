// Keeps a library that has no source file yet linkable.
