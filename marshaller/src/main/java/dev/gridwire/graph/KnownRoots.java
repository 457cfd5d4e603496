// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.wire.RootName;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The root classes that were met, found by the hash of the schema in the first bytes of a payload. It guesses: who reads compares
 * the rest of the name. Thread-safe; where two threads or classes meet in one place, one of them is found.
 */
final class KnownRoots {

    private static final int PLACES = 256;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SHIFT = Integer.SIZE - 8;

    private final @Nullable UserCodec[] codecs = new @Nullable UserCodec[PLACES];

    /** Takes a root class. */
    void add(UserCodec codec) {
        if (codec.name() instanceof TypeName.Named named) {
            int place = named.schema() * GOLDEN >>> SHIFT;
            if (codecs[place] != codec) {
                VarHandle.releaseFence();
                codecs[place] = codec;
            }
        }
    }

    /** The class of the root of a plain payload, if it may be this one; null if it is not known. */
    @Nullable UserCodec at(byte[] bytes, int offset, int length) {
        long schema = RootName.schema(bytes, offset, length);
        UserCodec codec = schema == RootName.NONE ? null : codecs[(int) schema * GOLDEN >>> SHIFT];
        return codec != null && codec.name() instanceof TypeName.Named named && named.schema() == schema ? codec : null;
    }
}
