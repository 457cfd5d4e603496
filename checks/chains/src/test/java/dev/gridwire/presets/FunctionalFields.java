// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/** The fields of a library's classes by which an object can call code that a payload chooses. */
final class FunctionalFields {

    /** Declared types of such fields: functions, comparators, and handles of classes and methods. */
    private static final Pattern TYPES = Pattern.compile("java\\.util\\.function\\..*|java\\.lang\\.reflect\\..*"
            + "|java\\.lang\\.(Class|ClassLoader|Runnable|Thread)"
            + "|java\\.util\\.(Comparator|concurrent\\.Callable|concurrent\\.Executor)"
            + "|.*\\.(Function|Predicate|Supplier|Consumer|Procedure|Comparator|Ordering|Equivalence|Funnel|HashingStrategy)\\w*"
            + "|scala\\.(Partial)?Function\\d*|kotlin\\.jvm\\.functions\\..*|kotlin\\.reflect\\..*|io\\.vavr\\.\\w*Function\\d"
            + "|io\\.vavr\\..*Supplier|.*\\.block\\..*");

    private FunctionalFields() {}

    /** Those of a class and its superclasses, as {@code Class.field}; transient ones are in no payload. */
    static List<String> of(Class<?> type) {
        List<String> found = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                boolean written = !Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers);
                if (written && TYPES.matcher(element(field.getType()).getName()).matches()) {
                    found.add(type.getName() + "." + field.getName());
                }
            }
        }
        return found;
    }

    private static Class<?> element(Class<?> type) {
        return type.isArray() ? element(type.getComponentType()) : type;
    }

    /** All classes of the jar that a class is in, as far as they link. None is initialised. */
    static List<Class<?>> inJarOf(Class<?> known) {
        List<Class<?>> classes = new ArrayList<>();
        try (JarFile jar = new JarFile(Path.of(known.getProtectionDomain().getCodeSource().getLocation().toURI()).toFile())) {
            jar.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(".class") && !name.startsWith("META-INF"))
                    .forEach(name -> add(name.substring(0, name.length() - ".class".length()).replace('/', '.'), known, classes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return classes;
    }

    private static void add(String name, Class<?> known, List<Class<?>> classes) {
        try {
            Class<?> type = Class.forName(name, false, known.getClassLoader());
            type.getDeclaredFields();
            classes.add(type);
        } catch (ClassNotFoundException | LinkageError e) {
            // Classes for libraries that are not here.
        }
    }
}
