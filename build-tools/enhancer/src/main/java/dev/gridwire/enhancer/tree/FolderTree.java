// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A folder of class files and resources.
 *
 * @param root the folder; a missing one is empty
 */
record FolderTree(Path root) implements FileTree {

    @Override
    public String name() {
        return root.toString();
    }

    @Override
    public List<String> paths() {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace(File.separatorChar, '/'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("A folder cannot be read: folder=" + root, e);
        }
    }

    @Override
    public Optional<byte[]> read(String path) {
        Path file = root.resolve(path);
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("A file cannot be read: file=" + file, e);
        }
    }

    @Override
    public void write(Path output, Map<String, byte[]> files, Collection<String> deleted) {
        Map<String, byte[]> all = new TreeMap<>(files);
        if (!isSame(output)) {
            Set<String> gone = new HashSet<>(deleted);
            for (String path : paths()) {
                if (!gone.contains(path)) {
                    all.computeIfAbsent(path, each -> read(each).orElseThrow());
                }
            }
        }
        new FolderChange(output).apply(all, deleted);
    }

    private boolean isSame(Path output) {
        return root.toAbsolutePath().normalize().equals(output.toAbsolutePath().normalize());
    }
}
