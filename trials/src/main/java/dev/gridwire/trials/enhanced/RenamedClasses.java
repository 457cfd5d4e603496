// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ModelSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Class files of some classes, as if their sources had other names; their references to each other follow.
 *
 * @param names the new binary names, by the old
 * @param files by new binary name
 */
record RenamedClasses(Map<String, String> names, Map<String, byte[]> files) implements ModelSource {

    /**
     * Renames classes.
     *
     * @param suffix put behind each name
     */
    static RenamedClasses of(List<Class<?>> types, String suffix) {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, String> internal = new HashMap<>();
        for (Class<?> type : types) {
            names.put(type.getName(), type.getName() + suffix);
            internal.put(type.getName().replace('.', '/'), (type.getName() + suffix).replace('.', '/'));
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Class<?> type : types) {
            ClassWriter target = new ClassWriter(0);
            new ClassReader(classFile(type)).accept(new ClassRemapper(target, new SimpleRemapper(Opcodes.ASM9, internal)), 0);
            files.put(type.getName() + suffix, target.toByteArray());
        }
        return new RenamedClasses(names, files);
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
