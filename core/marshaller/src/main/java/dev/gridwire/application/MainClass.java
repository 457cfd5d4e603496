// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

/**
 * The class that started a virtual machine, and how it was found.
 *
 * @param name the binary name
 * @param source how it was found
 */
record MainClass(String name, String source) {

    /** Whether it is the application's, and no launcher's. */
    boolean isApplication() {
        return !Launchers.contains(name);
    }
}
