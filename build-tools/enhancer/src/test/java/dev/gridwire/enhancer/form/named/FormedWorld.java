// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.Subjects;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Classes that are formed in memory and loaded apart. */
public final class FormedWorld {

    private static final int FACTORY = 77;

    private final ClassForm form;
    private final Map<String, byte[]> classFiles;
    private final LayoutResolver layouts;
    private final Set<String> formed;
    private final Map<String, byte[]> outputs = new TreeMap<>();
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<Obstacle> notes = new ArrayList<>();
    private final List<ClassIds> ids = new ArrayList<>();
    private final int version;
    private final TrustLevel trust;

    private FormedWorld(ClassForm form, Map<String, byte[]> classFiles, int version, TrustLevel trust) {
        this.trust = trust;
        this.form = form;
        this.classFiles = classFiles;
        this.layouts = Subjects.layouts(classFiles);
        this.formed = new TreeSet<>(classFiles.keySet());
        this.version = version;
    }

    /** Forms the classes that can be formed, at the safest level. */
    public static FormedWorld of(ClassForm form, Class<?>... types) {
        return of(form, TrustLevel.SAFE, types);
    }

    /** Forms the classes that can be formed. */
    public static FormedWorld of(ClassForm form, TrustLevel trust, Class<?>... types) {
        Map<String, byte[]> classFiles = new LinkedHashMap<>();
        for (Class<?> type : types) {
            classFiles.put(type.getName(), Subjects.classFile(type.getName()));
        }
        return of(form, classFiles, 1, trust);
    }

    /** Forms the class files that can be formed. */
    public static FormedWorld of(ClassForm form, Map<String, byte[]> classFiles, int version) {
        return of(form, classFiles, version, TrustLevel.SAFE);
    }

    private static FormedWorld of(ClassForm form, Map<String, byte[]> classFiles, int version, TrustLevel trust) {
        FormedWorld world = new FormedWorld(form, classFiles, version, trust);
        world.drop();
        world.form();
        return world;
    }

    private void drop() {
        for (int before = -1; before != formed.size();) {
            before = formed.size();
            obstacles.clear();
            for (String name : classFiles.keySet()) {
                List<Obstacle> found = form.obstacles(subject(name));
                obstacles.addAll(found);
                if (!found.isEmpty()) {
                    formed.remove(name);
                }
            }
        }
    }

    private void form() {
        classFiles.forEach((name, bytes) -> outputs.put(name.replace('.', '/') + ".class", bytes));
        for (String name : formed) {
            Subject subject = subject(name);
            FormedClass result = form.form(subject);
            notes.addAll(result.notes());
            result.files().forEach(this::keep);
            if (!subject.model().isAbstract()) {
                ids.add(subject.ids());
            }
        }
        form.closing(ids).forEach(this::keep);
    }

    private void keep(OutputFile file) {
        outputs.put(file.path(), file.bytes());
    }

    private Subject subject(String name) {
        int classId = 1 + new ArrayList<>(classFiles.keySet()).indexOf(name);
        ClassIds own = form.mechanism().hasIds() ? new ClassIds(name, FACTORY, classId, version) : ClassIds.none(name);
        return Subjects.of(name, classFiles.get(name), layouts, formed, own, new FormSettings(trust, false, false));
    }

    /** All files, by path. */
    public Map<String, byte[]> outputs() {
        return outputs;
    }

    /** Why classes are left out. */
    public List<Obstacle> obstacles() {
        return obstacles;
    }

    /** The notes on the classes that are formed. */
    public List<Obstacle> notes() {
        return notes;
    }

    /** Those formed. */
    public Set<String> formed() {
        return formed;
    }

    /** Loads all, and fails if ASM's verifier does. */
    public ClassLoader load() {
        return loadWithout("");
    }

    /** Loads all but a class, which cannot be found. */
    public ClassLoader loadWithout(String missing) {
        Map<String, byte[]> loaded = new TreeMap<>();
        outputs.forEach((path, bytes) -> {
            if (path.endsWith(".class")) {
                loaded.put(ClassFileReader.read(bytes).name(), bytes);
            }
        });
        return new ServiceLoaderWorld(loaded, outputs, missing);
    }

    /** Fails if ASM's verifier does. */
    public void verify() {
        ClassLoader loader = load();
        outputs.forEach((path, bytes) -> {
            if (path.endsWith(".class")) {
                StringWriter text = new StringWriter();
                CheckClassAdapter.verify(new ClassReader(bytes), loader, false, new PrintWriter(text));
                assertThat(text.toString()).as(path).isEmpty();
            }
        });
    }
}
