// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.Fusion;
import dev.gridwire.ground.Refusal;
import dev.gridwire.registry.Presets;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the objects of one type. Codecs are immutable: a writer or reader holds what an operation changes, and
 * {@link CodecState} holds what a codec learns and describes the races.
 */
public abstract class Codec {

    private final Class<?> type;
    private final TypeName name;
    private final Identity identity;
    private final int tag;
    private final int number;
    private final boolean isReviewed;
    private final @Nullable Forms forms;
    private final CodecState state = new CodecState();

    /**
     * Keeps the facts that every codec has.
     *
     * @param name the name of the type in the bytes
     */
    public Codec(Class<?> type, TypeName name, Identity identity) {
        this(type, name, identity, null);
    }

    /**
     * Keeps the facts that every codec has.
     *
     * @param name the name of the type in the bytes
     * @param forms finds the objects that another codec writes; null if there are none
     */
    public Codec(Class<?> type, TypeName name, Identity identity, @Nullable Forms forms) {
        this.forms = forms;
        this.type = type;
        this.name = name;
        this.identity = identity;
        this.number = name.place();
        this.isReviewed = Presets.holds(type.getName());
        this.tag = name instanceof TypeName.Numbered numbered ? Tags.ofType(numbered.type().number()) : Tags.NULL;
    }

    /** Tells whether it matters which of two equal objects is read. */
    public enum Identity {
        /** Objects take a handle, and a second reference leads to the same object. */
        KEPT,
        /** Equal objects may replace each other. */
        NONE,
        /** No other object equals it. */
        ONE,
        /** The class chooses another object to write, by writeReplace. */
        REPLACED
    }

    /** Finds those objects of a class that a codec other than the usual one writes. */
    public interface Forms {

        /** Returns the codec that writes the object; null for the usual one. */
        @Nullable Codec rare(Object value);
    }

    /** Returns the codec that writes this object of the class, which is usually this codec. */
    public final Codec formOf(Object value) {
        Codec rare = forms == null ? null : forms.rare(value);
        return rare == null ? this : rare;
    }

    /** Returns whether another codec may write some objects of the class. */
    public final boolean hasForms() {
        return forms != null;
    }

    /** Returns the part of the codec that changes while it is used. */
    protected final CodecState state() {
        return state;
    }

    /** Returns the codec's index in the marshaller. */
    public final int number() {
        return number;
    }

    /** Returns the class of the objects, or a superclass if they have several classes. */
    public final Class<?> type() {
        return type;
    }

    /** Returns the name of the type in the bytes. */
    public final TypeName name() {
        return name;
    }

    /** Returns the single byte that names the type; {@link Tags#NULL} if the name takes more than one byte. */
    public final int tag() {
        return tag;
    }

    /** Returns the codec for objects of this type that follow their unknown fields; null if it was not needed yet. */
    public final @Nullable Codec withUnknownFields() {
        return state.withUnknownFields();
    }

    /** Sets the codec for objects of this type that follow their unknown fields. */
    public final void withUnknownFields(Codec codec) {
        state.withUnknownFields(codec);
    }

    /** Returns the codec for arrays of this type, which is missing on this side; null if it was not needed yet. */
    public final @Nullable Codec arrayOf() {
        return state.arrayOf();
    }

    /** Sets the codec for arrays of this type, which is missing on this side. */
    public final void arrayOf(Codec codec) {
        state.arrayOf(codec);
    }

    /** Returns the fusion for graphs whose root is an object of this type; null if there is none. */
    public final @Nullable Fusion fusion() {
        return state.fusion();
    }

    /** Sets the fusion for roots of this type. Must be called before another thread can find the codec. */
    public final void fuseBy(Fusion newFusion) {
        state.fuseBy(newFusion);
    }

    /** Returns whether objects take a handle, so that a second reference differs from an equal object. */
    public final boolean hasIdentity() {
        return identity == Identity.KEPT;
    }

    /** Returns whether a second reference to an object is read as another, equal object. */
    public final boolean losesIdentity() {
        return identity == Identity.NONE;
    }

    /** Returns whether another object is written in place of one of this type. */
    public final boolean isReplaced() {
        return identity == Identity.REPLACED;
    }

    /** Returns whether the class takes part in its own serialization, or extends a class of the JDK. */
    public boolean isHooked() {
        return false;
    }

    /**
     * Returns whether the class was reviewed for a preset. Its objects then count as hashing their content, and none may lead
     * back to itself through other such objects and containers. This holds whatever rule let the class in.
     */
    public final boolean isReviewed() {
        return isReviewed;
    }

    /** Returns whether objects may have fields that their class lacks on this side. */
    public boolean mayHaveUnknownFields() {
        return isHooked();
    }

    /** Returns whether a lookup cache may keep the codec. It may not if the class may be unloaded before the marshaller. */
    public boolean isKept() {
        return true;
    }

    /** Returns whether the JDK hashes such an object by its content. Plain objects are assumed not to be hashed so. */
    public boolean hashesContent() {
        return true;
    }

    /** Refuses to write an object of the class where a reader would hash or compare it, if that is not allowed. */
    public void requireKey() {}

    /**
     * Returns whether the content can come later. This is impossible for containers among keys, since the work of hashing them
     * must be known.
     *
     * @param amongKeys whether the object, or a container around it, is a key to be hashed
     */
    public boolean isDeferrable(boolean amongKeys) {
        return false;
    }

    /** Writes an object after its tag, when nothing but its bytes is needed. */
    public abstract void writeBody(GraphWriter writer, Object value);

    /**
     * Reads the object that follows a tag and took the last handle. Passes it to the reader as soon as it exists. Returns null
     * only if the class resolves the object to null.
     */
    public abstract Object readBody(GraphReader reader);

    /** Returns whether existing objects can be filled. Objects that are made from the values read cannot. */
    public boolean isFillable() {
        return false;
    }

    /**
     * Reads the object that follows a tag and took the last handle into an existing object of exactly this class. Fields that the
     * bytes lack keep their values, and {@code readResolve} is not called. Only for roots.
     */
    public void readInto(GraphReader reader, Object target) {
        throw notFilled();
    }

    /** Makes the refusal for a class whose objects cannot be filled. */
    public final Refusal notFilled() {
        return Refusal.shape("Objects of the class are made from the values read, and none can be filled: class="
                + EscapedNames.of(type.getName()),
                "hold it in a field of another class, and fill that, or let unmarshal make it");
    }
}
