// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Plain classes, and the classes that the enhancer created from them for one mechanism.
 *
 * @param copies the enhanced classes, by the plain ones; empty if these stay unchanged
 * @param others further generated classes, such as factories
 */
record EnhancedClasses(Map<Class<?>, Class<?>> copies, List<Class<?>> others) {

    private static final String CLASS = ".class";

    /**
     * Enhances copies of classes and defines them beside the originals; or generates the classes beside unchanged ones.
     *
     * @param types concrete classes that are Serializable, superclasses first
     * @param factoryId for mechanisms that have ids; class ids are the places in the list, from 1
     * @throws IllegalStateException if a class cannot be enhanced; the message says why
     */
    static EnhancedClasses of(List<Class<?>> types, Mechanism mechanism, TrustLevel trust, int factoryId) {
        boolean isCopied = mechanism.changesClass();
        String suffix = isCopied ? suffix(mechanism, trust) : "";
        Map<String, byte[]> made = enhance(RenamedClasses.of(types, suffix), mechanism, trust, isCopied ? factoryId : 0);
        Map<Class<?>, Class<?>> copies = new LinkedHashMap<>();
        for (Class<?> type : isCopied ? types : List.<Class<?>>of()) {
            String name = type.getName() + suffix;
            copies.put(type, define(name, Objects.requireNonNull(made.remove(name)), types));
        }
        List<Class<?>> others = new ArrayList<>();
        made.forEach((name, bytes) -> others.add(define(name, bytes, types)));
        return new EnhancedClasses(copies, others);
    }

    /** Returns class files by binary name. */
    private static Map<String, byte[]> enhance(RenamedClasses renamed, Mechanism mechanism, TrustLevel trust, int factoryId) {
        ClassLoader loader = EnhancedClasses.class.getClassLoader();
        LayoutResolver layouts =
                LayoutResolver.of(renamed.or(new ReflectionSource(loader)).or(ClassPathSource.platform()));
        ClassForm form = ServiceLoader.load(ClassForm.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(each -> each.mechanism() == mechanism)
                .findFirst()
                .orElseThrow();
        List<ClassIds> ids = new ArrayList<>();
        List<OutputFile> files = new ArrayList<>();
        Set<String> formed = Set.copyOf(renamed.files().keySet());
        for (Map.Entry<String, byte[]> each : renamed.files().entrySet()) {
            ClassIds own = new ClassIds(each.getKey(), factoryId, ids.size() + 1, 0);
            Subject subject = new Subject(layouts.model(each.getKey()), layouts.resolve(each.getKey()), each.getValue(),
                    layouts, formed, own, new FormSettings(trust, false, false));
            demandNone(form.obstacles(subject));
            FormedClass result = form.form(subject);
            files.addAll(result.files());
            ids.add(own);
        }
        files.addAll(form.closing(ids));
        return classes(files);
    }

    private static void demandNone(List<Obstacle> obstacles) {
        if (!obstacles.isEmpty()) {
            throw new IllegalStateException("A workload's class cannot be enhanced: " + obstacles);
        }
    }

    /** Returns a suffix as long as that of the handwritten classes, because the bytes may contain names. */
    private static String suffix(Mechanism mechanism, TrustLevel trust) {
        String form = switch (mechanism) {
            case EXTERNALIZABLE -> "Externaliz";
            case DATA_SERIALIZABLE -> "DataSerializ";
            case IDENTIFIED -> "Identifi";
            default -> mechanism.name();
        };
        return form + trust.name().charAt(0) + trust.key().substring(1);
    }

    private static Map<String, byte[]> classes(List<OutputFile> files) {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (OutputFile file : files) {
            if (file.path().endsWith(CLASS)) {
                classes.put(file.path().replace(CLASS, "").replace('/', '.'), file.bytes());
            }
        }
        return classes;
    }

    /**
     * Defines a class in the types' package, which belongs to the trials; returns the existing class if that name is already
     * defined.
     */
    private static Class<?> define(String name, byte[] bytes, List<Class<?>> types) {
        String packageName = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        Class<?> neighbour = types.stream().filter(type -> type.getPackageName().equals(packageName)).findFirst()
                .orElseThrow(() -> new IllegalStateException("a class was made in another package: class=" + name));
        try {
            return Class.forName(name, false, neighbour.getClassLoader());
        } catch (ClassNotFoundException expected) {
            return defineNew(neighbour, bytes);
        }
    }

    private static Class<?> defineNew(Class<?> neighbour, byte[] bytes) {
        try {
            return MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(bytes);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a package is not open: class=" + neighbour.getName(), e);
        }
    }

    /**
     * Class files of some classes, as if their sources used other names; references between them follow.
     *
     * @param files the files by new binary name
     */
    private record RenamedClasses(Map<String, byte[]> files) implements ModelSource {

        /**
         * Renames classes.
         *
         * @param suffix appended to each name
         */
        static RenamedClasses of(List<Class<?>> types, String suffix) {
            Map<String, String> internal = types.stream().map(type -> type.getName().replace('.', '/'))
                    .collect(Collectors.toMap(Function.identity(), name -> name + suffix));
            Map<String, byte[]> files = new LinkedHashMap<>();
            for (Class<?> type : types) {
                ClassWriter target = new ClassWriter(0);
                new ClassReader(classFile(type)).accept(new ClassRemapper(target, new SimpleRemapper(Opcodes.ASM9, internal)), 0);
                files.put(type.getName() + suffix, target.toByteArray());
            }
            return new RenamedClasses(files);
        }

        private static byte[] classFile(Class<?> type) {
            String resource = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
            try (InputStream in = Objects.requireNonNull(type.getResourceAsStream(resource))) {
                return in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException("a class file cannot be read: class=" + type.getName(), e);
            }
        }

        @Override
        public Optional<ClassModel> find(String name) {
            return Optional.ofNullable(files.get(name)).map(ClassFileReader::read);
        }
    }
}
