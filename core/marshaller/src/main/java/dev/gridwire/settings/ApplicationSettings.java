// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.SettingPlace;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Settings that an application makes in code, in place of lines of {@code gridwire.properties}. They may come from a framework's
 * own configuration files, for example. From then on they apply to everything that reads settings through the application's class
 * loader or a child of it. A system property still overrides them.
 *
 * @param values the values by key
 * @param allowed classes that are allowed in addition to those of {@code allow}, by binary name; they may be missing
 */
public record ApplicationSettings(Map<String, Value> values, List<ClassPattern> allowed) {

    /** No settings. */
    public static final ApplicationSettings NONE = new ApplicationSettings(Map.of(), List.of());

    /** The values do not refer to a loader. */
    private static final Map<ClassLoader, ApplicationSettings> SET = Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * The value of a key.
     *
     * @param text the text, as in the file
     * @param source where the value is set, for messages: {@code the property shop.limit in shop.yaml}
     */
    public record Value(String text, String source) {}

    /** Copies the collections. */
    public ApplicationSettings {
        values = Map.copyOf(values);
        allowed = List.copyOf(allowed);
    }

    /**
     * Makes settings with classes by name.
     *
     * @throws IllegalArgumentException if a name is malformed, or belongs to a JDK class
     */
    public static ApplicationSettings of(Map<String, Value> values, Collection<String> allowedClasses) {
        return new ApplicationSettings(values, allowedClasses.stream().map(ClassPattern::ofClass).toList());
    }

    /**
     * Sets them for a loader, replacing earlier ones. They do not keep the loader alive. {@link Settings#read(ClassLoader)}
     * checks them.
     */
    public static void set(ClassLoader loader, ApplicationSettings settings) {
        SET.put(loader, settings);
    }

    /** Removes the settings of a loader, unless others were set since. */
    public static void remove(ClassLoader loader, ApplicationSettings settings) {
        SET.remove(loader, settings);
    }

    /**
     * Returns the loader of the application below a given loader, if there is exactly one. A library that creates objects for
     * applications may know only its own loader, as Hazelcast's clients do. Otherwise returns the given loader.
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

    /** Returns where the application that a loader belongs to makes its settings, for messages. */
    public static SettingPlace place(@Nullable ClassLoader loader) {
        return find(loader) == NONE ? SettingPlace.FILE : SettingPlace.APPLICATION;
    }

    /** Returns the settings of the nearest loader that has any, from this one upwards. */
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
