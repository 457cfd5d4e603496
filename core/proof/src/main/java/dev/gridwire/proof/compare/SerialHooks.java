// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.io.Externalizable;
import java.lang.reflect.Method;
import java.util.Set;

/** Tells which classes take part in their own serialization, by the names of their methods. */
public final class SerialHooks {

    private static final Set<String> NAMES = Set.of(
            "writeObject", "readObject", "readObjectNoData", "writeReplace", "readResolve", "writeExternal", "readExternal");

    private static final ClassValue<Boolean> KNOWN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return find(type);
        }
    };

    private SerialHooks() {}

    /** Returns whether the class or a superclass influences how it is serialized; false if its methods cannot be linked. */
    public static boolean areIn(Class<?> type) {
        return KNOWN.get(type);
    }

    private static boolean find(Class<?> type) {
        for (Class<?> level = type; level != null && level != Object.class; level = level.getSuperclass()) {
            try {
                for (Method method : level.getDeclaredMethods()) {
                    if (NAMES.contains(method.getName())) {
                        return true;
                    }
                }
            } catch (LinkageError e) {
                // A method names a missing class.
            }
        }
        return Externalizable.class.isAssignableFrom(type);
    }
}
