// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

/**
 * The class that started a virtual machine, and how it was found.
 *
 * @param name the binary name
 * @param source how it was found
 */
record MainClass(String name, String source) {

    /** Returns whether the class is the application's, not a launcher's. */
    boolean isApplication() {
        return !Launchers.contains(name);
    }
}
