// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireStrings;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A place for a reference: a field, or an array element.
 *
 * <p>Thread-safe: its caches only save time. Each cache is read once and compared with the class at hand, so an entry of another
 * thread or an old one serves as well. The entries refer to immutable objects.
 */
public final class ReferenceSlot {

    private final Types types;
    private final Class<?> declared;
    private final Form form;
    /** Whether objects of many classes stand here, so that remembering the last class does not pay off. */
    private final boolean isMixed;
    /** Supplies the codec of a declared class whose state here differs from the writer's; otherwise null. */
    private final @Nullable Supplier<Codec> adapted;
    /** The codec of the declared class; null until it is needed. */
    private @Nullable Codec target;
    /** The codec found last for a class that the slot does not declare. */
    private @Nullable Codec last;
    /** The class of the last object that could stand here. */
    private @Nullable Class<?> lastHeld;

    /** Makes the slot of a reference with a declared type. */
    public ReferenceSlot(Class<?> declared, Types types) {
        this(declared, types, false);
    }

    private ReferenceSlot(Class<?> declared, Types types, boolean isMixed) {
        this(declared, types, isMixed, form(declared, types), null);
    }

    private ReferenceSlot(
            Class<?> declared, Types types, boolean isMixed, Form form, @Nullable Supplier<Codec> adapted) {
        this.isMixed = isMixed;
        this.types = types;
        this.declared = declared;
        this.form = form;
        this.adapted = adapted;
    }

    /**
     * Makes a slot whose bytes were written by another state of its class.
     *
     * @param declared the slot's declared type on this side
     * @param target supplies the codec of the type that the writer's slot declares
     */
    public static ReferenceSlot adapted(Class<?> declared, Form form, Types types, Supplier<Codec> target) {
        return new ReferenceSlot(declared, types, false, form, target);
    }

    /** Makes the slot for the elements of all containers. */
    public static ReferenceSlot ofElements(Types types) {
        return new ReferenceSlot(Object.class, types, true);
    }

    /** The form of an object in the bytes, given the declared type. */
    public enum Form {
        /** A string, or null. */
        STRING,
        /** A constant of the declared enum, or null. */
        ENUM,
        /** Objects are of exactly the declared class. */
        MONOMORPHIC,
        /** Objects may be of exactly the declared class, and need not name it then. */
        DECLARED_OR_NAMED,
        /** Objects name their type. */
        NAMED
    }

    /** Returns the form of objects in a slot with an erased declared type, by the same rule as codegen's SlotKind. */
    public static Form form(Class<?> declared, Types types) {
        if (declared == String.class) {
            return Form.STRING;
        }
        if (declared.isEnum()) {
            return Form.ENUM;
        }
        if (declared.isArray()) {
            return declared.getComponentType().isPrimitive() ? Form.MONOMORPHIC : Form.DECLARED_OR_NAMED;
        }
        boolean container = Collection.class.isAssignableFrom(declared) || Map.class.isAssignableFrom(declared);
        if (Modifier.isFinal(declared.getModifiers()) && !container && !types.isReplaced(declared)) {
            return Form.MONOMORPHIC;
        }
        boolean concrete = !Modifier.isAbstract(declared.getModifiers()) && !NamePolicy.isPlatform(declared.getName());
        return concrete ? Form.DECLARED_OR_NAMED : Form.NAMED;
    }

    /** Returns whether objects of this class need not name it here. */
    public boolean isDeclared(Class<?> type) {
        return type == declared && form == Form.DECLARED_OR_NAMED;
    }

    /** Returns the form of the objects in this slot. */
    public Form form() {
        return form;
    }

    /** Returns the declared type, erased. */
    public Class<?> declared() {
        return declared;
    }

    /** Returns the codec of objects of exactly the declared class. */
    public Codec target() {
        Codec known = target;
        if (known == null) {
            known = findTarget();
            target = known;
        }
        return known;
    }

