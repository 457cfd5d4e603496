// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.GeneralWalk;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.payload.Limits;
import org.jspecify.annotations.Nullable;

/**
 * Reads parts of a payload by the general walk, and the rest is read by fused code. References from a part to objects outside
 * fail, since they are not known here; the general walk then reads the whole payload.
 */
public final class PartReader implements GeneralWalk {

    private final KernelReader reader;
    private final long maxSchemaBytes;
    private final TypeReader types;
    private final ObjectTable objects;
    private final DeferredContents deferred;

    PartReader(KernelReader reader, Limits limits, TypeReader types, ObjectTable objects, DeferredContents deferred) {
        this.reader = reader;
        this.maxSchemaBytes = limits.schemaBytes();
        this.types = types;
        this.objects = objects;
        this.deferred = deferred;
    }

    /** Reads an object behind its type, which took the last handle if objects take handles. */
    public Object read(FusedReader from, Part part, Codec codec) {
        begin(from, part, part.around().areShared() ? 1 : 0);
        int first = objects.count();
        return end(from, part.around(), first, reader.readNew(codec, false));
    }

    /** Reads an object that may be of any class, behind the tag that {@link FusedReader#tag} returns. */
    public Object readAny(FusedReader from, Part part, ReferenceSlot slot) {
        begin(from, part, 0);
        int first = objects.count();
        return end(from, part.around(), first, reader.readTagged(slot, from.tag()));
    }

    private void begin(FusedReader from, Part part, int ownHandles) {
        for (int place = types.named().size(); place < from.types().count(); place++) {
            Codec codec = part.around().named(from.types().numberAt(place));
            if (codec == null) {
                throw GuardFailed.instance();
            }
            types.add(codec);
        }
        objects.skipTo(from.handles() - ownHandles);
        reader.pending().elements(-from.announcedBytes());
        reader.at(part.depth(from.turns()));
    }

    private Object end(FusedReader from, Surroundings around, int first, @Nullable Object made) {
        reader.at(0);
        reader.pending().elements(from.announcedBytes());
        boolean isOff = deferred.isUsed() || types.carriedBytes() + around.carriedBytes() > maxSchemaBytes;
        if (made == null || isOff) {
            throw GuardFailed.instance();
        }
        for (int place = from.types().count(); place < types.named().size(); place++) {
            int number = types.named().get(place).number();
            if (number == TypeName.UNKNOWN_PLACE) {
                throw GuardFailed.instance();
            }
            from.named(number);
        }
        if (around.areShared()) {
            for (int handle = first; from.refersBack() && handle < objects.count(); handle++) {
                Object object = objects.get(handle);
                if (object != null) {
                    from.keep(handle, object);
                }
            }
            from.walked(objects.count());
        }
        return made;
    }

    @Override
    public void end(boolean refersBack) {
        reader.end(null);
    }

    @Override
    public void clearFailed() {
        reader.clear(true);
    }
}
