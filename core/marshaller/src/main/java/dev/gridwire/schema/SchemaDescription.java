// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.SchemaFormat;
import java.util.Arrays;

/**
 * One state of a class and of the classes that its fields declare, as writers publish it. Immutable. Two descriptions are equal
 * if their bytes are.
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
     * Reads the bytes that {@link #toByteArray} returns.
     *
     * @throws IllegalArgumentException if the bytes do not describe a schema
     */
    public static SchemaDescription parse(byte[] bytes) {
        return parse(bytes, 0, bytes.length);
    }

    /** As {@link #parse(byte[])}, for a part of an array, which is copied. */
    public static SchemaDescription parse(byte[] bytes, int offset, int length) {
        byte[] copy = Arrays.copyOfRange(bytes, offset, offset + length);
        return new SchemaDescription(copy, SchemaFormat.read(copy));
    }

    /** Returns the binary name of the class. */
    public String typeName() {
        return schema.typeName();
    }

    /** Returns the four bytes by which payloads name the schema. */
    public int hash() {
        return hash;
    }

    /** Returns the schema itself, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public DescribedSchema schema() {
        return schema;
    }

    /** Returns the bytes, to be stored or sent; {@code docs/wire-format.md} shows their format. */
    public byte[] toByteArray() {
        return bytes.clone();
    }

    /**
     * Copies the bytes into an array.
     *
     * @throws IndexOutOfBoundsException if they do not fit
     */
    public void copyTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, bytes.length);
    }

    /** Returns the number of bytes. */
    public int byteCount() {
        return bytes.length;
    }

    /** Returns whether these are the description's bytes. */
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

    /** Returns the class and the hash. */
    @Override
    public String toString() {
        return typeName() + "#" + Integer.toHexString(hash());
    }
}