    /** Returns the codec of an object that claims to be of the declared class. */
    public Codec declaredTarget(GraphReader reader) {
        if (form != Form.DECLARED_OR_NAMED) {
            throw reader.in().malformed("objects of this slot name their type: declared=" + EscapedNames.of(declared.getName()));
        }
        return target();
    }

    // The slot vouches for its declared type if nothing else can stand in it. It also vouches for a declared array, whose
    // elements are checked one by one if need be.
    private Codec findTarget() {
        if (adapted != null) {
            return adapted.get();
        }
        return form == Form.DECLARED_OR_NAMED && !declared.isArray() ? types.allowed(declared) : types.declared(declared);
    }

    /** Returns the codec of any value that may stand here, including strings and enum constants. */
    public Codec codecOfAny(Class<?> type) {
        return form == Form.DECLARED_OR_NAMED || form == Form.NAMED ? codecOf(type) : target();
    }

    /** Returns the codec of an object whose class may be named here. */
    public Codec codecOf(Class<?> type) {
        if (isDeclared(type)) {
            return target();
        }
        if (isMixed) {
            return types.allowed(type);
        }
        Codec known = last;
        if (known == null || known.type() != type) {
            known = types.allowed(type);
            last = known.isKept() ? known : null;
        }
        return known;
    }

    /** Writes any value that may stand here. */
    public void write(GraphWriter writer, @Nullable Object value) {
        switch (form) {
            case STRING -> WireStrings.write(writer.out(), (String) value);
            case ENUM -> writeConstant(writer, value);
            case MONOMORPHIC -> writeDeclared(writer, value);
            default -> writer.writePolymorphic(value, this);
        }
    }

    /** Writes a constant of the declared enum. */
    private void writeConstant(GraphWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.out().writeByte(0);
        } else {
            ((EnumCodec) target()).write(writer.out(), value);
        }
    }

    /** Writes an object that can be of the declared class only. */
    private void writeDeclared(GraphWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.out().writeByte(0);
        } else {
            writer.writeMonomorphic(value, target());
        }
    }

    /** Reads any value that stands here. */
    public @Nullable Object read(GraphReader reader) {
        return checked(reader, readAny(reader));
    }

    /** Reads any value, even one that cannot stand here. */
    public @Nullable Object readAny(GraphReader reader) {
        return switch (form) {
            case STRING -> WireStrings.read(reader.in());
            case ENUM -> readConstant(reader);
            case MONOMORPHIC -> readDeclared(reader);
            default -> reader.readPolymorphic(this);
        };
    }

    /** Refuses an object that cannot stand here. */
    public @Nullable Object checked(GraphReader reader, @Nullable Object value) {
        if (value == null || value.getClass() == lastHeld) {
            return value;
        }
        if (!declared.isInstance(value)) {
            if (value instanceof UnknownValue unknown) {
                throw missing(unknown);
            }
            throw reader.in().malformed("the slot cannot hold the object: declared=" + EscapedNames.of(declared.getName())
                    + ", class="
                    + EscapedNames.of(value.getClass().getName()));
        }
        lastHeld = value.getClass();
        return value;
    }

    private Refusal missing(UnknownValue value) {
        return Refusal.shape("A slot of a known class holds an object of a missing class: declared="
                + EscapedNames.of(declared.getName()) + ", class="
                        + EscapedNames.of(value.className()), "put the class on the class path and allow it");
    }

    /** Reads a constant of the declared enum. */
    private @Nullable Object readConstant(GraphReader reader) {
        long index = reader.in().readVarint();
        return index == 0 ? null : ((EnumCodec) target()).constantOrNull(reader.in(), index);
    }

    /** Reads an object of the declared class. Null is possible if the class is not supported. */
    private @Nullable Object readDeclared(GraphReader reader) {
        return reader.in().skip(Tags.NULL) ? null : reader.readMonomorphic(target());
    }
}
