// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

/**
 * What started a virtual machine.
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
