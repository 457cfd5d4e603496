// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import dev.gridwire.proof.classpath.SubclassNames;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks through class files for the concrete subclasses of abstract types; loads only these subclasses. */
public final class Implementers {

    private final SubclassNames names;

    /** Looks in jars and folders, at the first call. */
    public Implementers(List<Path> entries) {
        this.names = new SubclassNames(entries);
    }

    /** Returns concrete classes that extend or implement the type, the nearest first; empty if there is none. */
    public List<Class<?>> of(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        for (String name : names.below(type.getName())) {
            Class<?> each = load(name, type.getClassLoader());
            if (each != null && type.isAssignableFrom(each) && isUsable(each)) {
                found.add(each);
            }
        }
        found.sort(Comparator.comparingInt((Class<?> each) -> -sharedPackage(type, each)).thenComparing(Class::getName));
        return found;
    }

    /** Excludes inner classes, which need their outer object, and local classes, which serve one place. */
    private static boolean isUsable(Class<?> type) {
        boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        return (!Modifier.isAbstract(type.getModifiers()) || type.isEnum()) && !inner && !type.isAnonymousClass()
                && !type.isLocalClass() && !type.isSynthetic();
    }

    private static int sharedPackage(Class<?> left, Class<?> right) {
        String[] mine = left.getPackageName().split("\\.");
        int shared = Arrays.mismatch(mine, right.getPackageName().split("\\."));
        return shared < 0 ? mine.length : shared;
    }

    private static @Nullable Class<?> load(String name, @Nullable ClassLoader loader) {
        try {
            return Class.forName(name, false, loader == null ? ClassLoader.getSystemClassLoader() : loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }
}
