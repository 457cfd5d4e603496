// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import dev.gridwire.registry.Presets;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import kotlinx.collections.immutable.ExtensionsKt;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** Objects of a library, found in models of it: one of each class that is in its preset, and of each kind of array in them. */
final class KnownParts {

    private static final int MANY = 40;

    private final String preset;
    private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Class<?>, Object> found = new LinkedHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();

    private KnownParts(String preset) {
        this.preset = preset;
    }

    static List<Object> of(String preset) {
        KnownParts parts = new KnownParts(preset);
        List<Object> models = new ArrayList<>(Objects.requireNonNull(PresetModels.ALL.get(preset)));
        models.addAll(large(preset));
        models.forEach(parts::meet);
        parts.walk();
        return new ArrayList<>(parts.found.values());
    }

    /** Containers that have inner nodes, and some with keys of one hash. */
    private static List<Object> large(String preset) {
        List<Object> keys = new ArrayList<>(IntStream.range(0, MANY).boxed().toList());
        keys.addAll(HostileObjects.colliding());
        Map<Object, Object> map = new HashMap<>();
        keys.forEach(each -> map.put(each, each));
        return switch (preset) {
            case "vavr" -> List.of(io.vavr.collection.List.ofAll(keys), io.vavr.collection.HashSet.ofAll(keys),
                    io.vavr.collection.Queue.ofAll(keys));
            case "scala" -> List.of(CollectionConverters.asScala(keys).toVector(), CollectionConverters.asScala(keys).toSet(),
                    scala.collection.immutable.Map.from(CollectionConverters.asScala(map)));
            case "kotlinx-collections-immutable" -> List.of(ExtensionsKt.toPersistentSet(keys),
                    ExtensionsKt.toPersistentHashMap(map));
            default -> List.of();
        };
    }

    private void meet(@Nullable Object object) {
        if (object != null && met.add(object)) {
            open.add(object);
        }
    }

    private void walk() {
        for (Object each = open.poll(); each != null; each = open.poll()) {
            boolean isListed = preset.equals(Presets.listed().of(each.getClass().getName()));
            if (isListed || each instanceof Object[] || each instanceof String || each instanceof Integer) {
                found.putIfAbsent(each.getClass(), each);
            }
            if (each instanceof Object[] array) {
                for (Object element : array) {
                    meet(element);
                }
            } else if (isListed) {
                for (Field field : Parts.of(each.getClass())) {
                    meet(field.getType().isPrimitive() ? null : Parts.get(each, field));
                }
                meet(Parts.standIn(each));
            }
        }
    }
}
