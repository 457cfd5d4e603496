// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codec.TypeName;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/** A class of the user's, which goes by id or name in full for the first time in a payload, and then by its place. */
final class NamedType implements FusedType {

    private static final byte[] NO_NAME = {};

    private final int number;
    private final boolean hasIdentity;
    private final @Nullable LocalSchema local;
    private final long carriedBytes;
    /** The name where readers find the schema; begins with its tag. */
    private final byte[] brief;
    /** The name with the schema. The same where payloads never carry it. */
    private final byte[] full;
    private byte[] current;

    NamedType(TypeName.Named name, boolean hasIdentity, int byteLimit) {
        this.number = name.place();
        this.hasIdentity = hasIdentity;
        this.local = name.local();
        this.brief = bytes(name, null, byteLimit);
        this.full = local == null || local.isShared() ? brief : bytes(name, local, byteLimit);
        this.carriedBytes = full == brief || local == null ? 0 : local.description().byteCount();
        this.current = full;
    }

    private static byte[] bytes(TypeName.Named name, @Nullable LocalSchema carried, int byteLimit) {
        WireOutput out = new WireOutput(byteLimit);
        if (carried == null) {
            name.write(out);
        } else {
            name.writeWith(carried.description(), out);
        }
        return out.toByteArray();
    }

    /** Bytes of the schema that a payload may carry. */
    long carriedBytes() {
        return carriedBytes;
    }

    @Override
    public boolean hasIdentity() {
        return hasIdentity;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        int behind = writer.place(bytes, at, number);
        if (behind >= 0) {
            return behind;
        }
        writer.named(number);
        return writeFull(bytes, at);
    }

    /** Writes the name in full. */
    int writeFull(byte[] bytes, int at) {
        byte[] name = current();
        System.arraycopy(name, 0, bytes, at, name.length);
        return at + name.length;
    }

    /** The name where no payload carries the schema; empty where one may. */
    byte[] lastingName() {
        return full == brief ? brief : NO_NAME;
    }

    /** As soon as readers find the schema, it goes no longer with each payload. */
    private byte[] current() {
        byte[] known = current;
        if (known != brief && local != null && local.isShared()) {
            current = brief;
            return brief;
        }
        return known;
    }

    @Override
    public boolean matches(FusedReader reader, long tag) {
        if (tag >= Tags.FIRST_TYPE) {
            return reader.isAt(tag, number);
        }
        boolean found = isFull(reader, tag);
        if (found) {
            reader.named(number);
        }
        return found;
    }

    /** Reads the rest of the name in full, if it is this type's. */
    boolean isFull(FusedReader reader, long tag) {
        return tag == brief[0] && reader.skip(brief, 1) || tag == full[0] && reader.skip(full, 1);
    }
}
