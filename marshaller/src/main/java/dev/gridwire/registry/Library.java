// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

/**
 * A well-known library.
 *
 * @param prefix of its packages
 * @param reason why it is listed
 */
public record Library(String prefix, String reason) {

    /** Whether published chains of gadgets go through its classes. */
    public boolean isCarrier() {
        return reason.contains("carrier of gadget chains");
    }
}
