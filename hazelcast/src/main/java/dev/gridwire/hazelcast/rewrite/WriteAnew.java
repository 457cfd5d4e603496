// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.ExtendedMapEntry;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts a value where it is. The member serializes it by its configuration; no call comes between, and it expires as before. */
record WriteAnew() implements EntryProcessor<Object, Object, Void> {

    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Void process(Map.Entry<Object, Object> entry) {
        Object value = entry.getValue();
        if (value != null) {
            put(entry, value);
        }
        return null;
    }

    private static void put(Map.Entry<Object, Object> entry, Object value) {
        if (entry instanceof ExtendedMapEntry<Object, Object> extended) {
            extended.setValueWithoutChangingExpiryTime(value);
        } else {
            entry.setValue(value);
        }
    }
}
