// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Limits how much one payload may hold. Writing refuses whatever reading would refuse. Both sides of a grid should use the same
 * limits. Immutable.
 *
 * <pre>{@code
 * Limits limits = Limits.DEFAULT.withBytes(1 << 20).withDepth(100);
 * Marshaller marshaller = Marshaller.builder().limits(limits).build();
 * }</pre>
 */
public final class Limits {

    private static final Limit[] TABLE = Limit.values();

    /**
     * The defaults: 256 MiB, 256 levels, 32 M objects, 16 M elements, 8 levels of hash containers, 4,096 classes, 4 MiB of
     * schemas.
     */
    public static final Limits DEFAULT = new Limits(standardValues());

    /** By the ordinal of the limit. */
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

    /** Returns the names of the limits in settings, such as {@code container-length}. */
    public static List<String> keys() {
        return Stream.of(TABLE).map(Limit::key).toList();
    }

    /**
     * Returns the same limits, except for one with the given name in settings.
     *
     * @param key one of {@link #keys}
     * @throws IllegalArgumentException if there is no such limit, or if the value is out of its range
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

    /** Returns the limit on the bytes of a payload, at least 1. */
    public int bytes() {
        return values[Limit.BYTES.ordinal()];
    }

    /** Returns the same limits with another number of bytes. */
    public Limits withBytes(int bytes) {
        return with(Limit.BYTES, bytes);
    }

    /**
     * Returns the limit on levels of nesting, from 1 to 400. Deeper objects are deferred and cost no stack. Objects that can only
     * be made from their parts, such as records, views and immutable collections, are refused below this depth.
     */
    public int depth() {
        return values[Limit.DEPTH.ordinal()];
    }

    /** Returns the same limits with another depth. */
    public Limits withDepth(int depth) {
        return with(Limit.DEPTH, depth);
    }

    /** Returns the limit on objects with an identity. */
    public int references() {
        return values[Limit.REFERENCES.ordinal()];
    }

    /** Returns the same limits with another number of references. */
    public Limits withReferences(int references) {
        return with(Limit.REFERENCES, references);
    }

    /** Returns the limit on elements of one collection, map or array of references. */
    public int containerLength() {
        return values[Limit.CONTAINER_LENGTH.ordinal()];
    }

    /** Returns the same limits with another length of containers. */
    public Limits withContainerLength(int containerLength) {
        return with(Limit.CONTAINER_LENGTH, containerLength);
    }

    /** Returns the limit on hash containers inside each other, from 1 to 100. Hashing takes time exponential in it. */
    public int hashNesting() {
        return values[Limit.HASH_NESTING.ordinal()];
    }

    /** Returns the same limits with another nesting of hash containers. */
    public Limits withHashNesting(int hashNesting) {
        return with(Limit.HASH_NESTING, hashNesting);
    }

    /** Returns the limit on classes that a payload names. */
    public int types() {
        return values[Limit.TYPES.ordinal()];
    }

    /** Returns the same limits with another number of types. */
    public Limits withTypes(int types) {
        return with(Limit.TYPES, types);
    }

    /** Returns the limit on the bytes of all schemas that a payload carries. */
    public int schemaBytes() {
        return values[Limit.SCHEMA_BYTES.ordinal()];
    }

    /** Returns the same limits with another number of schema bytes. */
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

    /** Returns each limit with its value. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", "Limits[", "]");
        for (Limit each : TABLE) {
            text.add(each.text() + "=" + values[each.ordinal()]);
        }
        return text.toString();
    }
}
