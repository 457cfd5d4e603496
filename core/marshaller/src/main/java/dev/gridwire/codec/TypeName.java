// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import org.jspecify.annotations.Nullable;

/** The name of a type in the bytes. */
public sealed interface TypeName {

    /** Of all types that are not here: bytes may name any number of them. */
    int UNKNOWN_PLACE = 255;

    /** The first one of a type that is neither the JDK's nor unknown. */
    int FIRST_PLACE = 256;

    /** The place of the type among the marshaller's; types of the JDK come first, by their numbers. */
    int place();

    /** By a fixed number. */
    record Numbered(JdkType type) implements TypeName {
        @Override
        public int place() {
            return type.number();
        }
    }

    /** By the array's number and its component. */
    record ArrayOf(Codec component, int place) implements TypeName {}

    /**
     * As the writer of a payload had it, in another state than here; never written.
     *
     * @param place the local type's
     */
    record Adapted(String name, WrittenSchema by, int place) implements TypeName {}

    /**
     * By name or by id, the first time in a payload; by its place in the payload from then on.
     *
     * @param id -1 for none
     * @param schema the hash of all facts that the bytes do not say; 0 for a type without objects
     * @param local the schema that payloads may have to carry; null for a type without objects, and for one that is not written
     */
    record Named(String name, int id, int schema, int place, @Nullable LocalSchema local) implements TypeName {

        /** Writes the tag, the id or name, and the schema's hash. */
        public void write(WireOutput out) {
            if (id >= 0) {
                out.writeByte(Tags.BY_ID);
                out.writeVarint(id);
            } else {
                out.writeByte(Tags.BY_NAME);
                WireStrings.write(out, name);
            }
            out.writeFixedInt(schema);
        }

        /** Writes the same, and behind it the schema that it is of, which says the name where there is no id. */
        public void writeWith(SchemaDescription carried, WireOutput out) {
            out.writeByte(Tags.CARRIED);
            if (id < 0 && name.equals(carried.typeName())) {
                out.writeByte(Tags.BY_NAME);
                WireStrings.write(out, null);
                out.writeFixedInt(schema);
            } else {
                write(out);
            }
            out.writeVarint(carried.byteCount());
            byte[] target = out.room(carried.byteCount());
            carried.copyTo(target, out.position());
            out.moveTo(out.position() + carried.byteCount());
        }
    }
}
