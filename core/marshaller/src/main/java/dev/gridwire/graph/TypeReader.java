// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codec.WrittenNames;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.CarriedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.ground.UnknownScope;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the type that follows. Asks the policy by name before a class is loaded. */
final class TypeReader {

    private final TypeTable types;
    private final WireInput in;
    private final UnknownScope unknown;
    private final List<Codec> named = new ArrayList<>(4);
    /** The positions where each type is named in full; empty for a type that was read before. */
    private int[] places = new int[8];
    private @Nullable Class<?> first;
    private long carriedBytes;

    TypeReader(TypeTable types, WireInput in, UnknownScope unknown) {
        this.unknown = unknown;
        this.types = types;
        this.in = in;
    }

    /** Returns the first type read, which is the root's; null before. */
    @Nullable Class<?> first() {
        return first;
    }

    /** Forgets the payload. */
    void clear() {
        named.clear();
        first = null;
        carriedBytes = 0;
    }

    /** Reads a type. */
    Codec read() {
        return read(in.readVarint());
    }

    /** Reads the rest of a type. */
    Codec read(long tag) {
        Codec common = types.withTag(tag);
        if (common != null) {
            first = first == null ? common.type() : first;
            return common;
        }
        Codec codec = component(tag);
        for (int dimensions = 0; codec == null; dimensions++) {
            codec = component(in.readVarint());
            if (codec != null) {
                codec = arrayOf(codec, dimensions + 1);
            } else {
                ArrayTypes.requireDimensions(dimensions + 2L);
            }
        }
        first = first == null ? codec.type() : first;
        return codec;
    }

    private Codec arrayOf(Codec component, int dimensions) {
        if (UnknownValue.class.isAssignableFrom(component.type())) {
            return types.evolution().arrayOfUnknown(component, dimensions);
        }
        return component.name() instanceof TypeName.Adapted adapted
                ? adapted.by().arrayOf(component, dimensions)
                : types.arrayOf(component, dimensions);
    }

    /** Reads the component's codec; returns null for an array, whose component follows. */
    private @Nullable Codec component(long tag) {
        if (tag == Tags.BY_ID || tag == Tags.BY_NAME) {
            return newlyNamed(tag, false);
        }
        if (tag == Tags.CARRIED) {
            return newlyNamed(in.readVarint(), true);
        }
        long type = tag - Tags.FIRST_TYPE;
        if (tag < Tags.FIRST_TYPE) {
            throw in.malformed("no type has this tag: tag=" + Long.toUnsignedString(tag));
        }
        if (type >= Tags.FIRST_NAMED_TYPE) {
            return namedBefore(type - Tags.FIRST_NAMED_TYPE);
        }
        long number = type == Tags.RARE_TYPE ? Tags.rareNumber(in.readVarint()) : type;
        return number == JdkType.ARRAY.number() ? null : ofJdk(number);
    }

    private Codec ofJdk(long number) {
        JdkType type = JdkType.ofNumber(number);
        Codec codec = type == null ? null : types.ofJdk(type);
        if (codec == null) {
            throw in.malformed("no type of the JDK has this number: number=" + Long.toUnsignedString(number));
        }
        return codec;
    }

    private Codec namedBefore(long index) {
        if (index >= named.size()) {
            throw in.malformed("the payload named no such type: index=" + index + ", named=" + named.size());
        }
        return named.get((int) index);
    }

    private Codec newlyNamed(long tag, boolean carriesSchema) {
        if (named.size() >= types.limits().types()) {
            throw Refusal.limit("The payload names too many types", "types", named.size() + 1L, types.limits().types());
        }
        int begin = in.position() - (carriesSchema ? 2 : 1);
        Codec codec;
        if (tag == Tags.BY_ID) {
            codec = byId(in.readVarint(), carriesSchema);
        } else if (tag == Tags.BY_NAME) {
            codec = byName(name(carriesSchema), carriesSchema);
        } else {
            throw in.malformed("a schema follows a class only: tag=" + Long.toUnsignedString(tag));
        }
        add(codec, begin, in.position());
        return codec;
    }

    private void add(Codec codec, int begin, int end) {
        int at = 2 * named.size();
        if (at == places.length) {
            places = Arrays.copyOf(places, 2 * at);
        }
        places[at] = begin;
        places[at + 1] = end;
        named.add(codec);
    }

    /** Returns the codec of those objects of a class that follow their unknown fields. */
    Codec withUnknownFields(Codec codec) {
        if (codec.mayHaveUnknownFields()) {
            return types.evolution().withUnknownFields(codec);
        }
        throw in.malformed("objects of this class have no unknown fields: class=" + EscapedNames.of(codec.type().getName()));
    }

