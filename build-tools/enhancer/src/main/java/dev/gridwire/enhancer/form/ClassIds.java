// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * The name or numbers of a class on Hazelcast's wire.
 *
 * @param typeName the binary name
 * @param version of the class, for Portable; 0 elsewhere
 */
public record ClassIds(String typeName, int factoryId, int classId, int version) {

    /** The ids of a class that has none: zeros. */
    public static ClassIds none(String typeName) {
        return new ClassIds(typeName, 0, 0, 0);
    }
}
