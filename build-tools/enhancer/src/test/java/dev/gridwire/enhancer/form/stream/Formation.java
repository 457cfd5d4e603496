// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.IsolatedLoader;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.Subjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Forms the classes of a package of the tests as the enhancer does, and loads them. */
final class Formation {

    static final int FACTORY_ID = 4711;

    private final ClassForm form;
    private final FormSettings settings;
    private final Map<String, byte[]> originals;
    private final LayoutResolver layouts;
    private final Set<String> formed;
    final Map<String, List<Obstacle>> obstacles = new TreeMap<>();
    final Map<String, FormedClass> results = new TreeMap<>();
    final Map<String, byte[]> files = new TreeMap<>();

    private Formation(ClassForm form, FormSettings settings, Map<String, byte[]> originals, Set<String> formed) {
        this.form = form;
        this.settings = settings;
        this.originals = originals;
        this.layouts = Subjects.layouts(originals);
        this.formed = formed;
    }

    /** Forms all classes of the package but those that are left out. */
    static Formation of(ClassForm form, FormSettings settings, String packageName, Set<String> left) {
        Map<String, byte[]> originals = classFiles(packageName);
        Set<String> candidates = new TreeSet<>(originals.keySet());
        candidates.removeIf(name -> left.contains(name.substring(name.lastIndexOf('.') + 1)));
        return of(form, settings, originals, candidates);
    }

    static Formation of(ClassForm form, FormSettings settings, Map<String, byte[]> originals, Set<String> candidates) {
        Formation formation = new Formation(form, settings, originals, new TreeSet<>(candidates));
        formation.settle();
        formation.form();
        return formation;
    }

    private void settle() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (String name : List.copyOf(formed)) {
                List<Obstacle> found = form.obstacles(subject(name));
                if (!found.isEmpty()) {
                    obstacles.put(name, found);
                    formed.remove(name);
                    changed = true;
                }
            }
        }
    }

    private Subject subject(String name) {
        int id = new TreeSet<>(originals.keySet()).headSet(name).size();
        return Subjects.of(name, originals.get(name), layouts, Set.copyOf(formed),
                new ClassIds(name, FACTORY_ID, id * 3 - 5, 0), settings);
    }

    private void form() {
        files.putAll(originals);
        List<ClassIds> ids = new ArrayList<>();
        for (String name : formed) {
            results.put(name, form.form(subject(name)));
            results.get(name).files().forEach(this::put);
            ids.add(subject(name).ids());
        }
        form.closing(ids).forEach(this::put);
    }

    private void put(OutputFile file) {
        files.put(file.path().endsWith(".class")
                ? file.path().replace('/', '.').substring(0, file.path().length() - ".class".length())
                : file.path(), file.bytes());
    }

    Set<String> formed() {
        return formed;
    }

    IsolatedLoader loader() {
        return new IsolatedLoader(files);
    }

    /** What the package's class of samples gives, in a loader. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> samples(ClassLoader loader, String samples) {
        try {
            return ((java.util.function.Supplier<Map<String, Object>>)
                    loader.loadClass(samples).getConstructor().newInstance()).get();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, byte[]> classFiles(String packageName) {
        Path folder = Subjects.folder().resolve(packageName.replace('.', '/'));
        Map<String, byte[]> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String simple = file.getFileName().toString();
                String name = packageName + "." + simple.substring(0, simple.length() - ".class".length());
                if (!simple.startsWith("package-info")) {
                    found.put(name, Files.readAllBytes(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }
}
