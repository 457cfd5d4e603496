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

    /** Found when it is first needed: a refusal while a class is initialised would be an error for good. */
    private static volatile @Nullable MethodHandle readObject;

    private MapFilling() {}

    private static MethodHandle readObject() {
        MethodHandle known = readObject;
        if (known == null) {
            known = Objects.requireNonNull(SerialMethods.readObject(HashMap.class));
            readObject = known;
        }
        return known;
    }

    static void fill(Object map, @Nullable Object[] keys, @Nullable Object[] values) {
        MethodHandle hook = readObject();
        try {
            hook.invokeExact(map, (ObjectInputStream) PreparedInput.ofEntries(keys, values));
        } catch (Throwable e) {
            throw HookedCodec.failed("readObject", HashMap.class, e);
        }
    }
}
