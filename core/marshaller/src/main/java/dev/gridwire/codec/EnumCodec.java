// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Enum constants: the index + 1 in the names that are part of the schema, so that a changed enum is noticed. */
public final class EnumCodec extends LeafCodec {

    private final @Nullable Object[] constants;
    /** The writer's names, where they may be others than those here; empty elsewhere. */
    private final List<String> names;
    private final boolean missingIsNull;
    /** By the names of constants here, those under which the writer has them, where these are others. */
    private final Map<String, String> writtenNames = new HashMap<>();

    /**
     * Makes the codec of an enum whose written constants are all here.
     *
     * @param names as in the schema
     */
    public EnumCodec(Class<?> type, TypeName name, List<String> names) {
        this(type, name, names, Map.of(), null, false);
    }

    /**
     * Makes the codec of an enum whose written constants may not be here.
     *
     * @param renamed by the written names of constants, those that they have here, where these are others
     * @param substitute stands for constants that are not here; null if nothing does
     * @param missingIsNull whether null stands for them in a field, if nothing else does
     */
    public EnumCodec(
            Class<?> type,
            TypeName name,
            List<String> names,
            Map<String, String> renamed,
            @Nullable Object substitute,
            boolean missingIsNull) {
        super(type, name, Identity.ONE);
        this.missingIsNull = missingIsNull;
        this.constants = new @Nullable Object[names.size()];
        put(type.getEnumConstants(), names, constants);
        putRenamed(type.getEnumConstants(), names, renamed);
        for (int i = 0; i < constants.length; i++) {
            constants[i] = constants[i] == null ? substitute : constants[i];
        }
        this.names = name instanceof TypeName.Adapted ? List.copyOf(names) : List.of();
    }

    /**
     * Makes the codec of an enum in unknown fields, whose constants are kept and written again unchanged.
     *
     * @param here the enum's constants, if it is here; others are stood for
     */
    public static EnumCodec unknown(TypeName name, List<String> names, Object[] here) {
        return new EnumCodec(name, names, here);
    }

    private EnumCodec(TypeName name, List<String> names, Object[] here) {
        super(UnknownConstant.class, name, Identity.ONE);
        this.names = List.copyOf(names);
        this.missingIsNull = false;
        this.constants = new @Nullable Object[names.size()];
        put(here, names, constants);
        for (int i = 0; i < constants.length; i++) {
            constants[i] = constants[i] == null ? new UnknownConstant(this, i) : constants[i];
        }
    }

    /** Puts constants to their names, of which a stranger's schema may have any number, and one twice: then to the first. */
    private static void put(Object[] here, List<String> names, @Nullable Object[] constants) {
        Map<String, Object> byName = new HashMap<>();
        for (Object constant : here) {
            byName.put(((Enum<?>) constant).name(), constant);
        }
        for (int i = 0; i < constants.length; i++) {
            constants[i] = byName.remove(names.get(i));
        }
    }

    private void putRenamed(Object[] here, List<String> names, Map<String, String> renamed) {
        if (renamed.isEmpty()) {
            return;
        }
        Map<String, Object> byName = new HashMap<>();
        for (Object constant : here) {
            byName.put(((Enum<?>) constant).name(), constant);
        }
        for (int i = 0; i < constants.length; i++) {
            String name = renamed.get(names.get(i));
            if (name != null && constants[i] == null) {
                constants[i] = byName.get(name);
                writtenNames.putIfAbsent(name, names.get(i));
            }
        }
    }

    /** The enum, for the class of a constant's body; any other class itself. */
    public static Class<?> declaringClass(Class<?> type) {
        Class<?> superclass = type.getSuperclass();
        return superclass != null && superclass != Enum.class && superclass.isEnum() ? superclass : type;
    }

    @Override
    public void write(WireOutput out, Object value) {
        int ordinal = names.isEmpty() ? ((Enum<?>) value).ordinal() : index(value);
        out.writeVarint(ordinal + 1L);
    }

    private int index(Object value) {
        int index = value instanceof UnknownConstant unknown ? unknown.index() : indexOf(((Enum<?>) value).name());
        if (index < 0) {
            throw Refusal.shape(
                    "The enum that it is written as has no such constant: enum=" + EscapedNames.of(type().getName())
                            + ", constant=" + EscapedNames.of(((Enum<?>) value).name()),
                    "declare the constant in all states of the enum before it is used");
        }
        return index;
    }

    private int indexOf(String name) {
        int index = names.indexOf(name);
        return index >= 0 ? index : names.indexOf(writtenNames.getOrDefault(name, name));
    }

    // Null stands for a constant that is not here, if it may; who asks keeps it as any element.
    @Override
    @SuppressWarnings("NullAway")
    public Object read(WireInput in) {
        return constantOrNull(in, in.readVarint());
    }

    Object constant(WireInput in, long indexPlusOne) {
        if (indexPlusOne <= 0 || indexPlusOne > constants.length) {
            throw in.malformed("the enum has no such constant: enum=" + EscapedNames.of(type().getName()) + ", index="
                    + (indexPlusOne - 1));
        }
        Object constant = constants[(int) indexPlusOne - 1];
        return constant == null ? missing((int) indexPlusOne - 1) : constant;
    }

    /** As {@link #constant}; null for one that is not here, if null may stand for it. */
    public @Nullable Object constantOrNull(WireInput in, long indexPlusOne) {
        boolean here = indexPlusOne <= 0 || indexPlusOne > constants.length || constants[(int) indexPlusOne - 1] != null;
        return here || !missingIsNull ? constant(in, indexPlusOne) : null;
    }

    private Object missing(int index) {
        String schemas = name() instanceof TypeName.Adapted adapted ? ", " + adapted.by().both() : "";
        throw Refusal.shape(
                "The enum has no such constant here: enum=" + EscapedNames.of(type().getName()) + ", constant="
                        + EscapedNames.of(names.get(index)) + schemas,
                "declare " + names.get(index) + " in " + type().getSimpleName() + " here before it is used, or say"
                        + " Marshaller.builder().unknownConstant(…) what stands for it, or unknownConstants(NULL)");
    }
}
