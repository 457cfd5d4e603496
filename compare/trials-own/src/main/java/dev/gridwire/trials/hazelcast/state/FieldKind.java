// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.state;

import java.util.stream.Stream;

/** Lists the types of fields, and how handwritten code converts them for methods such as {@code writeInt}. */
public enum FieldKind {
    INT("int", "Int", "Int", "Int32", "$", "$"),
    LONG("long", "Long", "Long", "Int64", "$", "$"),
    DOUBLE("double", "Double", "Double", "Float64", "$", "$"),
    BOOLEAN("boolean", "Boolean", "Boolean", "Boolean", "$", "$"),
    INTEGER("Integer", "Int", "Int", "NullableInt32", "$", "$"),
    STRING("String", "UTF", "String", "String", "$", "$"),
    OBJECT("Object", "Object", "", "", "$", "$"),
    /** Written by name. */
    STATUS("Status", "UTF", "String", "String", "$.name()", "Status.valueOf($)"),
    STRINGS("String[]", "Texts", "StringArray", "ArrayOfString", "$", "$"),
    LIST("List<String>", "Texts", "StringArray", "ArrayOfString", "$.toArray(new String[0])", "HandFields.list($)"),
    ARRAY_LIST("ArrayList<String>", "Texts", "StringArray", "ArrayOfString", "$.toArray(new String[0])", "HandFields.list($)"),
    LONGS("long[]", "", "LongArray", "ArrayOfInt64", "$", "$"),
    LINES("List<OrderLine>", "", "PortableArray", "ArrayOfCompact", "$.toArray(new OrderLine[0])", "HandFields.list($)");

    /** The type in Java source. */
    final String source;
    /**
     * The suffix of the methods of data streams. One of {@code HandFields} if these have none; empty if nobody would write one.
     */
    final String data;
    /** The suffix of Portable's methods; empty if it has none. */
    final String portable;
    /** The suffix of Compact's methods; empty if it has none. */
    final String compact;
    private final String toWire;
    private final String fromWire;

    FieldKind(String source, String data, String portable, String compact, String toWire, String fromWire) {
        this.source = source;
        this.data = data;
        this.portable = portable;
        this.compact = compact;
        this.toWire = toWire;
        this.fromWire = fromWire;
    }

    static FieldKind of(String source) {
        return Stream.of(values()).filter(one -> one.source.equals(source)).findFirst().orElseThrow();
    }

    /** Returns the expression that is written for a field's value. */
    String toWire(String value) {
        return toWire.replace("$", value);
    }

    /** Returns the expression for the value that was read. */
    String fromWire(String read) {
        return fromWire.replace("$", read);
    }
}
