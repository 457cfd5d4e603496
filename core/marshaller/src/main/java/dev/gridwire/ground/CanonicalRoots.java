// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.PatternSet;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.Set;

/** The set of roots that are written canonically. Immutable. */
public final class CanonicalRoots {

    /** Contains no root. */
    public static final CanonicalRoots NONE = new CanonicalRoots(false, Set.of());

    /** Contains every root. */
    public static final CanonicalRoots ALL = new CanonicalRoots(true, Set.of());

    /** Stands for all roots in a settings file. */
    private static final String EVERY = "**";

    private final boolean all;
    private final Set<ClassPattern> patterns;
    private final PatternSet names;

    private CanonicalRoots(boolean all, Set<ClassPattern> patterns) {
        this.all = all;
        this.patterns = patterns;
        this.names = PatternSet.of(patterns);
    }

    /**
     * Adds roots of exactly this class.
     *
     * @throws IllegalArgumentException if no object can be of exactly this class
     */
    public CanonicalRoots with(Class<?> type) {
        boolean isAbstract = Modifier.isAbstract(type.getModifiers()) && !type.isArray() && !type.isEnum();
        if (type.isPrimitive() || isAbstract) {
            throw new IllegalArgumentException("No root is of exactly this class: class=" + EscapedNames.of(type.getName())
                    + "; name the concrete classes, or their package by canonicalPackage");
        }
        return with(new ClassPattern(ClassPattern.Scope.CLASS, type.getName()));
    }

    /**
     * Adds roots of all classes of a package.
     *
     * @throws IllegalArgumentException if the package is unnamed
     */
    public CanonicalRoots withPackage(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("The unnamed package cannot be chosen: package=; name its classes by canonical");
        }
        return with(new ClassPattern(ClassPattern.Scope.PACKAGE, name));
    }

    /** Adds roots of the classes that match a pattern of a settings file. */
    public CanonicalRoots withPattern(String pattern) {
        return pattern.equals(EVERY) ? ALL : with(ClassPattern.parse(pattern));
    }

    private CanonicalRoots with(ClassPattern pattern) {
        Set<ClassPattern> joined = new LinkedHashSet<>(patterns);
        joined.add(pattern);
        return new CanonicalRoots(all, joined);
    }

    /** Returns whether roots of this class are written canonically. */
    public boolean has(Class<?> type) {
        return this != NONE && (all || names.contains(type.getName()));
    }
}
