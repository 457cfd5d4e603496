// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.registry.BinaryNames;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A set of patterns that needs only a few look-ups, however many patterns there are. Immutable.
 *
 * <pre>{@code
 * PatternSet shop = PatternSet.of(List.of(ClassPattern.parse("com.acme.shop.**")));
 * boolean meant = shop.contains("com.acme.shop.order.Line");
 * }</pre>
 */
public final class PatternSet {

    /** No patterns. */
    public static final PatternSet NONE = of(Set.of());

    private final Set<String> classes;
    private final Set<String> packages;
    private final Set<String> trees;
    /** The length of the longest package tree; 0 if there is none. */
    private final int longestTree;

    private PatternSet(Set<String> classes, Set<String> packages, Set<String> trees) {
        this.classes = Set.copyOf(classes);
        this.packages = Set.copyOf(packages);
        this.trees = Set.copyOf(trees);
        this.longestTree = trees.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Makes the patterns of classes by name, and of packages without their subpackages. */
    static PatternSet of(Set<String> classes, Set<String> packages) {
        return new PatternSet(classes, packages, Set.of());
    }

    /** Copies the patterns. */
    public static PatternSet of(Collection<ClassPattern> patterns) {
        Set<String> classes = new HashSet<>();
        Set<String> packages = new HashSet<>();
        Set<String> trees = new HashSet<>();
        for (ClassPattern pattern : patterns) {
            switch (pattern.scope()) {
                case CLASS -> classes.add(pattern.name());
                case PACKAGE -> packages.add(pattern.name());
                case TREE -> trees.add(pattern.name());
            }
        }
        return new PatternSet(classes, packages, trees);
    }

    /** Returns the names of single classes. */
    public Set<String> classes() {
        return classes;
    }

    /** Returns whether a pattern covers the class. */
    public boolean contains(String className) {
        return classes.contains(className)
                || !packages.isEmpty() && packages.contains(BinaryNames.packageOf(className))
                || treeOf(className) != null;
    }

    /** Returns the narrowest pattern that covers the class; null if none does. */
    public @Nullable ClassPattern match(String className) {
        if (classes.contains(className)) {
            return new ClassPattern(ClassPattern.Scope.CLASS, className);
        }
        String packageName = BinaryNames.packageOf(className);
        if (packages.contains(packageName)) {
            return new ClassPattern(ClassPattern.Scope.PACKAGE, packageName);
        }
        String tree = treeOf(className);
        return tree == null ? null : new ClassPattern(ClassPattern.Scope.TREE, tree);
    }

    /**
     * Returns the longest tree that covers the class. It ignores labels beyond the longest tree, since a payload may contain
     * names with any number of labels.
     */
    private @Nullable String treeOf(String className) {
        String found = null;
        for (int end = className.indexOf('.'); end > 0 && end <= longestTree; end = className.indexOf('.', end + 1)) {
            String begin = className.substring(0, end);
            found = trees.contains(begin) ? begin : found;
        }
        return found;
    }
}
