// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Defines classes in packages that are there.
 *
 * @param lookups by package
 */
record PackageDefiner(Map<String, Lookup> lookups) {

    /** One for the packages of some classes, which are of the trials. */
    static PackageDefiner of(List<Class<?>> neighbours) {
        Map<String, Lookup> lookups = new HashMap<>();
        for (Class<?> each : neighbours) {
            try {
                lookups.put(each.getPackageName(), MethodHandles.privateLookupIn(each, MethodHandles.lookup()));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("a package is not open: class=" + each.getName(), e);
            }
        }
        return new PackageDefiner(lookups);
    }

    /** Defines a class, or gives the one that has been defined by that name. */
    Class<?> define(String name, byte[] bytes) {
        Lookup lookup = lookups.get(name.substring(0, Math.max(0, name.lastIndexOf('.'))));
        if (lookup == null) {
            throw new IllegalStateException(
                    "a class was made in another package: class=" + name + ", packages=" + lookups.keySet());
        }
        try {
            return Class.forName(name, false, lookup.lookupClass().getClassLoader());
        } catch (ClassNotFoundException expected) {
            return defineNew(lookup, bytes);
        }
    }

    private static Class<?> defineNew(Lookup lookup, byte[] bytes) {
        try {
            return lookup.defineClass(bytes);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a package is not open: class=" + lookup.lookupClass().getName(), e);
        }
    }
}
