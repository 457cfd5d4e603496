// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.GridSettings;

/**
 * Says whether Gridwire serves a cache, a template or a session store.
 *
 * @param store as people name it
 * @param section the grid's name in the settings; empty if Gridwire leaves the store alone
 * @param reason why Gridwire leaves it alone, or only reads; may be empty
 */
record StoreLine(String store, Mode mode, String section, String reason) {

    /** Tells what Gridwire does with the store's values. */
    enum Mode {
        SERVES,
        /** The former serializer writes. */
        READS,
        LEAVES,
        /** Java serialization still serves the store, although nobody asked for that. */
        LEAVES_TO_JAVA
    }

    /** Says that Gridwire serves a store, as the settings of its section say: perhaps it only reads. */
    static StoreLine served(String section, String store) {
        boolean isWriting = GridSettings.read(StoreLines.class, section, "write").isWriting();
        return isWriting ? new StoreLine(store, Mode.SERVES, section, "")
                : new StoreLine(store, Mode.READS, section, "gridwire." + section + ".write is false");
    }

    static StoreLine left(String store, String reason) {
        return new StoreLine(store, Mode.LEAVES, "", reason);
    }

    static StoreLine lost(String store, String reason) {
        return new StoreLine(store, Mode.LEAVES_TO_JAVA, "", reason);
    }

    boolean isLost() {
        return mode == Mode.LEAVES_TO_JAVA;
    }

    /** Returns the line of the log. */
    String text() {
        return switch (mode) {
            case SERVES -> "Gridwire serves " + store;
            case READS -> "Gridwire reads " + store + ", and the former serializer writes: " + reason;
            case LEAVES -> "Gridwire leaves " + store + " alone: " + reason;
            case LEAVES_TO_JAVA -> "Gridwire leaves " + store + " alone, and Java serialization goes on: " + reason;
        };
    }
}
