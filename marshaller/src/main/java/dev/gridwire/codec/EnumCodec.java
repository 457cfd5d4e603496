// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.List;

/** Enum constants: the index + 1 in the names that are part of the schema, so that a changed enum is noticed. */
final class EnumCodec extends LeafCodec {

    private final Object[] constants;

    EnumCodec(Class<?> type, TypeName name, List<String> names) {
        super(type, name, Identity.NONE);
        this.constants = new Object[names.size()];
        for (Object constant : type.getEnumConstants()) {
            constants[names.indexOf(((Enum<?>) constant).name())] = constant;
        }
    }

    /** The enum, for the class of a constant's body; any other class itself. */
    static Class<?> declaringClass(Class<?> type) {
        Class<?> superclass = type.getSuperclass();
        return superclass != null && superclass != Enum.class && superclass.isEnum() ? superclass : type;
    }

    @Override
    void write(WireOutput out, Object value) {
        int ordinal = ((Enum<?>) value).ordinal();
        out.writeVarint(ordinal + 1L);
    }

    @Override
    Object read(WireInput in) {
        return constant(in, in.readVarint());
    }

    Object constant(WireInput in, long indexPlusOne) {
        if (indexPlusOne <= 0 || indexPlusOne > constants.length) {
            throw in.malformed("the enum has no such constant: enum=" + type().getName() + ", index=" + (indexPlusOne - 1));
        }
        return constants[(int) indexPlusOne - 1];
    }
}
