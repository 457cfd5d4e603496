// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GeneralWalk;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.payload.Limits;
import org.jspecify.annotations.Nullable;

/**
 * Writes parts of a graph by the general walk, and the rest is written by fused code. The bytes are those of the general walk,
 * since both use the same handles and places of types.
 *
 * <p>Fused code does not remember most objects. So an object of a part must not be of a user class that may also stand outside
 * the parts. Objects of other classes are looked for in both tables. If a guard fails, it does so behind the part: a hook must
 * not be interrupted, since the general walk repeats what it wrote and does not call it again.
 */
public final class PartWriter implements GeneralWalk {

    private final KernelWriter writer;
    private final long maxSchemaBytes;
    private final ReferenceTable references;
    private final KeyScope keyScope;
    private final TypeWriter types;
    private final CheckedWriter checked;
    private @Nullable FusedWriter fused;
    private @Nullable Surroundings around;
    private @Nullable Object begun;
    private boolean isMetOutside;

    PartWriter(
            KernelWriter writer,
            Limits limits,
            ReferenceTable references,
            KeyScope keyScope,
            TypeWriter types,
            CheckedWriter checked) {
        this.writer = writer;
        this.maxSchemaBytes = limits.schemaBytes();
        this.references = references;
        this.keyScope = keyScope;
        this.types = types;
        this.checked = checked;
        references.begin(this);
        writer.hooks().noteCalls();
    }

    /** Writes an object behind its type, which took the last handle if objects take handles. Returns the index after it. */
    public int write(FusedWriter from, byte[] bytes, int at, Part part, Codec codec, Object value) {
        begin(from, at, part, part.around().areShared() ? 1 : 0);
        begun = value;
        if (writer.isMet(value, codec)) {
            throw GuardFailed.instance();
        }
        writer.write(codec, value, true, false);
        return end(from, bytes, part.around());
    }

    /** Writes the object that replaces another one, with its type. Returns the index after it. */
    public int writeReplaced(
            FusedWriter from, byte[] bytes, int at, Part part, Codec codec, Object value, ReferenceSlot slot) {
        begin(from, at, part, 0);
        writer.hooks().writeReplaced(value, codec, slot);
        return end(from, bytes, part.around());
    }

    private void begin(FusedWriter from, int at, Part part, int ownHandles) {
        fused = from;
        around = part.around();
        from.out().moveTo(at);
        for (int place = types.count(); place < from.types().count(); place++) {
            types.add(from.types().numberAt(place));
        }
        for (int left = from.handles() - ownHandles - references.count(); left > 0; left--) {
            writer.takeHandle();
        }
        writer.at(part.depth(from.turns()));
    }

    /** Notes an object that takes the last handle. */
    void meets(Object object, Codec codec) {
        if (object != begun && around != null && fused != null && around.hold(object.getClass())) {
            isMetOutside |= codec instanceof UserCodec || !fused.isNew(object, references.lastHandle());
        }
    }

    private int end(FusedWriter from, byte[] bytes, Surroundings there) {
        writer.at(0);
        begun = null;
        boolean isOff = isMetOutside || keyScope.isKeyed() || checked.hasDeferred()
                || references.refersBack() && !there.areShared()
                || types.carriedBytes() + there.carriedBytes() > maxSchemaBytes;
        if (isOff) {
            throw GuardFailed.instance();
        }
        for (int place = from.types().count(); place < types.count(); place++) {
            int number = types.numberAt(place);
            if (number == TypeName.UNKNOWN_PLACE) {
                throw GuardFailed.instance();
            }
            from.named(number);
        }
        from.walked(there.areShared() ? references.count() : 0, references.refersBack());
        return from.behind(bytes);
    }

    @Override
    public void end(boolean refersBack) {
        if (refersBack && keyScope.endsReviewed(references.hasReviewed())) {
            throw GuardFailed.instance();
        }
        keyScope.collisions().check(writer.out().position());
    }

    @Override
    public void clearFailed() {
        writer.hooks().keepCalls();
        writer.clear(true);
    }
}
