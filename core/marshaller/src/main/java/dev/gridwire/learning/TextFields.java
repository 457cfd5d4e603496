// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.wire.WireStrings;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one class that hold strings. It notes which of them were seen to hold strings beyond Latin-1. In a JVM that has
 * met no such string, it looks at nothing. Thread-safe.
 */
final class TextFields {

    private final UserCodec codec;
    /** By the index of their slots; null until needed. */
    private volatile @Nullable SortedMap<Integer, Field> fields;
    private final Set<Integer> mixed = new ConcurrentSkipListSet<>();

    TextFields(UserCodec codec) {
        this.codec = codec;
    }

    /** Looks at an object of the class. */
    void note(Object object) throws IllegalAccessException {
        if (!WireStrings.areWideMet()) {
            return;
        }
        for (Map.Entry<Integer, Field> field : fields().entrySet()) {
            boolean isNarrow = !mixed.contains(field.getKey());
            if (isNarrow && field.getValue().get(object) instanceof String text && WireStrings.isWide(text)) {
                mixed.add(field.getKey());
            }
        }
    }

    private SortedMap<Integer, Field> fields() {
        SortedMap<Integer, Field> known = fields;
        if (known == null) {
            known = new TreeMap<>();
            int index = 0;
            for (Slot slot : codec.layout().slots()) {
                if (slot.kind() == SlotKind.STRING) {
                    known.put(index, FieldSlot.field(codec.type(), slot));
                }
                index++;
            }
            fields = known;
        }
        return known;
    }

    /** Returns the indices of slots that were seen to hold strings beyond Latin-1. */
    Set<Integer> mixed() {
        return Set.copyOf(mixed);
    }
}
