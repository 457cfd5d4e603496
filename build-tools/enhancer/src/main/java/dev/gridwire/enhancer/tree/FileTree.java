// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files of a folder or jar, by their paths below it, with slashes. */
public interface FileTree {

    /** The tree of a jar, if the path is a file, or of a folder; a missing one holds nothing. */
    static FileTree open(Path path) {
        return Files.isRegularFile(path) ? JarTree.open(path) : new FolderTree(path);
    }

    /** The name of the tree in messages. */
    String name();

    /** The paths of all files, in an order that does not depend on the file system. */
    List<String> paths();

    /** The content of a file; empty if there is none. */
    Optional<byte[]> read(String path);

    /**
     * Writes files and deletes others, all or none. Files that hold these bytes already are not touched.
     *
     * @param output the tree's own path, or another that gets a copy of it
     */
    void write(Path output, Map<String, byte[]> files, Collection<String> deleted);
}
