// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.hooks.stream.PreparedInput;
import dev.gridwire.reflect.SerialMethods;
import java.io.ObjectInputStream;
import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Fills hash maps by {@code HashMap}'s own {@code readObject}: it replaces their content, and calls nothing that a subclass may
 * override, while {@code put} would ask {@code removeEldestEntry}.
 */
final class MapFilling {

    private static final MethodHandle READ_OBJECT = Objects.requireNonNull(SerialMethods.readObject(HashMap.class));

    private MapFilling() {}

    static void fill(Object map, @Nullable Object[] keys, @Nullable Object[] values) {
        try {
            READ_OBJECT.invokeExact(map, (ObjectInputStream) PreparedInput.ofEntries(keys, values));
        } catch (Throwable e) {
            throw HookedCodec.failed("readObject", HashMap.class, e);
        }
    }
}
