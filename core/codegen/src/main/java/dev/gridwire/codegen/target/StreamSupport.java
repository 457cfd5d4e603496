// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Provides the static methods of the support class. That class is placed beside generated code, and its name is not fixed here.
 *
 * @param owner the internal name of the support class
 */
public record StreamSupport(String owner, StreamTarget target) {

    /** The code for null. */
    public static final int NULL = 0;
    /** The code for an object that {@code writeObject} has written. */
    public static final int OBJECT_FOLLOWS = 1;
    /** The code for an object of the declared class, the first code for containers, and the code for an empty array. */
    public static final int HERE = 2;

    /** The internal name of the iterator over a collection's elements. */
    public static final String ITERATOR = "java/util/Iterator";

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String CLASS = "Ljava/lang/Class;";
    private static final String STRING = "Ljava/lang/String;";

    /** The platform values that have a codec, with their names in its methods. */
    private static final Map<String, String> VALUES = values();

    private static Map<String, String> values() {
        Map<String, String> values = new HashMap<>();
        for (String name : new String[] {
            "java.util.Date", "java.util.UUID", "java.math.BigInteger", "java.math.BigDecimal", "java.time.Duration",
            "java.time.Instant", "java.time.LocalDate", "java.time.LocalTime", "java.time.LocalDateTime",
            "java.time.OffsetDateTime", "java.time.ZoneOffset"
        }) {
            values.put(name, name.substring(name.lastIndexOf('.') + 1));
        }
        return Map.copyOf(values);
    }

    /** Returns the name in the methods for a platform value; empty if it has none. */
    public static Optional<String> value(String typeName) {
        return Optional.ofNullable(VALUES.get(typeName));
    }

    /** Refuses an object of a class other than the one with the form: object, class. */
    public Call guard() {
        return call("guard", OBJECT + CLASS, "V");
    }

    /** Refuses null: object, where. */
    public Call required() {
        return call("required", OBJECT + STRING, "V");
    }

    /** Refuses null and other classes: object, class, where. */
    public Call exact() {
        return call("exact", OBJECT + CLASS + STRING, "V");
    }

    /**
     * Writes whether an object is null, of the class, or another object, which it then writes; returns whether it is of the
     * class.
     */
    public Call enter() {
        return call("enter", output() + OBJECT + CLASS, "Z");
    }

    /** Reads null or another object, after a code other than the class's own. */
    public Call absent() {
        return call("absent", input() + "I", OBJECT);
    }

    /** Makes the exception for a stack that is too small: error, where. */
    public Call cyclic() {
        return call("cyclic", "Ljava/lang/StackOverflowError;" + STRING, "Ljava/io/IOException;");
    }

    /** Writes a string or null. */
    public Call writeText() {
        return call("writeText", output() + STRING, "V");
    }

    /** Reads a string or null. */
    public Call readText() {
        return call("readText", input(), STRING);
    }

    /** Writes a constant's name, or null. */
    public Call writeName() {
        return call("writeName", output() + "Ljava/lang/Enum;", "V");
    }

    /** Reads a constant by its name: input, enum, where. */
    public Call readName() {
        return call("readName", input() + CLASS + STRING, OBJECT);
    }

    /** Writes a constant's index, or null. */
    public Call writeOrdinal() {
        return call("writeOrdinal", output() + "Ljava/lang/Enum;", "V");
    }

    /** Reads a constant by its index: input, all constants, where. */
    public Call readOrdinal() {
        return call("readOrdinal", input() + "[" + OBJECT + STRING, OBJECT);
    }

    /** Writes a platform value. */
    public Call writeValue(String typeName) {
        return call("write" + VALUES.get(typeName), output() + reference(typeName), "V");
    }

    /** Reads a platform value. */
    public Call readValue(String typeName) {
        return call("read" + VALUES.get(typeName), input(), reference(typeName));
    }

    /** Writes an array of primitives, or null. */
    public Call writeArray(PrimitiveType type) {
        return call("write" + type.word() + "s", output() + "[" + type.descriptor(), "V");
    }

    /** Reads an array of primitives, or null. */
    public Call readArray(PrimitiveType type) {
        return call("read" + type.word() + "s", input(), "[" + type.descriptor());
    }

    /** Returns the number of a collection's elements; accepts any object. */
    public Call size() {
        return call("size", OBJECT, "I");
    }

    /** Begins a collection: output, object, size. Returns its elements, or null if nothing more needs to be done. */
    public Call beginCollection() {
        return call("beginCollection", output() + OBJECT + "I", "L" + ITERATOR + ";");
    }

    /** Refuses a collection that has more elements than it announced. */
    public Call ended() {
        return call("ended", "L" + ITERATOR + ";", "V");
    }

    /** Begins a map. Returns the keys and values to write, in turn, or null if nothing more needs to be done. */
    public Call beginMap() {
        return call("beginMap", output() + OBJECT, "[" + OBJECT);
    }

    /** Begins an array of exactly one class. Returns it, or null if nothing more needs to be done. */
    public Call beginArray() {
        return call("beginArray", output() + OBJECT + CLASS, "[" + OBJECT);
    }

    /** Reads the number of elements that follow the code of a container; -1 if the code is not a container's. */
    public Call count() {
        return call("count", input() + "I", "I");
    }

    /** Makes the collection that takes the elements: code, count. */
    public Call collection() {
        return call("collection", "II", "Ljava/util/Collection;");
    }

    /** Makes the map that takes the entries: code, count. */
    public Call map() {
        return call("map", "II", "Ljava/util/Map;");
    }

    /** Returns the container of the written class: elements so far, code, how many were read. */
    public Call finished() {
        return call("finished", OBJECT + "II", OBJECT);
    }

    /** Reads a non-negative number. */
    public Call readCount() {
        return call("readCount", input(), "I");
    }

    /** Returns the initial length of an array that will have a number of elements. */
    public Call capacity() {
        return call("capacity", "I", "I");
    }

    /** Returns an array that has room at an index: array, index, count. */
    public Call room() {
        return call("room", "[" + OBJECT + "II", "[" + OBJECT);
    }

    private Call call(String name, String parameters, String result) {
        return new Call(owner, name, "(" + parameters + ")" + result);
    }

    private String output() {
        return "L" + target.output() + ";";
    }

    private String input() {
        return "L" + target.input() + ";";
    }

    private static String reference(String typeName) {
        return "L" + typeName.replace('.', '/') + ";";
    }
}
