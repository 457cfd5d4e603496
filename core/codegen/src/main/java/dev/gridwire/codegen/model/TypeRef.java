// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;
import java.util.StringJoiner;

/** A type as a declaration names it, including generics. It prints like Java source, with binary class names. */
public sealed interface TypeRef permits PrimitiveType, TypeRef.ClassType, TypeRef.ArrayType, TypeRef.Variable, TypeRef.Wildcard {

    /** {@code java.lang.Object}. */
    ClassType OBJECT = ClassType.of("java.lang.Object");

    /** Parses a field descriptor (JVMS 4.3.2). */
    static TypeRef ofDescriptor(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' -> new ArrayType(ofDescriptor(descriptor.substring(1)));
            case 'L' -> ClassType.of(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
            default -> PrimitiveType.ofDescriptor(descriptor.charAt(0));
        };
    }

    /**
     * A class or interface.
     *
     * @param name the binary name, such as {@code java.util.Map$Entry}
     * @param arguments the type arguments, with those of enclosing classes first; empty for a raw or non-generic type
     */
    record ClassType(String name, List<TypeRef> arguments) implements TypeRef {

        /** Copies the list. */
        public ClassType {
            arguments = List.copyOf(arguments);
        }

        /** Returns a type without arguments. */
        public static ClassType of(String name) {
            return new ClassType(name, List.of());
        }

        @Override
        public String toString() {
            if (arguments.isEmpty()) {
                return name;
            }
            StringJoiner joined = new StringJoiner(", ", name + "<", ">");
            for (TypeRef argument : arguments) {
                joined.add(argument.toString());
            }
            return joined.toString();
        }
    }

    /** An array; several dimensions are arrays of arrays. */
    record ArrayType(TypeRef component) implements TypeRef {
        @Override
        public String toString() {
            return component + "[]";
        }
    }

    /** A type variable, by name. The {@link TypeParameter} that declares it has its bounds. */
    record Variable(String name) implements TypeRef {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A wildcard; {@code ?} is {@code ? extends java.lang.Object}. */
    record Wildcard(Variance variance, TypeRef bound) implements TypeRef {

        /** The wildcard without a bound. */
        public static final Wildcard ANY = new Wildcard(Variance.EXTENDS, OBJECT);

        @Override
        public String toString() {
            return equals(ANY) ? "?" : "? " + variance.keyword() + " " + bound;
        }
    }

    /** The side on which a wildcard is bounded. */
    enum Variance {
        EXTENDS,
        SUPER;

        String keyword() {
            return this == EXTENDS ? "extends" : "super";
        }
    }
}
