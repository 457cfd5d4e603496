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
 * A place for a reference: a field, or an element of an array. Generated code holds it as a constant, which is why it is
 * public; it is no API.
 *
 * <p>Thread-safe: its caches only save time. Each is read once and compared with the class at hand, so that one of another thread
 * serves as well as an old one, and what they refer to is immutable.
 */
public final class ReferenceSlot {

    private final Types types;
    private final Class<?> declared;
    private final Form form;
    /** Whether objects of many classes stand here, so that to remember the last does not pay. */
    private final boolean isMixed;
    /** Supplies the codec of a declared class that differs here from the writer's; null elsewhere. */
    private final @Nullable Supplier<Codec> adapted;
    /** The codec of the declared class, when it was first needed. */
    private @Nullable Codec target;
    /** The codec found last for a class that the slot does not declare. */
    private @Nullable Codec last;
    /** The class of the last object that could stand here. */
    private @Nullable Class<?> lastHeld;

    /** Makes the place of a reference with a declared type. */
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
     * A place whose bytes another state of its class wrote.
     *
     * @param declared the type that the slot declares here
     * @param target gives the codec of the type that the writer's slot declares
     */
    public static ReferenceSlot adapted(Class<?> declared, Form form, Types types, Supplier<Codec> target) {
        return new ReferenceSlot(declared, types, false, form, target);
    }

    /** A place for the elements of all containers. */
    public static ReferenceSlot ofElements(Types types) {
        return new ReferenceSlot(Object.class, types, true);
    }

    /** The form of an object in the bytes, given the declared type. */
    public enum Form {
        /** A text, or null. */
        STRING,
        /** A constant of the declared enum, or null. */
        ENUM,
        /** Objects are of exactly the declared class. */
        MONOMORPHIC,
        /** Objects may be of exactly the declared class, and then need not say so. */
        DECLARED_OR_NAMED,
        /** Objects name their type. */
        NAMED
    }

    /** The form of the objects in a place with a declared type, erased: as codegen's SlotKind decides for a slot. */
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

    /** Whether objects of this class need not name it here. */
    public boolean isDeclared(Class<?> type) {
        return type == declared && form == Form.DECLARED_OR_NAMED;
    }

    /** The form of the objects in this place. */
    public Form form() {
        return form;
    }

    /** The declared type, erased. */
    public Class<?> declared() {
        return declared;
    }

    /** The codec of objects of exactly the declared class. */
    public Codec target() {
        Codec known = target;
        if (known == null) {
            known = findTarget();
            target = known;
        }
        return known;
    }

    /** The codec of an object that says to be of the declared class. */
    public Codec declaredTarget(GraphReader reader) {
        if (form != Form.DECLARED_OR_NAMED) {
            throw reader.in().malformed("objects of this slot name their type: declared=" + EscapedNames.of(declared.getName()));
        }
        return target();
    }

    // The slot vouches for its declared type if nothing else can stand in it, and for a declared array, whose elements are
    // asked for one by one, if need be.
    private Codec findTarget() {
        if (adapted != null) {
            return adapted.get();
        }
        return form == Form.DECLARED_OR_NAMED && !declared.isArray() ? types.allowed(declared) : types.declared(declared);
    }

    /** The codec of objects of exactly the declared class, which is a user's. */
    public UserCodec userTarget() {
        return (UserCodec) target();
    }

    /** The body of the declared class, which is a user's and allows no subclass here. */
    public Body body() {
        return userTarget().body();
    }

    /** The codec of any value that may stand here, a text or a constant, too. */
    public Codec codecOfAny(Class<?> type) {
        return form == Form.DECLARED_OR_NAMED || form == Form.NAMED ? codecOf(type) : target();
    }

    /** The codec of an object whose class may go by name here. */
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

    /** Writes a container, or another object that a slot declared as one may hold. */
    public void writeContainer(GraphWriter writer, @Nullable Object value) {
        if (value == null || writer.isChecked()) {
            writer.writePolymorphic(value, this);
            return;
        }
        Codec codec = codecOf(value.getClass());
        if (codec.isPlainCollection()) {
            writer.writeCollection((Collection<?>) value, codec);
        } else {
            writer.writePolymorphic(value, this);
        }
    }

    /** Reads a container, or another value that stands here. */
    public @Nullable Object readContainer(GraphReader reader) {
        Codec list = types.list();
        boolean plain = types.isListAllowed() && reader.beginsPlainly(list);
        return checked(reader, plain ? reader.readPlainly(list) : reader.readPolymorphic(this));
    }

    /** Writes a constant of the declared enum. */
    void writeConstant(GraphWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.out().writeByte(0);
        } else {
            ((EnumCodec) target()).write(writer.out(), value);
        }
    }

    /** Writes an object that can be of the declared class only. */
    public void writeDeclared(GraphWriter writer, @Nullable Object value) {
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

    /** Reads any value, which perhaps cannot stand here. */
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
        return Refusal.shape("The slot of a class that is here holds an object of one that is not: declared="
                + EscapedNames.of(declared.getName()) + ", class="
                        + EscapedNames.of(value.className()), "put the class on the class path and allow it");
    }

    /** Reads a constant of the declared enum. */
    public @Nullable Object readConstant(GraphReader reader) {
        long index = reader.in().readVarint();
        return index == 0 ? null : ((EnumCodec) target()).constantOrNull(reader.in(), index);
    }

    /** Reads an object of the declared class. A class that is not supported can be null all the same. */
    public @Nullable Object readDeclared(GraphReader reader) {
        return reader.in().skip(Tags.NULL) ? null : reader.readMonomorphic(target());
    }

    /** Reads an array of primitives. */
    public @Nullable Object readArray(GraphReader reader) {
        return reader.in().skip(Tags.SAME_NEW) ? reader.readLeaf((LeafCodec) target()) : readFinal(reader);
    }

    /** Reads an object of the declared class, which is final. */
    public @Nullable Object readFinal(GraphReader reader) {
        return checked(reader, readDeclared(reader));
    }

    /** Writes an object that names its type. */
    public void writeNamed(GraphWriter writer, @Nullable Object value) {
        writer.writePolymorphic(value, this);
    }

    /** Reads an object that names its type. */
    public @Nullable Object readNamed(GraphReader reader) {
        return checked(reader, reader.readPolymorphic(this));
    }
}
