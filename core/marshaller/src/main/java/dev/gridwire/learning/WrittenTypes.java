// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.WrittenNames;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the types that payloads name if their root was written in a state other than the local one, with the bytes of the
 * names. For each class, only the state that was met last counts. Not thread-safe.
 */
final class WrittenTypes implements WrittenNames {

    private final Map<Class<?>, Written> byClass = new HashMap<>();
    private boolean isNew;

    /** A class in one state. */
    private record Written(Codec codec, byte[] name) {

        boolean isSame(Codec other, byte[] bytes, int begin, int end) {
            return codec == other && Arrays.equals(name, 0, name.length, bytes, begin, end);
        }
    }

    /** Returns whether all payloads named the local states. */
    boolean isEmpty() {
        return byClass.isEmpty();
    }

    @Override
    public void named(Codec codec, byte[] bytes, int begin, int end) {
        Written known = byClass.get(codec.type());
        boolean isLocal = known == null && !(codec.name() instanceof TypeName.Adapted);
        if (!isLocal && (known == null || !known.isSame(codec, bytes, begin, end))) {
            byClass.put(codec.type(), new Written(codec, Arrays.copyOfRange(bytes, begin, end)));
            isNew = true;
        }
    }

    /** Returns whether anything is new since the last call. */
    boolean takeNew() {
        boolean was = isNew;
        isNew = false;
        return was;
    }

    /** Returns the codec of a class's objects if payloads name the class in a state other than the local one; otherwise null. */
    @Nullable Codec codec(Class<?> type) {
        Written known = byClass.get(type);
        return known == null ? null : known.codec();
    }

    /** Returns whether payloads may name a codec's type. They do not if they name another state of the class. */
    boolean isNamed(Codec codec) {
        Codec known = codec(codec.type());
        return known == null ? !(codec.name() instanceof TypeName.Adapted) : known == codec;
    }

    /** Returns the bytes that name the type of a codec which {@link #codec} returned. */
    byte[] name(Codec codec) {
        Written known = byClass.get(codec.type());
        if (known == null || known.codec() != codec) {
            throw new IllegalArgumentException("no payload names it: class=" + EscapedNames.of(codec.type().getName()));
        }
        return known.name();
    }
}
