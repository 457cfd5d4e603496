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

/** Chooses the classes that go by payloads: values of caches, and classes of packages. Keys stay Ignite's. */
final class BinaryTypes {

    static final String NO_RECORD = "Ignite makes an object before it reads it, which no record allows";
    static final String IN_PLACE_OF_A_RECORD = "make it a class, or store a class that holds it";

    private final ClassLoader loader;
    private final Predicate<Class<?>> allowed;
    private final Map<String, Set<String>> fields = new HashMap<>();
    private final Set<String> keys = new TreeSet<>();
    private final Set<String> values = new TreeSet<>();

    /**
     * Begins without any.
     *
     * @param allowed the type policy
     * @param fields by class, the names of fields to write by name
     * @param left the classes that stay Ignite's, as keys do
     */
    BinaryTypes(ClassLoader loader, Predicate<Class<?>> allowed, Map<String, Set<String>> fields, Set<String> left) {
        this.loader = loader;
        this.allowed = allowed;
        fields.forEach((name, asked) -> this.fields.put(name, new TreeSet<>(asked)));
        this.keys.addAll(left);
    }

    /** Takes what a cache says of its keys, values and queried fields. */
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
            // A path leads through an object, which has to be there by name as a whole.
            entity.getFields().keySet().forEach(path -> asked.add(path.replaceFirst("\\..*", "")));
        }
    }

    /**
     * The chosen classes by name, each with the names of fields to write by name. Values of caches whose class is not here are
     * among them.
     *
     * @param packages whose classes are chosen as well
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

    /** Null where it is not here, as on a server without the application's classes. */
    private @Nullable Class<?> find(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** Records are served in so far as they are refused with a reason: Ignite would fail on them without one. */
    private boolean isServed(Class<?> type) {
        try {
            boolean isConcrete = !type.isInterface() && !type.isEnum() && !type.isArray() && !type.isPrimitive()
                    && !Modifier.isAbstract(type.getModifiers());
            return isConcrete && !type.isAnonymousClass() && !type.isLocalClass() && !Throwable.class.isAssignableFrom(type)
                    && !Binarylizable.class.isAssignableFrom(type) && !BinaryFields.hasAffinity(type) && allowed.test(type);
        } catch (LinkageError e) {
            // It needs a library that is not here, and is nobody's value.
            return false;
        }
    }
}
