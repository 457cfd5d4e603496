// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.Fusion;
import dev.gridwire.ground.Refusal;
import dev.gridwire.registry.Presets;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the objects of one type. Immutable, and so are its subclasses: what an operation changes is in its writer or
 * reader, and what the codec learns is in its {@link CodecState}, which describes the races.
 */
public abstract class Codec {

    private final Class<?> type;
    private final TypeName name;
    private final Identity identity;
    private final int tag;
    private final int number;
    private final boolean isReviewed;
    private final @Nullable Forms forms;
    private final CodecState state;

    /**
     * Keeps the facts that all codecs have.
     *
     * @param name by which the bytes say the type
     */
    public Codec(Class<?> type, TypeName name, Identity identity) {
        this(type, name, identity, null);
    }

    /**
     * Keeps the facts that all codecs have.
     *
     * @param name by which the bytes say the type
     * @param forms finds the objects that another codec writes; null where there are none
     */
    public Codec(Class<?> type, TypeName name, Identity identity, @Nullable Forms forms) {
        this(type, name, identity, forms, new CodecState());
    }

    Codec(Class<?> type, TypeName name, Identity identity, @Nullable Forms forms, CodecState state) {
        this.forms = forms;
        this.state = state;
        this.type = type;
        this.name = name;
        this.identity = identity;
        this.number = name.place();
        this.isReviewed = Presets.holds(type.getName());
        this.tag = name instanceof TypeName.Numbered numbered ? Tags.ofType(numbered.type().number()) : Tags.NULL;
    }

    /** Says if it matters which of two equal objects is there. */
    public enum Identity {
        /** Objects take a handle. */
        KEPT,
        /** Equal objects may take each other's place. */
        NONE,
        /** There is one object only that equals it. */
        ONE,
        /** Another object is written, which the class chooses by writeReplace. */
        REPLACED
    }

    /** Finds the objects of a class that another codec than the usual one writes. */
    public interface Forms {

        /** The codec that writes the object; null for the usual one. */
        @Nullable Codec rare(Object value);
    }

    /** The codec that writes this object of the class: usually this one. */
    public final Codec formOf(Object value) {
        Codec rare = forms == null ? null : forms.rare(value);
        return rare == null ? this : rare;
    }

    /** Whether another codec may write an object of the class. */
    public final boolean hasForms() {
        return forms != null;
    }

    /** What changes in the codec while it is used. */
    protected final CodecState state() {
        return state;
    }

    /** The place of the codec among the marshaller's. */
    public final int number() {
        return number;
    }

    /** The class of the objects, or a superclass where there are several. */
    public final Class<?> type() {
        return type;
    }

    /** The name of the type in the bytes. */
    public final TypeName name() {
        return name;
    }

    /** The one byte that names it; {@link Tags#NULL} if it takes more. */
    public final int tag() {
        return tag;
    }

    /** The codec for objects of this type whose unknown fields stand before them; null if none was needed yet. */
    public final @Nullable Codec withUnknownFields() {
        return state.withUnknownFields();
    }

    /** Sets the codec for objects of this type whose unknown fields stand before them. */
    public final void withUnknownFields(Codec codec) {
        state.withUnknownFields(codec);
    }

    /** The codec for arrays of objects of this type, which is not here; null if none was needed yet. */
    public final @Nullable Codec arrayOf() {
        return state.arrayOf();
    }

    /** Sets the codec for arrays of objects of this type, which is not here. */
    public final void arrayOf(Codec codec) {
        state.arrayOf(codec);
    }

    /** Straight code for graphs whose root is such an object; null where there is none. */
    public final @Nullable Fusion fusion() {
        return state.fusion();
    }

    /** Sets what decides about straight code for such roots; to be called before another thread can find the codec. */
    public final void fuseBy(Fusion newFusion) {
        state.fuseBy(newFusion);
    }

    /** Whether objects take a handle, so that a second reference can be told from an equal object. */
    public final boolean hasIdentity() {
        return identity == Identity.KEPT;
    }

    /** Whether a second reference to such an object is read as another object that equals it. */
    public final boolean losesIdentity() {
        return identity == Identity.NONE;
    }

    /** Whether another object is written in place of one of these. */
    public final boolean isReplaced() {
        return identity == Identity.REPLACED;
    }

    /** Whether the class takes part in its own serialization, or extends a class of the JDK. */
    public boolean isHooked() {
        return false;
    }

    /**
     * Whether the class was reviewed for a preset. Its objects are taken to hash their content, and none may lead back to itself
     * through others and containers; whatever let the class in.
     */
    public final boolean isReviewed() {
        return isReviewed;
    }

    /** Whether objects may have fields that their class does not have here. */
    public boolean mayHaveUnknownFields() {
        return isHooked();
    }

    /** Whether it writes plain collections, of which no more need be known than their elements. */
    public boolean isPlainCollection() {
        return false;
    }

    /** Whether it may be kept where a class is looked up often; not where the class may go before the marshaller does. */
    public boolean isKept() {
        return true;
    }

    /** Whether the JDK hashes such an object by its content. Plain objects are taken not to be. */
    public boolean hashesContent() {
        return true;
    }

    /** Refuses to write objects of the class where a reader will hash or compare them, if that must not be. */
    public void requireKey() {}

    /**
     * Whether the content can come later. Containers among keys cannot: how much work it is to hash them must be known.
     *
     * @param amongKeys whether the object, or a container around it, is a key that will be hashed
     */
    public boolean isDeferrable(boolean amongKeys) {
        return false;
    }

    /** A hash of an object's identity, as {@link Body#hashIn} gives it for the class's body. */
    public int hashIn(int hashing, Object value) {
        return System.identityHashCode(value);
    }

    /** Writes an object behind its tag; nobody asks for more than its bytes. */
    public abstract void writeBody(GraphWriter writer, Object value);

    /**
     * Reads an object behind its tag, with the last handle given, and passes it to the reader once it is made. Null only where
     * a class resolves to it.
     */
    public abstract Object readBody(GraphReader reader);

    /** Whether objects can be filled that others made; not those that are made of what is read. */
    public boolean isFillable() {
        return false;
    }

    /**
     * Reads an object behind its tag, with the last handle given, into one of exactly this class that is there. Fields that the
     * bytes do not have stay as they are, and {@code readResolve} is not called. For roots only.
     */
    public void readInto(GraphReader reader, Object target) {
        throw notFilled();
    }

    /** Makes a refusal of reading into an object. */
    public final Refusal notFilled() {
        return Refusal.shape("Objects of the class are made of what is read, and none can be filled: class="
                + EscapedNames.of(type.getName()),
                "hold it in a field of another class, and fill that, or let unmarshal make it");
    }
}
