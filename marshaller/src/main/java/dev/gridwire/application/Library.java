// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

/**
 * A well-known library.
 *
 * @param prefix of its packages
 * @param reason why it is listed
 */
record Library(String prefix, String reason) {

    /** Whether published chains of gadgets go through its classes. */
    boolean isCarrier() {
        return reason.contains("carrier of gadget chains");
    }
}
