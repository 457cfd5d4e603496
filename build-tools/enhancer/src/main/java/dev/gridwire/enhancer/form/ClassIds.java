// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * The name and numbers of a class on Hazelcast's wire.
 *
 * @param typeName the binary name
 * @param version the version of the class in Portable; 0 in other mechanisms
 */
public record ClassIds(String typeName, int factoryId, int classId, int version) {

    /** Returns the ids of a class without any: zeros. */
    public static ClassIds none(String typeName) {
        return new ClassIds(typeName, 0, 0, 0);
    }
}
