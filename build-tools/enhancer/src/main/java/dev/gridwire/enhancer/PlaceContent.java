// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.mark.MarkReader;
import dev.gridwire.enhancer.tree.FileTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The classes and files of one place.
 *
 * @param versioned in a multi-release jar, paths of the files that have a replacement for some Java release
 * @param signed whether a change would break the jar's signature
 * @param classes the classes by binary name
 * @param unreadable files with the name of a class file that cannot be read as one
 */
record PlaceContent(
        ClassPlace place,
        FileTree tree,
        Set<String> paths,
        Set<String> versioned,
        boolean signed,
        SortedMap<String, FoundClass> classes,
        List<ClassOutcome> unreadable) {

    private static final String SUFFIX = ".class";
    private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
    private static final String VERSIONS = "META-INF/versions/";

    static PlaceContent read(ClassPlace place) {
        FileTree tree = FileTree.open(place.input());
        List<String> paths = tree.paths();
        PlaceContent content = new PlaceContent(place, tree, new LinkedHashSet<>(paths), versioned(paths),
                paths.stream().anyMatch(path -> SIGNATURE.matcher(path).matches()), new TreeMap<>(), new ArrayList<>());
        for (String path : content.paths) {
            if (path.endsWith(SUFFIX) && !path.startsWith("META-INF/") && !path.endsWith("module-info.class")) {
                content.add(path, tree.read(path).orElseThrow());
            }
        }
        return content;
    }

    private void add(String path, byte[] bytes) {
        try {
            ClassModel model = ClassFileReader.read(bytes);
            if (path.equals(model.internalName() + SUFFIX)) {
                classes.put(model.name(), new FoundClass(path, bytes, model, MarkReader.read(bytes)));
            }
        } catch (ClassModelException e) {
            boolean newer = e.getMessage().contains("newer");
            Reason reason = newer ? Reason.NEWER_CLASS_FILE : Reason.DAMAGED_FILE;
            unreadable.add(ClassOutcome.leftOut(path, List.of(new Diagnostic(
                    new Obstacle(reason, path, "", e.getMessage(), newer ? "" : "compile it again"), ""))));
        }
    }

    private static Set<String> versioned(List<String> paths) {
        Set<String> versioned = new HashSet<>();
        for (String path : paths) {
            if (path.startsWith(VERSIONS)) {
                versioned.add(path.substring(path.indexOf('/', VERSIONS.length()) + 1));
            }
        }
        return versioned;
    }

    boolean isModule() {
        return paths.contains("module-info.class");
    }
}
