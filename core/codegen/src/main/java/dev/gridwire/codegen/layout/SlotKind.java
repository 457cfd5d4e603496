// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Optional;

/**
 * Lists the kinds of slots that codecs distinguish. The names are part of the fingerprint: never rename one.
 *
 * <p>{@link #COLLECTION}, {@link #MAP}, {@link #REFERENCE_ARRAY} and {@link #POLYMORPHIC} hold objects of many classes. So does
 * {@link #VALUE} if the platform's class is not final, such as {@code java.time.ZoneId}. The other kinds of references hold
 * exactly the declared class.
 */
public enum SlotKind {
    BOOLEAN,
    BYTE,
    SHORT,
    CHAR,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BOXED_BOOLEAN,
    BOXED_BYTE,
    BOXED_SHORT,
    BOXED_CHAR,
    BOXED_INT,
    BOXED_LONG,
    BOXED_FLOAT,
    BOXED_DOUBLE,
    STRING,
    /** An enum class; the constant may have a body. */
    ENUM,
    /** A value of the platform that has no identity worth keeping: {@link PlatformTypes#hasNoIdentity}. */
    VALUE,
    RECORD,
    /** A final class that is none of the above. */
    OBJECT,
    PRIMITIVE_ARRAY,
    REFERENCE_ARRAY,
    /** {@code java.util.Collection} or a subtype. */
    COLLECTION,
    /** {@code java.util.Map} or a subtype. */
    MAP,
    /** An interface, {@code Object}, or any class that can have subclasses. */
    POLYMORPHIC;

    private static final String BOXED = "BOXED_";

    /** Returns the kind of a primitive type. */
    static SlotKind of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** Returns the kind of the boxes of a primitive type. */
    static SlotKind ofBox(PrimitiveType type) {
        return valueOf(BOXED + type.name());
    }

    /** Returns the primitive type whose boxes it holds; empty for other kinds. */
    public Optional<PrimitiveType> boxed() {
        return isBox() ? Optional.of(PrimitiveType.valueOf(name().substring(BOXED.length()))) : Optional.empty();
    }

    /** Returns the primitive type whose values it holds; empty for references, including boxes. */
    public Optional<PrimitiveType> primitive() {
        return isPrimitive() ? Optional.of(PrimitiveType.valueOf(name())) : Optional.empty();
    }

    /** Returns whether it holds no reference. */
    public boolean isPrimitive() {
        return ordinal() <= DOUBLE.ordinal();
    }

    /** Returns whether it holds a number that can be NaN, or a box of one. */
    public boolean isFloating() {
        return primitive().or(this::boxed).filter(PrimitiveType::isFloating).isPresent();
    }

    /** Returns whether it holds boxes of one primitive type. */
    public boolean isBox() {
        return ordinal() >= BOXED_BOOLEAN.ordinal() && ordinal() <= BOXED_DOUBLE.ordinal();
    }

    /** Returns the size of a value of fixed width, in bytes; 0 for references. */
    public int fixedByteCount() {
        return primitive().map(PrimitiveType::byteCount).orElse(0);
    }
}
