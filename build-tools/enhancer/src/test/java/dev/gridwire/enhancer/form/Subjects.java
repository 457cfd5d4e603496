// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassPathSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Test classes as subjects, by their class files. */
public final class Subjects {

    private Subjects() {}

    /** The folder that the test classes are compiled to. */
    public static Path folder() {
        try {
            return Path.of(Subjects.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A class file as the compiler wrote it. */
    public static byte[] classFile(String name) {
        try {
            return Files.readAllBytes(folder().resolve(name.replace('.', '/') + ".class"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Knows the test classes and the JDK's. */
    public static LayoutResolver layouts() {
        return LayoutResolver.of(new ClassPathSource(List.of(folder())).or(ClassPathSource.platform()));
    }

    /** Knows some classes by other class files. */
    public static LayoutResolver layouts(Map<String, byte[]> changed) {
        return LayoutResolver.of(((dev.gridwire.codegen.model.ModelSource) name ->
                        Optional.ofNullable(changed.get(name)).map(ClassFileReader::read))
                .or(new ClassPathSource(List.of(folder())).or(ClassPathSource.platform())));
    }

    /** A class by its class file. */
    public static Subject of(
            String name, byte[] classFile, LayoutResolver layouts, Set<String> formed, ClassIds ids, FormSettings settings) {
        ClassModel model = ClassFileReader.read(classFile);
        return new Subject(model, layouts.resolve(name), classFile, layouts, formed, ids, settings);
    }

    /** A test class that is formed alone. */
    public static Subject of(Class<?> type, FormSettings settings, Set<String> formed) {
        return of(type.getName(), classFile(type.getName()), layouts(), formed, ClassIds.none(type.getName()), settings);
    }
}
