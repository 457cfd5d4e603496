// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * How much one payload may hold; what reading would refuse, writing refuses. Both sides of a grid should have the same.
 * Immutable.
 *
 * <pre>{@code
 * Limits limits = Limits.DEFAULT.withBytes(1 << 20).withDepth(100);
 * Marshaller marshaller = Marshaller.builder().limits(limits).build();
 * }</pre>
 */
public final class Limits {

    private static final Limit[] TABLE = Limit.values();

    /** 256 MiB, 256 levels, 32 M objects, 16 M elements, 8 levels of hash containers, 4,096 classes, 4 MiB of schemas. */
    public static final Limits DEFAULT = new Limits(standardValues());

    /** By the row of the table. */
    private final int[] values;

    private Limits(int[] values) {
        this.values = values;
    }

    private static int[] standardValues() {
        int[] standard = new int[TABLE.length];
        for (int i = 0; i < TABLE.length; i++) {
            standard[i] = TABLE[i].standard();
        }
        return standard;
    }

    /** The names by which settings know the limits, as in {@code container-length}. */
    public static List<String> keys() {
        return Stream.of(TABLE).map(Limit::key).toList();
    }

    /**
     * The same with another value of the limit that settings know by a name.
     *
     * @param key one of {@link #keys}
     * @throws IllegalArgumentException if there is no such limit, or the value is out of its range
     */
    public Limits with(String key, int value) {
        for (Limit each : TABLE) {
            if (each.key().equals(key)) {
                return with(each, value);
            }
        }
        throw new IllegalArgumentException("There is no such limit: name=" + key + "; limits are " + keys());
    }

    private Limits with(Limit limit, int value) {
        int[] changed = values.clone();
        changed[limit.ordinal()] = limit.checked(value);
        return new Limits(changed);
    }

    /** Bytes of a payload, at least 1. */
    public int bytes() {
        return values[Limit.BYTES.ordinal()];
    }

    /** The same with other bytes. */
    public Limits withBytes(int bytes) {
        return with(Limit.BYTES, bytes);
    }

    /**
     * Levels of nesting, from 1 to 400. Deeper objects are deferred and cost no stack, unless they can only be made of their
     * parts (records, views, immutable collections): those are refused below this depth.
     */
    public int depth() {
        return values[Limit.DEPTH.ordinal()];
    }

    /** The same with another depth. */
    public Limits withDepth(int depth) {
        return with(Limit.DEPTH, depth);
    }

    /** Objects with an identity. */
    public int references() {
        return values[Limit.REFERENCES.ordinal()];
    }

    /** The same with other references. */
    public Limits withReferences(int references) {
        return with(Limit.REFERENCES, references);
    }

    /** Elements of one collection, map or array of references. */
    public int containerLength() {
        return values[Limit.CONTAINER_LENGTH.ordinal()];
    }

    /** The same with another length of containers. */
    public Limits withContainerLength(int containerLength) {
        return with(Limit.CONTAINER_LENGTH, containerLength);
    }

    /** Hash containers inside each other, from 1 to 100; hashing takes time exponential in it. */
    public int hashNesting() {
        return values[Limit.HASH_NESTING.ordinal()];
    }

    /** The same with another nesting of hash containers. */
    public Limits withHashNesting(int hashNesting) {
        return with(Limit.HASH_NESTING, hashNesting);
    }

    /** Classes that a payload names. */
    public int types() {
        return values[Limit.TYPES.ordinal()];
    }

    /** The same with other types. */
    public Limits withTypes(int types) {
        return with(Limit.TYPES, types);
    }

    /** Bytes of all schemas that a payload carries. */
    public int schemaBytes() {
        return values[Limit.SCHEMA_BYTES.ordinal()];
    }

    /** The same with other bytes of schemas. */
    public Limits withSchemaBytes(int schemaBytes) {
        return with(Limit.SCHEMA_BYTES, schemaBytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Limits limits && Arrays.equals(values, limits.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    /** Each limit with its value. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", "Limits[", "]");
        for (Limit each : TABLE) {
            text.add(each.text() + "=" + values[each.ordinal()]);
        }
        return text.toString();
    }
}
