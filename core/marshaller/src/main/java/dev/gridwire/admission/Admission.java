// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.BinaryNames;

/** Lets classes in: the type policy is asked by name, then the class is loaded, then the virtual machine's filter is asked. */
public record Admission(NamePolicy policy, SerialFilter filter, ClassLoader loader, SearchedNames names) {

    private static final int SHOWN_CHARACTERS = 60;

    /** With a loader that was asked for nothing yet. */
    public Admission(NamePolicy policy, SerialFilter filter, ClassLoader loader) {
        this(policy, filter, loader, new SearchedNames(loader));
    }

    /** Loads an allowed class, and does not initialise it. */
    public Class<?> load(String name) {
        Class<?> found = loadUnfiltered(name);
        requireTaken(found);
        return found;
    }

    /** Loads an allowed class about which the filter is asked when its codec is made, which is once. */
    public Class<?> loadUnfiltered(String name) {
        requireAllowed(name);
        return NamePolicy.isPlatform(name) && !NamePolicy.isNamed(name) ? platformClass(name) : find(name);
    }

    private Class<?> find(String name) {
        try {
            names.require(name);
            Class<?> type = Class.forName(name, false, loader);
            names.found(name);
            return type;
        } catch (ClassNotFoundException | LinkageError e) {
            names.missing(name);
            throw Refusal.shape("The class is missing or does not link: class="
                    + EscapedNames.of(name), "put it on the class path", e);
        }
    }

    private static Class<?> platformClass(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            throw Refusal.shape("The class is missing: class=" + EscapedNames.of(name), "use a JDK that has it", e);
        }
    }

    /** Refuses a class that the policy does not allow. */
    public void requireAllowed(String name) {
        if (name.length() > BinaryNames.MOST_CHARACTERS) {
            throw Refusal.shape("This is too long for a class's name: characters=" + name.length() + ", limit="
                    + BinaryNames.MOST_CHARACTERS + ", begin=" + name.substring(0, SHOWN_CHARACTERS),
                    "fetch or make the payload again");
        }
        if (!policy.allowsAsValue(name)) {
            throw Refusal.type(name, policy);
        }
    }

    /** Whether bytes may name a type of the JDK by its number: any but those that must be named. Loads nothing. */
    public boolean allows(JdkType type) {
        String name = type.classNames().isEmpty() ? "" : type.classNames().get(0);
        return !NamePolicy.isPlatform(name) || policy.allowsAsValue(name);
    }

    /** Refuses a class that a slot vouches for, but the policy or the filter keeps out, or the loader does not find. */
    public void requireAdmitted(Class<?> type) {
        if (!policy.admits(type.getName())) {
            throw Refusal.type(type.getName(), policy);
        }
        requireTaken(type);
        requireVisible(type);
    }

    /** Whether the virtual machine has a filter. */
    public boolean isFiltered() {
        return filter.filter() != null;
    }

    /** Whether the virtual machine's filter takes a class. */
    public boolean takes(Class<?> type) {
        return filter.takes(type);
    }

    /** Refuses a class that the virtual machine's filter rejects, or of which the policy's filter rejects a superclass. */
    public void requireTaken(Class<?> type) {
        filter.require(type);
        for (Class<?> each : SerialFilter.serializedSuperclasses(type)) {
            if (!policy.passesAsSuperclass(each.getName())) {
                throw Refusal.type(each.getName(), policy);
            }
        }
    }

    /** A reader will look for the class by its name. */
    private void requireVisible(Class<?> type) {
        Class<?> found;
        try {
            found = Class.forName(type.getName(), false, loader);
            names.found(type.getName());
        } catch (ClassNotFoundException | LinkageError e) {
            throw invisible(type);
        }
        requireSame(type, found == type);
    }

    private static Refusal invisible(Class<?> type) {
        return Refusal.shape(
                "The marshaller's class loader does not find the class: class=" + EscapedNames.of(type.getName()),
                "give the loader that does to Marshaller.builder().classLoader(…)");
    }

    /** Refuses a class where the loader finds another one of the name. */
    public static void requireSame(Class<?> type, boolean same) {
        if (!same) {
            throw Refusal.shape(
                    "The marshaller's class loader finds another class of this name: class=" + EscapedNames.of(type.getName()),
                    "give the loader of the object's class to Marshaller.builder().classLoader(…)");
        }
    }
}
