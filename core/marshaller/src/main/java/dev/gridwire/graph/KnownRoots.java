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
 * The root classes that were met, in the state that is here or another, found by the first bytes of a payload: by the hash of the
 * schema, or by the number of a type of the JDK. It guesses: who reads compares the rest of the name. Thread-safe; where two
 * threads or classes meet in one place, one of them is found.
 */
final class KnownRoots {

    private static final int PLACES = 256;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SHIFT = Integer.SIZE - 8;

    private final @Nullable Root[] roots = new @Nullable Root[PLACES];
    /** Of classes with an id, by its first byte. */
    private final @Nullable Opening[] openings = new @Nullable Opening[PLACES];
    private final @Nullable Fusion[] numbered = new @Nullable Fusion[Tags.RARE_TYPE];

    /**
     * A class in one state.
     *
     * @param schema the hash by which payloads name the state
     */
    private record Root(Fusion fusion, int schema) {}

    /**
     * How a payload begins whose root is of a class in the state that is here.
     *
     * @param bytes the first ones, as one number
     */
    record Opening(Fusion fusion, long bytes, int byteCount) {}

    /** Takes a root class, if there may be fused code for it. */
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

    /** The opening of a payload that begins with these eight bytes; null if it is not known. */
    @Nullable Opening opening(long begin) {
        Opening opening = openings[place(begin)];
        return opening != null && PayloadHeader.isOpening(begin, opening.bytes(), opening.byteCount()) ? opening : null;
    }

    /** The fusion of the class of a payload's root, if it may be this one; null if it is not known. */
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
