// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads classes themselves. The policy is asked by name, and no class is initialised.
 *
 * <pre>
 * +-------------------+--------------------------------------------+
 * | varint dimensions | string, the element's binary name          |
 * +-------------------+--------------------------------------------+
 * </pre>
 */
public final class ClassLiteralCodec extends LeafCodec {

    private static final Class<?>[] PRIMITIVES = {
        boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class, void.class
    };

    private final Types types;

    ClassLiteralCodec(TypeName name, Types types) {
        super(Class.class, name, Identity.ONE);
        this.types = types;
    }

    @Override
    public void write(WireOutput out, Object value) {
        if (value instanceof UnknownLiteral literal) {
            out.writeVarint(literal.dimensions());
            WireStrings.write(out, literal.className());
            return;
        }
        Class<?> element = (Class<?>) value;
        int dimensions = 0;
        while (element.isArray()) {
            element = element.getComponentType();
            dimensions++;
        }
        if (!element.isPrimitive() && types.load(element.getName()) != element) {
            throw Refusal.shape(
                    "The marshaller's class loader finds another class: class=" + EscapedNames.of(element.getName()),
                    "give the loader that finds this one to Marshaller.builder().classLoader(…)");
        }
        ArrayTypes.requireDimensions(dimensions);
        out.writeVarint(dimensions);
        WireStrings.write(out, element.getName());
    }

    @Override
    public Object read(WireInput in) {
        int dimensions = readDimensions(in);
        return type(dimensions, readName(in));
    }

    @Override
    protected Object readUnknown(WireInput in) {
        int dimensions = readDimensions(in);
        String name = readName(in);
        try {
            return type(dimensions, name);
        } catch (Refusal e) {
            return new UnknownLiteral(this, dimensions, name);
        }
    }

    private static int readDimensions(WireInput in) {
        long dimensions = in.readVarint();
        ArrayTypes.requireDimensions(dimensions);
        return (int) dimensions;
    }

    private static String readName(WireInput in) {
        String name = WireStrings.read(in);
        if (name == null || name.isEmpty() || name.charAt(0) == '[') {
            throw in.malformed("this is no name of a class");
        }
        return name;
    }

    private Class<?> type(int dimensions, String name) {
        Class<?> primitive = primitive(name);
        Class<?> type = primitive == null ? types.load(name) : primitive;
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return type;
    }

    private static @Nullable Class<?> primitive(String name) {
        for (Class<?> primitive : PRIMITIVES) {
            if (primitive.getName().equals(name)) {
                return primitive;
            }
        }
        return null;
    }
}
