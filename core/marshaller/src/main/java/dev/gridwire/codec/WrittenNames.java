// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Learns the bytes by which a payload names its types. */
@FunctionalInterface
public interface WrittenNames {

    /**
     * Takes a user type.
     *
     * @param bytes holds, between the two places, the tag, the id or name, the schema's hash, and the schema if the payload
     *     carries it; must not be kept
     */
    void named(Codec codec, byte[] bytes, int begin, int end);
}
