// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.emit.LookupEmitter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

/**
 * Gets a lookup that may define hidden classes beside a class.
 *
 * <p>{@link MethodHandles#privateLookupIn} gives less where the class is in another module than Gridwire, and the unnamed module
 * of another class loader is another one. It may still define a class in the package, whose own lookup lacks nothing.
 */
public final class FullAccess {

    private static final MethodType LOOKUP = MethodType.methodType(Lookup.class);

    private FullAccess() {}

    /**
     * Gives the lookup.
     *
     * @throws IllegalAccessException if the class's package is not open to Gridwire
     * @throws NoSuchMethodException if the package has a class of the emitted name already, which is not Gridwire's
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
     * Gives a lookup that finds all members of the class and of its package, and may define none. It needs no class beside it.
     *
     * @throws IllegalAccessException if the class's package is not open to Gridwire
     */
    public static Lookup toMembers(Class<?> type) throws IllegalAccessException {
        // Reflection reads every module; lookups want to be told.
        FullAccess.class.getModule().addReads(type.getModule());
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    /** The class in the package that gives its own lookup. */
    private static Class<?> lookupClass(Lookup lookup, Class<?> type) throws ReflectiveOperationException {
        String packageName = type.getPackageName();
        try {
            return lookup.defineClass(LookupEmitter.emit(packageName));
        } catch (LinkageError e) {
            // Another marshaller was faster: a package has one such class.
            return lookup.findClass(packageName.isEmpty() ? LookupEmitter.NAME : packageName + "." + LookupEmitter.NAME);
        }
    }
}
