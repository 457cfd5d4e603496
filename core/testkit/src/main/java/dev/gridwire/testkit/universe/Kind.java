// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.List;
import java.util.stream.Stream;

/** The declared type of a sketched field. */
public enum Kind {
    BOOLEAN("boolean"),
    BYTE("byte"),
    SHORT("short"),
    CHAR("char"),
    INT("int"),
    LONG("long"),
    FLOAT("float"),
    DOUBLE("double"),
    BOXED_INT("Integer"),
    BOXED_LONG("Long"),
    BOXED_DOUBLE("Double"),
    BIG_INTEGER("java.math.BigInteger"),
    BIG_DECIMAL("java.math.BigDecimal"),
    DATE("java.util.Date"),
    INSTANT("java.time.Instant"),
    /** The type of a value without parts. */
    OPTIONAL("java.util.Optional<?>"),
    INTS("int[]"),
    LONGS("long[]"),
    STRING("String"),
    ENUM(""),
    OWN(""),
    ARRAY("[]"),
    ARRAY_LIST("ArrayList"),
    LIST("List"),
    COLLECTION("Collection"),
    MAP("Map"),
    OBJECT("Object"),
    /** Any type, whose text alone is known. */
    WRITTEN("");

    /** The kinds whose values the model knows. */
    static final List<Kind> MODELLED = Stream.of(values()).filter(each -> each != WRITTEN).toList();

    final String source;

    Kind(String source) {
        this.source = source;
    }

    boolean isPrimitive() {
        return ordinal() <= DOUBLE.ordinal();
    }

    boolean isIntegral() {
        return this == BYTE || this == SHORT || this == CHAR || this == INT || this == LONG || this == BOXED_INT
                || this == BOXED_LONG;
    }

    boolean isFloating() {
        return this == FLOAT || this == DOUBLE || this == BOXED_DOUBLE;
    }

    /** Returns whether it accepts an ArrayList but not an array. */
    boolean isList() {
        return this == ARRAY_LIST || this == LIST || this == COLLECTION;
    }

    /** Returns whether it names a class of the sketch. */
    boolean hasOwn() {
        return this == ENUM || this == OWN || this == ARRAY || this == ARRAY_LIST || this == LIST || this == COLLECTION
                || this == MAP;
    }

    /** Returns the kinds that a field of this kind can change to without losing any value. */
    List<Kind> wider() {
        return switch (this) {
            case BOOLEAN, CHAR -> List.of(OBJECT);
            case BYTE -> List.of(SHORT, INT, LONG, FLOAT, DOUBLE);
            case SHORT -> List.of(INT, LONG, FLOAT, DOUBLE);
            case INT -> List.of(LONG, DOUBLE, BOXED_INT, BOXED_LONG, BIG_INTEGER, OPTIONAL, OBJECT);
            case LONG -> List.of(BOXED_LONG, BIG_INTEGER, OBJECT);
            case FLOAT -> List.of(DOUBLE, BOXED_DOUBLE, BIG_DECIMAL);
            case DOUBLE -> List.of(BOXED_DOUBLE, BIG_DECIMAL, OBJECT);
            case BOXED_INT -> List.of(INT, LONG, BOXED_LONG, BIG_INTEGER, OBJECT);
            case BOXED_LONG -> List.of(LONG, BIG_INTEGER, OPTIONAL, OBJECT);
            case BOXED_DOUBLE -> List.of(DOUBLE, BIG_DECIMAL, OBJECT);
            case STRING -> List.of(OPTIONAL, OBJECT);
            case DATE -> List.of(INSTANT, OBJECT);
            case INTS -> List.of(LONGS, OBJECT);
            case BIG_INTEGER, BIG_DECIMAL, INSTANT, LONGS, ENUM, OWN, COLLECTION, MAP -> List.of(OBJECT);
            case ARRAY -> List.of(ARRAY_LIST, LIST, COLLECTION, OBJECT);
            case ARRAY_LIST -> List.of(ARRAY, LIST, COLLECTION, OBJECT);
            case LIST -> List.of(COLLECTION, OBJECT);
            case OPTIONAL, OBJECT, WRITTEN -> List.of();
        };
    }
}
