// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.evolution.EvolutionRules;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Refuses settings for members that a class lacks or that payloads never hold: they would be accepted, and never take effect.
 * Does not initialise any class.
 */
final class RenamedMembers {

    private static final int NEAR = 2;

    private RenamedMembers() {}

    /**
     * Requires that a class has a field or constant, if the class is present. A member of a grid may lack its users' classes.
     */
    static void check(EvolutionRules rules, ClassLoader loader) {
        Renames renames = rules.renames();
        for (String key : renames.slots().keySet()) {
            int sign = key.lastIndexOf('#');
            Class<?> owner = find(key.substring(0, sign), loader);
            if (owner != null) {
                require(owner, key.substring(sign + 1));
            }
        }
        rules.substitutes().forEach((name, constant) -> {
            Class<?> owner = find(name, loader);
            if (owner != null && members(owner).stream().noneMatch(each -> each.isEnumConstant() && isCalled(each, constant))) {
                throw new IllegalArgumentException("An enum has no such constant to stand for unknown ones: enum=" + name
                        + ", constant=" + constant + near(owner, constant));
            }
        });
    }

    /**
     * Requires that a class has a field or constant.
     *
     * @throws IllegalArgumentException if there is no member of that name, or payloads never hold the field
     */
    static void require(Class<?> owner, String name) {
        for (Field field : members(owner)) {
            if (isCalled(field, name)) {
                requireWritten(owner, field);
                return;
            }
        }
        throw new IllegalArgumentException("A class has no such " + (owner.isEnum() ? "constant" : "field") + ": class="
                + owner.getName() + ", " + (owner.isEnum() ? "constant=" : "field=") + name + near(owner, name));
    }

    private static void requireWritten(Class<?> owner, Field field) {
        boolean isWritten = owner.isEnum() ? field.isEnumConstant()
                : !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers());
        if (!isWritten) {
            throw new IllegalArgumentException("A field that is static or transient has no former name: class="
                    + owner.getName() + ", field=" + field.getName() + "; take the setting out");
        }
    }

    private static boolean isCalled(Field field, String name) {
        return field.getName().equals(name);
    }

    private static List<Field> members(Class<?> owner) {
        return Arrays.asList(owner.getDeclaredFields());
    }

    private static @Nullable Class<?> find(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private static String near(Class<?> owner, String name) {
        List<String> near = new ArrayList<>();
        for (Field field : members(owner)) {
            boolean isMember = owner.isEnum() ? field.isEnumConstant() : !Modifier.isStatic(field.getModifiers());
            if (isMember && distance(lower(field.getName()), lower(name)) <= NEAR) {
                near.add(field.getName());
            }
        }
        return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns how many letters must be inserted, removed or changed (Levenshtein distance). */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
