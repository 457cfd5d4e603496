// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.object.AdaptedSlots;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.object.Generator;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The fields of classes that fused code must know. Thread-safe. */
final class ClassFields {

    private final Generator generator;
    private final Map<UserCodec, SortedMap<Integer, Field>> fields = new ConcurrentHashMap<>();
    private final Map<UserCodec, TextFields> texts = new ConcurrentHashMap<>();

    ClassFields(Generator generator) {
        this.generator = generator;
    }

    /** Returns the fields of a class for which fused code takes constants, by the index of their slots. */
    SortedMap<Integer, Field> of(UserCodec codec) {
        return fields.computeIfAbsent(codec, this::find);
    }

    private SortedMap<Integer, Field> find(UserCodec codec) {
        SortedMap<Integer, Field> found = new TreeMap<>();
        generator.fusedSlots(codec.layout()).forEach((index, slot) -> found.put(index, FieldSlot.field(codec.type(), slot)));
        return found;
    }

    /** Returns those fields of a class that hold strings. */
    TextFields texts(UserCodec codec) {
        return texts.computeIfAbsent(codec, TextFields::new);
    }

    /** Returns the position of a slot among those with such fields; -1 if it has none. */
    int placeOf(UserCodec codec, Slot slot) {
        SortedMap<Integer, Field> found = of(codec);
        int index = codec.layout().slots().indexOf(slot);
        return found.containsKey(index) ? found.headMap(index).size() : -1;
    }

    /** Returns the indices of slots that another state of a class wrote and for which fused code takes constants. */
    Set<Integer> written(UserCodec codec, AdaptedSlots slots) {
        return generator.fusedSlots(codec.layout(), slots);
    }
}
