// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.apache.ignite.binary.Binarylizable;
import org.apache.ignite.cache.QueryEntity;
import org.apache.ignite.configuration.CacheConfiguration;
import org.jspecify.annotations.Nullable;

/** Chooses the classes that are written as payloads: values of caches, and classes of packages. Ignite still writes keys. */
final class BinaryTypes {

    static final String NO_RECORD = "Ignite makes an object before it reads it, which no record allows";
    static final String IN_PLACE_OF_A_RECORD = "make it a class, or store a class that holds it";

    private final ClassLoader loader;
    private final Predicate<Class<?>> allowed;
    private final Map<String, Set<String>> fields = new HashMap<>();
    private final Set<String> keys = new TreeSet<>();
    private final Set<String> values = new TreeSet<>();

    /**
     * Starts without classes.
     *
     * @param allowed the type policy
     * @param fields the names of the fields to write by name, by class
     * @param left the classes that Ignite still writes, as it writes keys
     */
    BinaryTypes(ClassLoader loader, Predicate<Class<?>> allowed, Map<String, Set<String>> fields, Set<String> left) {
        this.loader = loader;
        this.allowed = allowed;
        fields.forEach((name, asked) -> this.fields.put(name, new TreeSet<>(asked)));
        this.keys.addAll(left);
    }

    /** Adds a cache's keys, values and queried fields. */
    void add(CacheConfiguration<?, ?> cache) {
        add(cache.getKeyType(), keys);
        add(cache.getValueType(), values);
        if (cache.getQueryEntities() != null) {
            cache.getQueryEntities().forEach(this::add);
        }
    }

    private static void add(@Nullable Class<?> type, Set<String> names) {
        if (type != null && type != Object.class) {
            names.add(type.getName());
        }
    }

    private void add(QueryEntity entity) {
        if (entity.findKeyType() != null) {
            keys.add(entity.findKeyType());
        }
        if (entity.findValueType() != null) {
            values.add(entity.findValueType());
            Set<String> asked = fields.computeIfAbsent(entity.findValueType(), any -> new TreeSet<>());
            // A path leads through an object, which must be written by name as a whole.
            entity.getFields().keySet().forEach(path -> asked.add(path.replaceFirst("\\..*", "")));
        }
    }

    /**
     * Returns the chosen classes by name, each with the names of the fields to write by name. Values of caches whose class is
     * missing here are among them.
     *
     * @param packages the packages whose classes are chosen as well
     * @throws IllegalArgumentException if a cache's value is a record, which Ignite cannot read
     */
    Map<String, Set<String>> choose(Set<String> packages) {
        Set<String> names = new LinkedHashSet<>();
        for (String each : values) {
            Class<?> type = find(each);
            if (type != null && type.isRecord()) {
                throw new IllegalArgumentException(
                        "A cache's value is a record; " + NO_RECORD + ": class=" + each + "; " + IN_PLACE_OF_A_RECORD);
            }
            if (type == null || isServed(type)) {
                names.add(each);
            }
        }
        for (String each : packages) {
            for (String name : PackageClasses.of(each, loader)) {
                Class<?> type = find(name);
                if (type != null && isServed(type)) {
                    names.add(name);
                }
            }
        }
        Map<String, Set<String>> chosen = new LinkedHashMap<>();
        names.stream().filter(name -> !keys.contains(name))
                .forEach(name -> chosen.put(name, fields.getOrDefault(name, Set.of())));
        return chosen;
    }

    /** Finds a class; null if it is missing here, as on a server without the application's classes. */
    private @Nullable Class<?> find(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** Whether a class is served. Records are, so that they are refused with a reason; Ignite would fail on them without one. */
    private boolean isServed(Class<?> type) {
        try {
            boolean isConcrete = !type.isInterface() && !type.isEnum() && !type.isArray() && !type.isPrimitive()
                    && !Modifier.isAbstract(type.getModifiers());
            return isConcrete && !type.isAnonymousClass() && !type.isLocalClass() && !Throwable.class.isAssignableFrom(type)
                    && !Binarylizable.class.isAssignableFrom(type) && !BinaryFields.hasAffinity(type) && allowed.test(type);
        } catch (LinkageError e) {
            // The class needs a library that is missing here, so it is nobody's value.
            return false;
        }
    }
}
