// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import java.util.Set;
import org.apache.ignite.binary.BinaryObjectException;
import org.apache.ignite.binary.BinaryReader;
import org.apache.ignite.binary.BinarySerializer;
import org.apache.ignite.binary.BinaryWriter;

/**
 * Writes and reads objects of one class as Ignite's binary objects, with the complete object in a payload.
 *
 * <pre>
 * $gridwire         byte[]  the payload: the object with all its contents
 * $gridwire.fields  int     hash of the names of the fields below; only if there are any
 * symbol, …                 fields that SQL and BinaryObject.field see, as Ignite's types
 * </pre>
 *
 * The payload has a name instead of being in the raw part, because a reader cannot ask whether there is a raw part.
 */
final class PayloadSerializer implements BinarySerializer {

    /** The field of the payload. */
    static final String PAYLOAD = "$gridwire";

    private static final byte[] NOTHING = {};

    private final GridCodec codec;
    private final Set<String> asked;
    private volatile ClassFields known = ClassFields.NONE;

    /** A configured name stands for one class, but a server that deploys classes may have several, each from another loader. */
    private record ClassFields(Class<?> type, BinaryFields fields) {

        static final ClassFields NONE = new ClassFields(void.class, BinaryFields.of(Object.class, Set.of()));
    }

    /**
     * Creates the serializer of one class.
     *
     * @param asked the names of fields to write by name, besides annotated ones
     */
    PayloadSerializer(GridCodec codec, Set<String> asked) {
        this.codec = codec;
        this.asked = Set.copyOf(asked);
    }

    private BinaryFields fields(Class<?> type) {
        ClassFields found = known;
        if (found.type() != type) {
            // Refuses to store an object that could not be read.
            codec.requireFillable(type);
            found = new ClassFields(type, BinaryFields.of(type, asked));
            known = found;
        }
        return found.fields();
    }

    @Override
    public void writeBinary(Object value, BinaryWriter writer) {
        try {
            BinaryFields fields = fields(value.getClass());
            writer.writeByteArray(PAYLOAD, BinaryFields.isWriting(writer) ? codec.write(value) : NOTHING);
            fields.write(value, writer);
        } catch (GridwireException e) {
            throw refused(value, e);
        }
    }

    @Override
    public void readBinary(Object made, BinaryReader reader) {
        try {
            BinaryFields fields = fields(made.getClass());
            byte[] payload = reader.readByteArray(PAYLOAD);
            if (payload == null) {
                codec.requireUnsealed(made.getClass());
                fields.readAll(made, reader);
            } else {
                codec.readInto(made, payload);
                fields.takeChanges(made, reader, () -> codec.requireUnsealed(made.getClass()));
            }
        } catch (GridwireException e) {
            throw refused(made, e);
        }
    }

    private static BinaryObjectException refused(Object value, GridwireException refusal) {
        String remedy = value.getClass().isRecord() ? "; " + BinaryTypes.NO_RECORD + "; " + BinaryTypes.IN_PLACE_OF_A_RECORD : "";
        return new BinaryObjectException(refusal.getMessage() + remedy, refusal);
    }
}
