// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.wire.RootName;
import dev.gridwire.wire.Tags;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The root classes that were met, found by the first bytes of a payload: by the hash of the schema, or by the number of a type of
 * the JDK. It guesses: who reads compares the rest of the name. Thread-safe; where two threads or classes meet in one place, one
 * of them is found.
 */
final class KnownRoots {

    private static final int PLACES = 256;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SHIFT = Integer.SIZE - 8;

    private final @Nullable Codec[] codecs = new @Nullable Codec[PLACES];
    private final @Nullable Codec[] numbered = new @Nullable Codec[Tags.RARE_TYPE];

    /** Takes a root class. */
    void add(Codec codec) {
        if (codec.name() instanceof TypeName.Named named) {
            add(codecs, named.schema() * GOLDEN >>> SHIFT, codec);
        } else if (codec.name() instanceof TypeName.Numbered type && type.place() < numbered.length) {
            add(numbered, type.place(), codec);
        }
    }

    private static void add(@Nullable Codec[] codecs, int place, Codec codec) {
        if (codecs[place] != codec) {
            VarHandle.releaseFence();
            codecs[place] = codec;
        }
    }

    /** The class of the root of a payload, if it may be this one; null if it is not known. */
    @Nullable Codec at(byte[] bytes, int offset, int length) {
        long schema = RootName.schema(bytes, offset, length);
        if (schema == RootName.NONE) {
            int number = RootName.number(bytes, offset, length);
            return number < 0 ? null : numbered[number];
        }
        Codec codec = codecs[(int) schema * GOLDEN >>> SHIFT];
        return codec != null && codec.name() instanceof TypeName.Named named && named.schema() == schema ? codec : null;
    }
}
