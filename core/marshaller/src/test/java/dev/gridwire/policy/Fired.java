// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The canaries that sang; they call it, and do no more. */
public final class Fired {

    private static final Set<String> NAMES = ConcurrentHashMap.newKeySet();

    private Fired() {}

    /** Notes that something ran. */
    public static void fire(String name) {
        NAMES.add(name);
    }

    static void clear() {
        NAMES.clear();
    }

    static Set<String> names() {
        return Set.copyOf(NAMES);
    }
}
