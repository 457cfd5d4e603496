// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.JvmNames;

/**
 * A pattern of class names: {@code com.acme.Order} is the class, {@code com.acme.*} the classes of the package, {@code
 * com.acme.**} also covers its subpackages, {@code **} all classes. Odd characters in names are escaped as in {@link
 * EscapedNames}.
 *
 * @param scope which classes it covers
 * @param name the name of the class or the package; empty for all
 */
public record NamePattern(Scope scope, String name) {

    /** The extent of a pattern, the widest first. */
    public enum Scope {
        ALL,
        TREE,
        PACKAGE,
        CLASS
    }

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern; the message explains the syntax
     */
    public static NamePattern parse(String text) {
        if (text.equals("**")) {
            return new NamePattern(Scope.ALL, "");
        }
        if (text.endsWith(".**")) {
            return of(Scope.TREE, text, 3);
        }
        return text.endsWith(".*") ? of(Scope.PACKAGE, text, 2) : of(Scope.CLASS, text, 0);
    }

    private static NamePattern of(Scope scope, String text, int endLength) {
        String word = text.substring(0, text.length() - endLength);
        String name = EscapedNames.parse(word);
        if (!EscapedNames.isWord(word) || !JvmNames.isClass(name)) {
            throw new IllegalArgumentException("A pattern is a binary name, a package with .* or .** behind it, or **;"
                    + " odd characters of names are written as \\u0020: pattern=" + EscapedNames.line(text));
        }
        return new NamePattern(scope, name);
    }

    /** Whether the pattern matches the class of that binary name. */
    public boolean matches(String typeName) {
        return switch (scope) {
            case ALL -> true;
            case TREE -> typeName.startsWith(name + ".");
            case PACKAGE -> typeName.startsWith(name + ".") && typeName.indexOf('.', name.length() + 1) < 0;
            case CLASS -> typeName.equals(name);
        };
    }

    /** Returns the precision of the pattern: the more precise of two matching patterns counts. */
    int precision() {
        return scope.ordinal() * 65_536 + name.length();
    }

    /** Returns the pattern as {@link #parse} reads it. */
    @Override
    public String toString() {
        return switch (scope) {
            case ALL -> "**";
            case TREE -> EscapedNames.of(name) + ".**";
            case PACKAGE -> EscapedNames.of(name) + ".*";
            case CLASS -> EscapedNames.of(name);
        };
    }
}
