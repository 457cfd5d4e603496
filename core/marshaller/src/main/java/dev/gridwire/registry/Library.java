// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import org.jspecify.annotations.Nullable;

/**
 * A well-known library.
 *
 * @param prefix of its packages
 * @param reason why it is listed
 * @param step what to do in place of allowing its classes, where that would not help; null elsewhere
 */
public record Library(String prefix, String reason, @Nullable String step) {

    private static final String STORE_PLAIN_DATA = "store plain data in its place, or declare the field that holds it transient";

    /** What to do in place of allowing a class, which is never advised; null where it can be allowed. */
    public @Nullable String stepInstead() {
        return step == null && isCarrier() ? STORE_PLAIN_DATA : step;
    }

    /** Whether published chains of gadgets go through its classes. */
    public boolean isCarrier() {
        return reason.contains("carrier of gadget chains");
    }
}
