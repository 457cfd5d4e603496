// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

/**
 * A file that is made.
 *
 * @param path below the output folder, with slashes
 */
public record OutputFile(String path, byte[] bytes) {

    /** A class file. */
    public static OutputFile ofClass(String internalName, byte[] bytes) {
        return new OutputFile(internalName + ".class", bytes);
    }
}
