// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds the files of a folder or jar, by their relative paths with slashes. */
public interface FileTree {

    /** Opens a jar if the path is a file, otherwise a folder; a missing folder is empty. */
    static FileTree open(Path path) {
        return Files.isRegularFile(path) ? JarTree.open(path) : new FolderTree(path);
    }

    /** Returns the name of the tree in messages. */
    String name();

    /** Returns the paths of all files, in an order that does not depend on the file system. */
    List<String> paths();

    /** Returns the content of a file; empty if there is no such file. */
    Optional<byte[]> read(String path);

    /**
     * Writes files and deletes others, all or none. Leaves files alone that already hold these bytes.
     *
     * @param output the tree's own path, or another one for a changed copy
     */
    void write(Path output, Map<String, byte[]> files, Collection<String> deleted);
}
