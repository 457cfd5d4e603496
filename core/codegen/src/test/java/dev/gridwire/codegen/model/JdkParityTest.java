// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The JDK's own classes; each of them with {@code -Dparity.stride=1}, a sample otherwise. */
class JdkParityTest {

    private static final int STRIDE = Integer.getInteger("parity.stride", 7);
    /** Fields that {@code jdk.internal.reflect.Reflection} hides from everyone. */
    private static final Set<String> HIDDEN_FIELDS = Set.of(
            "java.lang.Class",
            "java.lang.ClassLoader",
            "java.lang.Module",
            "java.lang.System",
            "java.lang.invoke.MethodHandles$Lookup",
            "java.lang.reflect.AccessibleObject",
            "java.lang.reflect.Constructor",
            "java.lang.reflect.Field",
            "java.lang.reflect.Method",
            "jdk.internal.reflect.ConstantPool",
            "jdk.internal.reflect.Reflection",
            "jdk.internal.reflect.UnsafeStaticFieldAccessorImpl");
    /** Events that the flight recorder rewrites, and method-handle forms from the class-data archive. */
    private static final Pattern REWRITTEN =
            Pattern.compile("jdk\\.(jfr|internal\\.event)\\..*Event|java\\.lang\\.invoke\\..*\\$Holder");
    private static final Set<String> NO_CLASSES = Set.of("module-info.class", "package-info.class");

    private int compared;
    private int excepted;
    private int unloadable;
    private final List<String> unequal = new ArrayList<>();

    @Test
    void bothReadersAgreeOnTheJdk() throws IOException {
        List<Path> files = platformClasses();
        IntStream.range(0, files.size()).filter(i -> i % STRIDE == 0).mapToObj(files::get).forEach(this::compare);
        System.getLogger("parity").log(System.Logger.Level.INFO,
                "JDK {0}: compared={1}, excepted={2}, unequal={3}, not visible={4}",
                Runtime.version().feature(), compared, excepted, unequal.size(), unloadable);
        assertThat(unequal).isEmpty();
        assertThat(compared).isGreaterThan(files.size() / STRIDE / 2);
    }

    private void compare(Path file) {
        ClassModel fromFile = ClassFileReader.read(file);
        Optional<ClassModel> fromReflection = load(fromFile.name());
        if (fromReflection.isEmpty()) {
            unloadable++;
            return;
        }
        compared++;
        if (fromFile.equals(fromReflection.get())) {
            return;
        }
        if (isException(fromFile.name())) {
            excepted++;
        } else {
            unequal.add(fromFile + "\n" + fromReflection.get());
        }
    }

    private static boolean isException(String name) {
        return HIDDEN_FIELDS.contains(name) || REWRITTEN.matcher(name).matches();
    }

    private static Optional<ClassModel> load(String name) {
        try {
            return new ReflectionSource(ClassLoader.getSystemClassLoader()).find(name);
        } catch (ClassModelException e) {
            return Optional.empty();
        }
    }

    private static List<Path> platformClasses() throws IOException {
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        try (Stream<Path> files = Files.walk(modules)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !NO_CLASSES.contains(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }
}
