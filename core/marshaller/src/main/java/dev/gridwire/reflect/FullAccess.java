// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.emit.LookupEmitter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

/**
 * Obtains a lookup that may define hidden classes beside a class.
 *
 * <p>{@link MethodHandles#privateLookupIn} returns a weaker lookup if the class is in a module other than Gridwire's; the unnamed
 * module of another class loader counts as another module. That lookup may still define a class in the package, and this class's
 * own lookup has full access.
 */
public final class FullAccess {

    private static final MethodType LOOKUP = MethodType.methodType(Lookup.class);

    private FullAccess() {}

    /**
     * Returns the lookup.
     *
     * @throws IllegalAccessException if the class's package is not open to Gridwire
     * @throws NoSuchMethodException if the package already has a class of the emitted name that is not Gridwire's
     */
    public static Lookup to(Class<?> type) throws Throwable {
        Lookup lookup = toMembers(type);
        if (lookup.hasFullPrivilegeAccess()) {
            return lookup;
        }
        Class<?> beside = lookupClass(lookup, type);
        Lookup full = (Lookup) lookup.findStatic(beside, LookupEmitter.METHOD, LOOKUP).invokeExact();
        return MethodHandles.privateLookupIn(type, full);
    }

    /**
     * Returns a lookup that finds all members of the class and its package, but may not define classes. It needs no additional
     * class.
     *
     * @throws IllegalAccessException if the class's package is not open to Gridwire
     */
    public static Lookup toMembers(Class<?> type) throws IllegalAccessException {
        // Reflection reads every module, but lookups need a read edge.
        FullAccess.class.getModule().addReads(type.getModule());
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    /** Returns the class in the package that provides its own lookup. */
    private static Class<?> lookupClass(Lookup lookup, Class<?> type) throws ReflectiveOperationException {
        String packageName = type.getPackageName();
        try {
            return lookup.defineClass(LookupEmitter.emit(packageName));
        } catch (LinkageError e) {
            // Another marshaller was faster; each package has one such class.
            return lookup.findClass(packageName.isEmpty() ? LookupEmitter.NAME : packageName + "." + LookupEmitter.NAME);
        }
    }
}
