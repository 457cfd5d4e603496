// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import org.jspecify.annotations.Nullable;

/**
 * A well-known library.
 *
 * @param prefix the prefix of its packages
 * @param reason why it is listed
 * @param step what to do instead of allowing its classes, if that would not help; otherwise null
 */
public record Library(String prefix, String reason, @Nullable String step) {

    private static final String STORE_PLAIN_DATA = "store plain data in its place, or declare the field that holds it transient";

    /** Returns what to do instead of allowing a class, if allowing it is never recommended; otherwise null. */
    public @Nullable String stepInstead() {
        return step == null && isCarrier() ? STORE_PLAIN_DATA : step;
    }

    /** Returns whether published gadget chains go through its classes. */
    public boolean isCarrier() {
        return reason.contains("carrier of gadget chains");
    }
}
