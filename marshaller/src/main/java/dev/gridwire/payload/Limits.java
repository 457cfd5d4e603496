// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

/**
 * How much one payload may hold; what reading would refuse, writing refuses. Both sides of a grid should have the same.
 *
 * @param bytes of a payload, at least 1
 * @param depth levels of nesting; deeper objects are deferred and cost no stack, unless they can only be made of their parts
 *     (records, views, immutable collections): those are refused below this depth; from 1 to 400
 * @param references objects with an identity
 * @param containerLength elements of one collection, map or array of references
 * @param hashNesting hash containers inside each other; hashing takes time exponential in it
 * @param types classes that a payload names
 * @param schemaBytes of all schemas that a payload carries
 */
public record Limits(int bytes, int depth, int references, int containerLength, int hashNesting, int types, int schemaBytes) {

    /** 256 MiB, 256 levels, 32 M objects, 16 M elements, 8 levels of hash containers, 4,096 classes, 4 MiB of schemas. */
    public static final Limits DEFAULT = new Limits(256 << 20, 256, 32 << 20, 16 << 20, 8, 4_096, 4 << 20);

    private static final int MAX_DEPTH = 400;
    private static final int MAX_HASH_NESTING = 100;

    /** Checks the ranges. */
    public Limits {
        check("bytes", bytes, 1, Integer.MAX_VALUE - 16);
        check("depth", depth, 1, MAX_DEPTH);
        check("references", references, 0, Integer.MAX_VALUE - 16);
        check("containerLength", containerLength, 0, Integer.MAX_VALUE - 16);
        check("hashNesting", hashNesting, 1, MAX_HASH_NESTING);
        check("types", types, 0, Integer.MAX_VALUE - 16);
        check("schemaBytes", schemaBytes, 0, Integer.MAX_VALUE - 16);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    "A limit is out of range: " + name + "=" + value + ", least=" + least + ", most=" + most);
        }
    }

    /** The same with other bytes. */
    public Limits withBytes(int newBytes) {
        return new Limits(newBytes, depth, references, containerLength, hashNesting, types, schemaBytes);
    }

    /** The same with another depth. */
    public Limits withDepth(int newDepth) {
        return new Limits(bytes, newDepth, references, containerLength, hashNesting, types, schemaBytes);
    }

    /** The same with other references. */
    public Limits withReferences(int newReferences) {
        return new Limits(bytes, depth, newReferences, containerLength, hashNesting, types, schemaBytes);
    }

    /** The same with another length of containers. */
    public Limits withContainerLength(int newLength) {
        return new Limits(bytes, depth, references, newLength, hashNesting, types, schemaBytes);
    }

    /** The same with another nesting of hash containers. */
    public Limits withHashNesting(int newNesting) {
        return new Limits(bytes, depth, references, containerLength, newNesting, types, schemaBytes);
    }

    /** The same with other types. */
    public Limits withTypes(int newTypes) {
        return new Limits(bytes, depth, references, containerLength, hashNesting, newTypes, schemaBytes);
    }

    /** The same with other bytes of schemas. */
    public Limits withSchemaBytes(int newBytes) {
        return new Limits(bytes, depth, references, containerLength, hashNesting, types, newBytes);
    }
}
