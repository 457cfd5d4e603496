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

    /** Shared by all types that are missing here, since bytes may name any number of them. */
    int UNKNOWN_PLACE = 255;

    /** The first place of a type that is neither the JDK's nor unknown. */
    int FIRST_PLACE = 256;

    /** Returns the type's index in the marshaller. Types of the JDK come first, in the order of their numbers. */
    int place();

    /** A name by a fixed number. */
    record Numbered(JdkType type) implements TypeName {
        @Override
        public int place() {
            return type.number();
        }
    }

    /** A name by the array's number and its component. */
    record ArrayOf(Codec component, int place) implements TypeName {}

    /**
     * The name of a type in the state that the writer had, which differs from the state here; never written.
     *
     * @param place the place of the local type
     */
    record Adapted(String name, WrittenSchema by, int place) implements TypeName {}

    /**
     * A name by id or by name, the first time in a payload; from then on by its place in the payload.
     *
     * @param id -1 for none
     * @param schema the hash of all facts that the bytes omit; 0 for a type without objects
     * @param local the schema that payloads may have to carry; null for a type without objects, and for one that is never written
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

        /** Writes the same, followed by the schema. The schema says the name if there is no id. */
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
