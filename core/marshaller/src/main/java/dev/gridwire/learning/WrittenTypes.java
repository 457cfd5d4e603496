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
 * The types that payloads name whose root was written in another state than it has here, and the bytes by which they do. Of each
 * class one state counts, the one that was met last. Not thread-safe.
 */
final class WrittenTypes implements WrittenNames {

    private final Map<Class<?>, Written> byClass = new HashMap<>();
    private boolean isNew;

    /** A state of a class. */
    private record Written(Codec codec, byte[] name) {

        boolean isSame(Codec other, byte[] bytes, int begin, int end) {
            return codec == other && Arrays.equals(name, 0, name.length, bytes, begin, end);
        }
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

    /** Gives whether something is new since it was asked last. */
    boolean takeNew() {
        boolean was = isNew;
        isNew = false;
        return was;
    }

    /** The codec of the objects of a class, if payloads name it in another state than it has here; null if not. */
    @Nullable Codec codec(Class<?> type) {
        Written known = byClass.get(type);
        return known == null ? null : known.codec();
    }

    /** Whether payloads may name a codec's type: not where they name another state of the class. */
    boolean isNamed(Codec codec) {
        Codec known = codec(codec.type());
        return known == null ? !(codec.name() instanceof TypeName.Adapted) : known == codec;
    }

    /** The bytes that name the type of a codec that {@link #codec} gives. */
    byte[] name(Codec codec) {
        Written known = byClass.get(codec.type());
        if (known == null || known.codec() != codec) {
            throw new IllegalArgumentException("no payload names it: class=" + EscapedNames.of(codec.type().getName()));
        }
        return known.name();
    }
}
