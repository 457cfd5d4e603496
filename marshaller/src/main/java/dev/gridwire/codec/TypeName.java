// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.type.JdkType;

/** How the bytes name a type. */
sealed interface TypeName {

    /** The place of the type among those of one marshaller; types of the JDK come first, by their numbers. */
    int place();

    /** By a fixed number. */
    record Numbered(JdkType type) implements TypeName {
        @Override
        public int place() {
            return type.number();
        }
    }

    /** By the array's number and its component. */
    record ArrayOf(Codec component, int place) implements TypeName {}

    /**
     * By name or by id, the first time in a payload; by its place in the payload from then on.
     *
     * @param id -1 for none
     * @param schema the hash of all that the bytes do not say; 0 for a type without objects
     */
    record Named(String name, int id, int schema, int place) implements TypeName {}
}
