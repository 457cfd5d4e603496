// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.util.Set;

/**
 * JDK types that are supported but allowed only if they are named, since a hostile payload could do harm with them. Hashing a URL
 * asks the network, keys with the same hash make a Hashtable slow, and java.awt loads its native library.
 */
public final class RequestedTypes {

    private static final Set<String> NAMES = Set.of(
            "java.awt.Color",
            "java.awt.Dimension",
            "java.awt.Font",
            "java.awt.Point",
            "java.awt.Rectangle",
            "java.net.URL",
            "java.util.Hashtable");

    private RequestedTypes() {}

    /** Returns whether a class is such a type. */
    public static boolean contains(String className) {
        return NAMES.contains(className);
    }
}
