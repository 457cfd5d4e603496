// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * A generated file.
 *
 * @param path relative to the output folder, with slashes
 */
public record OutputFile(String path, byte[] bytes) {

    /** A class file. */
    public static OutputFile ofClass(String internalName, byte[] bytes) {
        return new OutputFile(internalName + ".class", bytes);
    }
}
