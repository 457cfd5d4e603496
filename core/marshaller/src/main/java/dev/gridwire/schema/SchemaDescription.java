// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.SchemaFormat;
import java.util.Arrays;

/**
 * One state of a class, and of those that its fields declare, as writers publish it. Immutable; equal if the bytes are.
 *
 * <pre>{@code
 * SchemaDescription schema = SchemaDescription.parse(row.getBytes("schema"));
 * log.info("a state of " + schema.typeName());
 * }</pre>
 */
public final class SchemaDescription {

    private final byte[] bytes;
    private final DescribedSchema schema;
    private final int hash;

    private SchemaDescription(byte[] bytes, DescribedSchema schema) {
        this.bytes = bytes;
        this.schema = schema;
        this.hash = schema.hash();
    }

    /** Describes a schema, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public static SchemaDescription of(DescribedSchema schema) {
        return new SchemaDescription(SchemaFormat.write(schema), schema);
    }

    /**
     * Reads the bytes of {@link #toByteArray}.
     *
     * @throws IllegalArgumentException if the bytes describe no schema
     */
    public static SchemaDescription parse(byte[] bytes) {
        return parse(bytes, 0, bytes.length);
    }

    /** As {@link #parse(byte[])}, from a part of an array, which is copied. */
    public static SchemaDescription parse(byte[] bytes, int offset, int length) {
        byte[] copy = Arrays.copyOfRange(bytes, offset, offset + length);
        return new SchemaDescription(copy, SchemaFormat.read(copy));
    }

    /** The binary name of the class. */
    public String typeName() {
        return schema.typeName();
    }

    /** The four bytes by which payloads name it. */
    public int hash() {
        return hash;
    }

    /** The schema itself, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public DescribedSchema schema() {
        return schema;
    }

    /** The bytes, to be stored or sent; {@code docs/wire-format.md} draws them. */
    public byte[] toByteArray() {
        return bytes.clone();
    }

    /**
     * Copies the bytes to a place of an array.
     *
     * @throws IndexOutOfBoundsException if there is no room for all of them
     */
    public void copyTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, bytes.length);
    }

    /** How many bytes there are. */
    public int byteCount() {
        return bytes.length;
    }

    /** Whether these are its bytes. */
    public boolean hasBytes(byte[] others, int offset, int length) {
        return Arrays.equals(bytes, 0, bytes.length, others, offset, offset + length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SchemaDescription description && Arrays.equals(bytes, description.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Its class and hash. */
    @Override
    public String toString() {
        return typeName() + "#" + Integer.toHexString(hash());
    }
}
