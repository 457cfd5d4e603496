// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.image.ReachabilityFile;
import dev.gridwire.enhancer.index.TypeList;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.mark.MarkReader;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.tree.FileTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The files to write and to delete in one place.
 *
 * @param files files with new content
 * @param deleted files that the enhancer made earlier and that are no longer needed
 */
record PlaceChange(PlaceContent content, SortedMap<String, byte[]> files, SortedSet<String> deleted) {

    private static final String SUFFIX = ".class";
    private static final String LISTS = "META-INF/gridwire/";

    /**
     * Compares the produced files with those of the place.
     *
     * @param kept classes that were rewritten earlier and stay so, by their mechanism
     */
    static PlaceChange of(PlaceContent content, ProducedFiles output, Map<Mechanism, Set<String>> kept) {
        Path target = content.place().output();
        boolean inPlace = target.equals(content.place().input());
        FileTree tree = Files.isDirectory(target) && !inPlace ? FileTree.open(target) : content.tree();
        SortedSet<String> deleted = new TreeSet<>();
        for (String path : inPlace ? content.paths() : tree.paths()) {
            if (isStale(path, tree, output, kept)) {
                deleted.add(path);
            }
        }
        SortedMap<String, byte[]> files = output.files(content.tree(), names(deleted));
        SortedMap<String, byte[]> changed = new TreeMap<>();
        files.forEach((path, bytes) -> {
            if (!Arrays.equals(bytes, tree.read(path).orElse(null))) {
                changed.put(path, bytes);
            }
        });
        return new PlaceChange(content, changed, deleted);
    }

    private static Set<String> names(Set<String> paths) {
        Set<String> names = new HashSet<>();
        paths.forEach(path -> names.add(path.replaceFirst("\\.class$", "").replace('/', '.')));
        return names;
    }

    private static boolean isStale(String path, FileTree tree, ProducedFiles output, Map<Mechanism, Set<String>> kept) {
        if (output.file(path).isPresent()) {
            return false;
        }
        if (path.equals(Schema.RESOURCE) || path.startsWith(LISTS) && path.endsWith(".txt")) {
            return !path.equals(TypeList.PATH) || tree.read(path).filter(TypeList::isMerged).isPresent();
        }
        if (ReachabilityFile.isPath(path)) {
            return true;
        }
        return path.endsWith(SUFFIX) && tree.read(path).flatMap(MarkReader::read)
                .filter(mark -> !isNeeded(path, mark, kept.getOrDefault(mark.mechanism(), Set.of())))
                .isPresent();
    }

    private static boolean isNeeded(String path, Mark mark, Set<String> kept) {
        boolean itself = path.equals(mark.subject().replace('.', '/') + SUFFIX);
        boolean shared = mark.subject().isEmpty() && !kept.isEmpty();
        return itself || shared || kept.contains(mark.subject());
    }

    boolean isEmpty() {
        return files.isEmpty() && deleted.isEmpty();
    }

    void apply() {
        boolean copied = !content.place().input().toAbsolutePath().normalize()
                .equals(content.place().output().toAbsolutePath().normalize());
        if (copied || !isEmpty()) {
            content.tree().write(content.place().output(), files, deleted);
        }
    }
}
