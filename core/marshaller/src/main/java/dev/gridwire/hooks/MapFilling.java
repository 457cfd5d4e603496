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
 * Fills hash maps by {@code HashMap}'s own {@code readObject}, which replaces their content. It calls nothing that a subclass may
 * override, whereas {@code put} would call {@code removeEldestEntry}.
 */
final class MapFilling {

    /** Looked up on first use: a refusal during class initialisation would be a permanent error. */
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
