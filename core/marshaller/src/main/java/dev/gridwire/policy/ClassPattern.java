// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.registry.BinaryNames;
import org.jspecify.annotations.Nullable;

/**
 * A set of classes in one line of a policy: {@code com.acme.Order} for one class, {@code com.acme.*} for the classes of a
 * package, {@code com.acme.**} for the subpackages' classes as well. Unusual characters in names are written as in
 * {@link EscapedNames}.
 *
 * <pre>{@code
 * ClassPattern shop = ClassPattern.parse("com.acme.shop.**");
 * }</pre>
 *
 * @param name the name of the class or package
 */
public record ClassPattern(Scope scope, String name) {

    /** The extent of a pattern. */
    public enum Scope {
        /** A single class. */
        CLASS,
        /** The classes of a package. */
        PACKAGE,
        /** The classes of a package and of its subpackages. */
        TREE
    }

    private static final String PACKAGE_END = ".*";
    private static final String TREE_END = ".**";

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern, or covers JDK classes that no line allows or denies
     */
    public static ClassPattern parse(String text) {
        if (text.endsWith(TREE_END)) {
            return packages(Scope.TREE, text, text.length() - TREE_END.length());
        }
        if (text.endsWith(PACKAGE_END)) {
            return packages(Scope.PACKAGE, text, text.length() - PACKAGE_END.length());
        }
        return ofClass(name(text, text));
    }

    /** Returns the pattern of one class, given its binary name. */
    public static ClassPattern ofClass(String className) {
        requireName(className, className);
        if (!NamePolicy.isRegistrable(className)) {
            throw new IllegalArgumentException("Classes of the JDK are neither allowed nor denied by a line: pattern="
                    + EscapedNames.of(className));
        }
        return new ClassPattern(Scope.CLASS, className);
    }

    private static ClassPattern packages(Scope scope, String text, int length) {
        String name = name(text.substring(0, length), text);
        requireName(name, text);
        if (!NamePolicy.isAllowable(name)) {
            throw new IllegalArgumentException("Packages of the JDK are neither allowed nor denied by a line: pattern=" + text);
        }
        return new ClassPattern(scope, name);
    }

    private static String name(String word, String text) {
        if (!EscapedNames.isWord(word)) {
            throw none(text);
        }
        return EscapedNames.parse(word);
    }

    private static void requireName(String name, String text) {
        if (!BinaryNames.isLegal(name)) {
            throw none(text);
        }
    }

    private static IllegalArgumentException none(String text) {
        return new IllegalArgumentException("A pattern is a binary name, a package with .* or a package with .** behind it;"
                + " odd characters of names are written as \\u0020: pattern=" + EscapedNames.line(text));
    }

    /**
     * Written by hand, like {@link #hashCode}: a record's default implementation takes twelve milliseconds of a marshaller's
     * first use.
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ClassPattern pattern && scope == pattern.scope && name.equals(pattern.name);
    }

    @Override
    public int hashCode() {
        return 31 * scope.ordinal() + name.hashCode();
    }

    /** Returns a text that {@link #parse} can read. */
    @Override
    public String toString() {
        return switch (scope) {
            case CLASS -> EscapedNames.of(name);
            case PACKAGE -> EscapedNames.of(name) + PACKAGE_END;
            case TREE -> EscapedNames.of(name) + TREE_END;
        };
    }
}
