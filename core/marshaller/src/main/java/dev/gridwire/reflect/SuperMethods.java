// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.NamePolicy;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

/** Finds methods of a JDK class as its direct subclass calls them by {@code super}, so that no user's override is called. */
public final class SuperMethods {

    private final Class<?> platform;
    private final Class<?> caller;
    private final Lookup lookup;

    private SuperMethods(Class<?> platform, Class<?> caller, Lookup lookup) {
        this.platform = platform;
        this.caller = caller;
        this.lookup = lookup;
    }

    /** Returns the methods that a class inherits from the JDK class; its ordinary ones if it is a JDK class itself. */
    public static SuperMethods of(Class<?> type, Class<?> platform) {
        if (isOfJdk(type, platform)) {
            return new SuperMethods(platform, platform, MethodHandles.publicLookup());
        }
        Class<?> caller = type;
        while (!isOfJdk(caller.getSuperclass(), platform)) {
            caller = caller.getSuperclass();
        }
        try {
            return new SuperMethods(platform, caller, MethodHandles.privateLookupIn(caller, MethodHandles.lookup()));
        } catch (IllegalAccessException e) {
            throw Construct.closed(caller);
        }
    }

    /** Throwables of {@code javax}, which have no state, may stand between them. */
    private static boolean isOfJdk(Class<?> type, Class<?> platform) {
        return type == platform || NamePolicy.isNamed(type.getName());
    }

    /** Returns the lookup that sees the class. */
    public Lookup lookup() {
        return lookup;
    }

    /** Returns the direct subclass. */
    public Class<?> caller() {
        return caller;
    }

    /** Returns a public method, of (Object, …). */
    public MethodHandle find(String name, Class<?> returned, Class<?>... parameters) {
        MethodType type = MethodType.methodType(returned, parameters);
        try {
            MethodHandle found = caller == platform
                    ? lookup.findVirtual(platform, name, type)
                    : lookup.findSpecial(platform, name, type, caller);
            return found.asType(type.insertParameterTypes(0, Object.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the JDK's class has no such method: class="
                    + EscapedNames.of(platform.getName()) + ", " + name, e);
        }
    }
}
