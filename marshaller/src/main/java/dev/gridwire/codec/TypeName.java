// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.type.JdkType;

/** How the bytes name a type. */
sealed interface TypeName {

    /** By a fixed number. */
    record Numbered(JdkType type) implements TypeName {}

    /** By the array's number and its component. */
    record ArrayOf(Codec component) implements TypeName {}

    /**
     * By name or by id, the first time in a payload; by its place in the payload from then on.
     *
     * @param id -1 for none
     * @param schema the hash of all that the bytes do not say; 0 for a type without objects
     */
    record Named(String name, int id, int schema) implements TypeName {}
}
