// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.policy.ClassPattern;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Settings that an application makes by code in the place of lines of {@code gridwire.properties}, such as a
 * framework's own configuration files have. They count from then on for all that reads settings by the application's class
 * loader, or by one below it. A system property still takes their place.
 *
 * @param values by key
 * @param allowed classes that are let in besides {@code allow}'s, by binary name; they need not be there
 */
public record ApplicationSettings(Map<String, Value> values, List<ClassPattern> allowed) {

    /** Nothing. */
    public static final ApplicationSettings NONE = new ApplicationSettings(Map.of(), List.of());

    /** No value holds on to a loader. */
    private static final Map<ClassLoader, ApplicationSettings> SET = Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * A key's value.
     *
     * @param text as in the file
     * @param source where it stands, for messages: {@code the property shop.limit in shop.yaml}
     */
    public record Value(String text, String source) {}

    /** Copies. */
    public ApplicationSettings {
        values = Map.copyOf(values);
        allowed = List.copyOf(allowed);
    }

    /**
     * Makes them of classes by name.
     *
     * @throws IllegalArgumentException if a name is none, or one of the JDK's classes
     */
    public static ApplicationSettings of(Map<String, Value> values, Collection<String> allowedClasses) {
        return new ApplicationSettings(values, allowedClasses.stream().map(ClassPattern::ofClass).toList());
    }

    /**
     * Sets them for a loader, which they do not keep alive, in the place of earlier ones. Whether they are right is seen by
     * {@link Settings#read(ClassLoader)}.
     */
    public static void set(ClassLoader loader, ApplicationSettings settings) {
        SET.put(loader, settings);
    }

    /** Takes back the settings of a loader, unless others were set since. */
    public static void remove(ClassLoader loader, ApplicationSettings settings) {
        SET.remove(loader, settings);
    }

    /**
     * The loader of the application that runs below another loader, if there is one application: a library that makes things
     * for applications may know but its own loader, as Hazelcast's clients do. Otherwise the given loader.
     */
    public static ClassLoader applicationLoader(ClassLoader loader) {
        if (find(loader) != NONE) {
            return loader;
        }
        synchronized (SET) {
            List<ClassLoader> below = SET.keySet().stream().filter(each -> isBelow(each, loader)).toList();
            return below.size() == 1 ? below.get(0) : loader;
        }
    }

    private static boolean isBelow(ClassLoader loader, ClassLoader other) {
        ClassLoader each = loader;
        while (each != null && each != other) {
            each = each.getParent();
        }
        return each != null;
    }

    /** The settings of the nearest loader, upwards from this one, that has any. */
    static ApplicationSettings find(@Nullable ClassLoader loader) {
        for (ClassLoader each = loader; each != null; each = each.getParent()) {
            ApplicationSettings found = SET.get(each);
            if (found != null) {
                return found;
            }
        }
        return NONE;
    }
}
