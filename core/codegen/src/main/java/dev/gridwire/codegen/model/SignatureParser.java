// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.model.TypeRef.Variable;
import dev.gridwire.codegen.model.TypeRef.Variance;
import dev.gridwire.codegen.model.TypeRef.Wildcard;
import java.util.ArrayList;
import java.util.List;

/** Parses the generic signatures of a class file (JVMS 4.7.9.1). */
final class SignatureParser {

    private final String signature;
    private int position;

    private SignatureParser(String signature) {
        this.signature = signature;
    }

    /** The three parts of a class signature. For an interface, the superclass is Object. */
    record ClassSignature(List<TypeParameter> typeParameters, ClassType superclass, List<ClassType> interfaces) {}

    /**
     * Parses a field's or record component's signature.
     *
     * @throws IllegalArgumentException if the signature violates the grammar
     */
    static TypeRef fieldType(String signature) {
        SignatureParser parser = new SignatureParser(signature);
        TypeRef type = parser.type();
        parser.expectEnd();
        return type;
    }

    /**
     * Parses a class signature.
     *
     * @throws IllegalArgumentException if the signature violates the grammar
     */
    static ClassSignature classSignature(String signature) {
        SignatureParser parser = new SignatureParser(signature);
        List<TypeParameter> parameters = parser.typeParameters();
        ClassType superclass = parser.classType();
        List<ClassType> interfaces = new ArrayList<>();
        while (parser.position < signature.length()) {
            interfaces.add(parser.classType());
        }
        return new ClassSignature(parameters, superclass, interfaces);
    }

    private List<TypeParameter> typeParameters() {
        List<TypeParameter> parameters = new ArrayList<>();
        if (skip('<')) {
            while (!skip('>')) {
                parameters.add(typeParameter());
            }
        }
        return parameters;
    }

    private TypeParameter typeParameter() {
        String name = identifier();
        List<TypeRef> bounds = new ArrayList<>();
        while (skip(':')) {
            if (peek() != ':' && peek() != '>') {
                bounds.add(type());
            }
        }
        return new TypeParameter(name, bounds);
    }

    private TypeRef type() {
        return switch (peek()) {
            case 'L' -> classType();
            case 'T' -> variable();
            case '[' -> {
                position++;
                yield new ArrayType(type());
            }
            default -> PrimitiveType.ofDescriptor(next());
        };
    }

    private Variable variable() {
        expect('T');
        Variable variable = new Variable(identifier());
        expect(';');
        return variable;
    }

    private ClassType classType() {
        expect('L');
        StringBuilder name = new StringBuilder(identifier());
        while (skip('/')) {
            name.append('.').append(identifier());
        }
        List<TypeRef> arguments = new ArrayList<>(typeArguments());
        while (skip('.')) {
            name.append('$').append(identifier());
            arguments.addAll(typeArguments());
        }
        expect(';');
        return new ClassType(name.toString(), arguments);
    }

    private List<TypeRef> typeArguments() {
        List<TypeRef> arguments = new ArrayList<>();
        if (skip('<')) {
            while (!skip('>')) {
                arguments.add(typeArgument());
            }
        }
        return arguments;
    }

    private TypeRef typeArgument() {
        if (skip('*')) {
            return Wildcard.ANY;
        }
        if (skip('+')) {
            return new Wildcard(Variance.EXTENDS, type());
        }
        return skip('-') ? new Wildcard(Variance.SUPER, type()) : type();
    }

    private String identifier() {
        int start = position;
        while (".;[/<>:".indexOf(peek()) < 0) {
            position++;
        }
        if (position == start) {
            throw malformed("identifier");
        }
        return signature.substring(start, position);
    }

    private char peek() {
        if (position == signature.length()) {
            throw malformed("more");
        }
        return signature.charAt(position);
    }

    private char next() {
        char next = peek();
        position++;
        return next;
    }

    private boolean skip(char expected) {
        boolean found = position < signature.length() && signature.charAt(position) == expected;
        if (found) {
            position++;
        }
        return found;
    }

    private void expect(char expected) {
        if (!skip(expected)) {
            throw malformed("'" + expected + "'");
        }
    }

    private void expectEnd() {
        if (position < signature.length()) {
            throw malformed("end");
        }
    }

    private IllegalArgumentException malformed(String expected) {
        return new IllegalArgumentException(
                "a generic signature breaks the grammar: expected=" + expected + ", offset=" + position + " in " + signature);
    }
}
