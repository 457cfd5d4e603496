// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.BinaryNames;

/**
 * Decides which classes are let in. It asks the type policy by name, then loads the class, then asks the virtual machine's
 * filter.
 */
public record Admission(NamePolicy policy, SerialFilter filter, ClassLoader loader, SearchedNames names) {

    private static final int SHOWN_CHARACTERS = 60;

    /** Makes an admission whose loader has not been asked for any class yet. */
    public Admission(NamePolicy policy, SerialFilter filter, ClassLoader loader) {
        this(policy, filter, loader, new SearchedNames(loader));
    }

    /** Loads an allowed class without initialising it. */
    public Class<?> load(String name) {
        Class<?> found = loadUnfiltered(name);
        requireTaken(found);
        return found;
    }

    /** Loads an allowed class without asking the filter, which is asked once, when the class's codec is made. */
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

    /** Returns whether bytes may name a JDK type by its number: all but those that must be named. Loads no class. */
    public boolean allows(JdkType type) {
        String name = type.classNames().isEmpty() ? "" : type.classNames().get(0);
        return !NamePolicy.isPlatform(name) || policy.allowsAsValue(name);
    }

    /** Refuses a class that a slot vouches for if the policy or the filter denies it or the loader does not find it. */
    public void requireAdmitted(Class<?> type) {
        if (!policy.admits(type.getName())) {
            throw Refusal.type(type.getName(), policy);
        }
        requireTaken(type);
        requireVisible(type);
    }

    /** Returns whether the virtual machine has a filter. */
    public boolean isFiltered() {
        return filter.filter() != null;
    }

    /** Returns whether the virtual machine's filter accepts a class. */
    public boolean takes(Class<?> type) {
        return filter.takes(type);
    }

    /** Refuses a class that the virtual machine's filter rejects, or that has a superclass which the policy's filter rejects. */
    public void requireTaken(Class<?> type) {
        filter.require(type);
        for (Class<?> each : SerialFilter.serializedSuperclasses(type)) {
            if (!policy.passesAsSuperclass(each.getName())) {
                throw Refusal.type(each.getName(), policy);
            }
        }
    }

    /** Requires that the loader finds the class, since a reader will look for it by name. */
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

    /** Refuses a class if the loader finds another class of the same name. */
    public static void requireSame(Class<?> type, boolean same) {
        if (!same) {
            throw Refusal.shape(
                    "The marshaller's class loader finds another class of this name: class=" + EscapedNames.of(type.getName()),
                    "give the loader of the object's class to Marshaller.builder().classLoader(…)");
        }
    }
}
