// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The static methods of the support class, which stands beside generated code and has no name of its own here.
 *
 * @param owner internal name of the support class
 */
public record StreamSupport(String owner, StreamTarget target) {

    /** The code of null. */
    public static final int NULL = 0;
    /** The code of an object that {@code writeObject} has written. */
    public static final int OBJECT_FOLLOWS = 1;
    /** The code of an object of the declared class; the first code of containers; the code of an empty array. */
    public static final int HERE = 2;

    /** Internal name of the iterator over a collection's elements. */
    public static final String ITERATOR = "java/util/Iterator";

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String CLASS = "Ljava/lang/Class;";
    private static final String STRING = "Ljava/lang/String;";

    /** The platform's values that have a codec, and what its methods are called. */
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

    /** The name in the methods for a platform's value; empty if it has none. */
    public static Optional<String> value(String typeName) {
        return Optional.ofNullable(VALUES.get(typeName));
    }

    /** Refuses an object of another class than the one whose form it is: object, class. */
    public Call guard() {
        return call("guard", OBJECT + CLASS, "V");
    }

    /** Refuses null: object, where. */
    public Call required() {
        return call("required", OBJECT + STRING, "V");
    }

    /** Refuses null and another class: object, class, where. */
    public Call exact() {
        return call("exact", OBJECT + CLASS + STRING, "V");
    }

    /** Writes whether it is null, of the class, or another object, which it writes; gives whether it is of the class. */
    public Call enter() {
        return call("enter", output() + OBJECT + CLASS, "Z");
    }

    /** Reads null or another object, after a code that is not the class's own. */
    public Call absent() {
        return call("absent", input() + "I", OBJECT);
    }

    /** Makes the exception for a stack that is too small: error, where. */
    public Call cyclic() {
        return call("cyclic", "Ljava/lang/StackOverflowError;" + STRING, "Ljava/io/IOException;");
    }

    /** Writes a text or null. */
    public Call writeText() {
        return call("writeText", output() + STRING, "V");
    }

    /** Reads a text or null. */
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

    /** Writes a constant's place, or null. */
    public Call writeOrdinal() {
        return call("writeOrdinal", output() + "Ljava/lang/Enum;", "V");
    }

    /** Reads a constant by its place: input, all constants, where. */
    public Call readOrdinal() {
        return call("readOrdinal", input() + "[" + OBJECT + STRING, OBJECT);
    }

    /** Writes a platform's value. */
    public Call writeValue(String typeName) {
        return call("write" + VALUES.get(typeName), output() + reference(typeName), "V");
    }

    /** Reads a platform's value. */
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

    /** The number of a collection's elements; takes any object. */
    public Call size() {
        return call("size", OBJECT, "I");
    }

    /** Begins a collection: output, object, size. Gives its elements, or null if there is no more to do. */
    public Call beginCollection() {
        return call("beginCollection", output() + OBJECT + "I", "L" + ITERATOR + ";");
    }

    /** Refuses a collection that has more elements than it had. */
    public Call ended() {
        return call("ended", "L" + ITERATOR + ";", "V");
    }

    /** Begins a map; gives the keys and values to write, in turn, or null if there is no more to do. */
    public Call beginMap() {
        return call("beginMap", output() + OBJECT, "[" + OBJECT);
    }

    /** Begins an array of exactly a class; gives it, or null if there is no more to do. */
    public Call beginArray() {
        return call("beginArray", output() + OBJECT + CLASS, "[" + OBJECT);
    }

    /** Reads how many elements follow the code of a container; -1 if it is none. */
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

    /** Gives the container of the written class: elements so far, code, how many were read. */
    public Call finished() {
        return call("finished", OBJECT + "II", OBJECT);
    }

    /** Reads a number that is not negative. */
    public Call readCount() {
        return call("readCount", input(), "I");
    }

    /** The first length of an array that will have a number of elements. */
    public Call capacity() {
        return call("capacity", "I", "I");
    }

    /** Gives an array that has a place: array, place, count. */
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
