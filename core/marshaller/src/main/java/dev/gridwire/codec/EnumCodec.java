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

/**
 * Writes and reads enum constants, as the index + 1 in the list of names. The names are part of the schema, so a changed enum is
 * noticed.
 */
public final class EnumCodec extends LeafCodec {

    private final @Nullable Object[] constants;
    /** The writer's names, if they may differ from those here; otherwise empty. */
    private final List<String> names;
    private final boolean missingIsNull;
    /** Maps the names of constants here to the writer's names, where they differ. */
    private final Map<String, String> writtenNames = new HashMap<>();

    /**
     * Makes the codec of an enum whose written constants all exist here.
     *
     * @param names as in the schema
     */
    public EnumCodec(Class<?> type, TypeName name, List<String> names) {
        this(type, name, names, Map.of(), null, false);
    }

    /**
     * Makes the codec of an enum that may lack some of the written constants here.
     *
     * @param renamed maps the written names of constants to their names here, where they differ
     * @param substitute replaces constants that are missing here; null if nothing does
     * @param missingIsNull whether null replaces them in a field, if nothing else does
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
     * Makes the codec of an enum in unknown fields, whose constants are kept and written unchanged.
     *
     * @param here the enum's constants, if the enum exists here; stand-ins replace others
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

    /**
     * Assigns constants to their names. A schema from a stranger may hold any number of names, and the same name twice; the first
     * one counts then.
     */
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

    /** Returns the enum for the class of a constant's body; any other class is returned unchanged. */
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

    // If allowed, null replaces a constant that is missing here; the caller keeps it like any other element.
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

    /** As {@link #constant}, but null for a constant that is missing here, if null may replace it. */
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