    /**
     * Returns the codec of the root if it is of this class and was written in a state other than the local one; otherwise null.
     */
    @Nullable Codec adaptedRoot(Class<?> type) {
        Codec first = named.isEmpty() ? null : named.get(0);
        return first != null && first.type() == type && first.name() instanceof TypeName.Adapted ? first : null;
    }

    /** Returns whether the payload named a class in a state other than the local one. */
    boolean namesOtherStates() {
        for (Codec each : named) {
            if (each.name() instanceof TypeName.Adapted) {
                return true;
            }
        }
        return false;
    }

    /** Reports the bytes by which the payload named its types. */
    void tell(WrittenNames names) {
        for (int i = 0; i < named.size(); i++) {
            names.named(named.get(i), in.array(), places[2 * i], places[2 * i + 1]);
        }
    }

    private Codec byId(long id, boolean carriesSchema) {
        Codec local;
        try {
            local = types.withId(id);
        } catch (Refusal e) {
            if (!unknown.isHere()) {
                throw e;
            }
            int schema = in.readFixedInt();
            WrittenSchema from = carriesSchema
                    ? types.evolution().carried(in, schema, carriedLength())
                    : types.evolution().stored(schema, null, null);
            return from.unknown(from.written().typeName());
        }
        return inSchema(local, local.type().getName(), carriesSchema);
    }

    private Codec byName(String name, boolean carriesSchema) {
        Codec local;
        try {
            local = types.withName(name);
        } catch (Refusal e) {
            return renamed(name, carriesSchema, e);
        }
        return inSchema(local, name, carriesSchema);
    }

    /** Looks for a local class with another name, which it or the writer declares. */
    private Codec renamed(String name, boolean carriesSchema, Refusal refusal) {
        int schema = in.readFixedInt();
        WrittenSchema from;
        try {
            from = carriesSchema ? carried(schema, name, null) : types.evolution().stored(schema, name, null);
        } catch (Refusal e) {
            throw refusal;
        }
        try {
            return from.root(types.evolution().local(name, from.written()));
        } catch (Refusal e) {
            if (!unknown.isHere()) {
                throw e;
            }
            return from.unknown(name);
        }
    }

    /** Returns the codec of a local class for the schema that follows. */
    private Codec inSchema(Codec local, String name, boolean carriesSchema) {
        int schema = in.readFixedInt();
        if (local.name() instanceof TypeName.Named named && schema == named.schema()) {
            if (carriesSchema) {
                in.skipBytes(carriedLength());
            }
            return local;
        }
        TypeName.Named here = local.name() instanceof TypeName.Named named ? named : null;
        WrittenSchema from =
                carriesSchema ? carried(schema, name, local) : types.evolution().stored(schema, name, here);
        boolean kept = unknown.isHere() && local instanceof EnumCodec;
        return kept ? from.unknown(from.written().typeName()) : from.root(local);
    }

    /**
     * Returns the schema that the payload carries for a class.
     *
     * @param local the class's codec; null if the class is missing here
     */
    private WrittenSchema carried(int schema, String name, @Nullable Codec local) {
        WrittenSchema from = types.evolution().carried(in, schema, carriedLength());
        if (!types.evolution().isCalled(name, local != null, from.written())) {
            if (local != null && local.name() instanceof TypeName.Named here && here.id() >= 0) {
                throw Refusal.shape(
                        "The payload's id is another class's here: id=" + here.id() + ", class=" + EscapedNames.of(name)
                                + ", payloadClass="
                                + EscapedNames.of(from.written().typeName()),
                        "register the same classes with the same ids on both sides");
            }
            throw in.malformed("the schema that the payload carries is another class's");
        }
        return from;
    }

    private int carriedLength() {
        int length = in.readCount(1);
        carriedBytes += length;
        Refusal.requireWithin(
                "The payload carries schemas that are too long", "schemaBytes", carriedBytes, types.limits().schemaBytes());
        return length;
    }

    /** Returns the codecs of the types that were named so far, by their places. */
    List<Codec> named() {
        return named;
    }

    /** Returns the bytes of the schemas that the payload carried so far. */
    long carriedBytes() {
        return carriedBytes;
    }

    /** Registers a type that other code read. */
    void add(Codec codec) {
        add(codec, 0, 0);
    }

    /** Registers the root's type, which was read already. */
    void add(UserCodec root) {
        add(root, 0, 0);
        first = root.type();
    }

    private String name(boolean carriesSchema) {
        String name = carriesSchema && in.skip(Tags.NAMED_BY_SCHEMA) ? CarriedNames.ahead(in) : WireStrings.read(in);
        if (name == null || name.isEmpty() || name.charAt(0) == '[') {
            throw in.malformed("this is no name of a class");
        }
        return name;
    }
}
