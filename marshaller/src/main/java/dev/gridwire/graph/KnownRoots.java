// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.wire.RootName;
import dev.gridwire.wire.Tags;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The root classes that were met, in the state that is here or another, found by the first bytes of a payload: by the hash of the
 * schema, or by the number of a type of the JDK. It guesses: who reads compares the rest of the name. Thread-safe; where two
 * threads or classes meet in one place, one of them is found.
 */
final class KnownRoots {

    private static final int PLACES = 256;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SHIFT = Integer.SIZE - 8;

    private final @Nullable Root[] roots = new @Nullable Root[PLACES];
    private final @Nullable Codec[] numbered = new @Nullable Codec[Tags.RARE_TYPE];

    /**
     * A class in one state.
     *
     * @param schema the hash by which payloads name the state
     */
    private record Root(Codec codec, int schema) {}

    /** Takes a root class. */
    void add(Codec codec) {
        if (codec.name() instanceof TypeName.Named named) {
            add(codec, named.schema());
        } else if (codec.name() instanceof TypeName.Adapted adapted) {
            add(codec, adapted.by().written().hash());
        } else if (codec.name() instanceof TypeName.Numbered type && type.place() < numbered.length) {
            VarHandle.releaseFence();
            numbered[type.place()] = codec;
        }
    }

    private void add(Codec codec, int schema) {
        int place = schema * GOLDEN >>> SHIFT;
        Root known = roots[place];
        if (known == null || known.codec() != codec) {
            roots[place] = new Root(codec, schema);
        }
    }

    /** The class of the root of a payload, if it may be this one; null if it is not known. */
    @Nullable Codec at(byte[] bytes, int offset, int length) {
        long schema = RootName.schema(bytes, offset, length);
        if (schema == RootName.NONE) {
            int number = RootName.number(bytes, offset, length);
            return number < 0 ? null : numbered[number];
        }
        Root root = roots[(int) schema * GOLDEN >>> SHIFT];
        return root != null && root.schema() == schema ? root.codec() : null;
    }
}
