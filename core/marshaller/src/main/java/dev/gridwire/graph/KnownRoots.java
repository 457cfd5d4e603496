// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.fused.Fusion;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.RootName;
import dev.gridwire.wire.Tags;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Finds the root classes met before, in the local state or another, by the first bytes of a payload: the schema's hash, or the
 * number of a JDK type. The result is a guess: the reader compares the rest of the name. Thread-safe. If two threads or classes
 * use the same place, only one root is found.
 */
final class KnownRoots {

    private static final int PLACES = 256;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SHIFT = Integer.SIZE - 8;

    private final @Nullable Root[] roots = new @Nullable Root[PLACES];
    /** The openings of classes with an id, by the id's first byte. */
    private final @Nullable Opening[] openings = new @Nullable Opening[PLACES];
    private final @Nullable Fusion[] numbered = new @Nullable Fusion[Tags.RARE_TYPE];

    /**
     * A class in one state.
     *
     * @param schema the hash by which payloads name the state
     */
    private record Root(Fusion fusion, int schema) {}

    /**
     * The beginning of a payload whose root is of a class in its local state.
     *
     * @param bytes the first bytes, as one number
     */
    record Opening(Fusion fusion, long bytes, int byteCount) {}

    /** Adds a root class, if there may be fused code for it. */
    void add(Codec codec) {
        Fusion fusion = codec.fusion();
        if (fusion == null) {
            return;
        }
        if (codec instanceof UserCodec user && user.openingByteCount() > 0) {
            add(fusion, user);
        }
        if (codec.name() instanceof TypeName.Named named) {
            add(fusion, named.schema());
        } else if (codec.name() instanceof TypeName.Adapted adapted) {
            add(fusion, adapted.by().written().hash());
        } else if (codec.name() instanceof TypeName.Numbered type && type.place() < numbered.length) {
            VarHandle.releaseFence();
            numbered[type.place()] = fusion;
        }
    }

    private void add(Fusion fusion, UserCodec user) {
        int place = place(user.opening());
        Opening known = openings[place];
        if (known == null || known.fusion() != fusion) {
            openings[place] = new Opening(fusion, user.opening(), user.openingByteCount());
        }
    }

    private void add(Fusion fusion, int schema) {
        int place = schema * GOLDEN >>> SHIFT;
        Root known = roots[place];
        if (known == null || known.fusion() != fusion) {
            roots[place] = new Root(fusion, schema);
        }
    }

    private static int place(long begin) {
        return (int) (begin >>> PayloadHeader.OPENING_ID_SHIFT) & PLACES - 1;
    }

    /** Returns the opening of a payload that begins with these eight bytes; null if it is not known. */
    @Nullable Opening opening(long begin) {
        Opening opening = openings[place(begin)];
        return opening != null && PayloadHeader.isOpening(begin, opening.bytes(), opening.byteCount()) ? opening : null;
    }

    /** Returns a fusion that may be the one for the class of a payload's root; null if none is known. */
    @Nullable Fusion at(byte[] bytes, int offset, int length) {
        long schema = RootName.schema(bytes, offset, length);
        if (schema == RootName.NONE) {
            int number = RootName.number(bytes, offset, length);
            return number < 0 ? null : numbered[number];
        }
        Root root = roots[(int) schema * GOLDEN >>> SHIFT];
        return root != null && root.schema() == schema ? root.fusion() : null;
    }
}
