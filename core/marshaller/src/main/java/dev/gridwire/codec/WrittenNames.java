// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Learns by which bytes a payload names its types. */
@FunctionalInterface
public interface WrittenNames {

    /**
     * Takes a type of the user's.
     *
     * @param bytes whose part from one place to another is the tag, the id or name, the schema's hash, and the schema if the
     *     payload carries it; not to be kept
     */
    void named(Codec codec, byte[] bytes, int begin, int end);
}
