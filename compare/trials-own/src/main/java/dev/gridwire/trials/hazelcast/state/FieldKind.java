// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.state;

import java.util.stream.Stream;

/** The types that fields have here, and what code by hand makes of them for methods such as {@code writeInt}. */
public enum FieldKind {
    INT("int", "Int", "Int", "Int32", "$", "$"),
    LONG("long", "Long", "Long", "Int64", "$", "$"),
    DOUBLE("double", "Double", "Double", "Float64", "$", "$"),
    BOOLEAN("boolean", "Boolean", "Boolean", "Boolean", "$", "$"),
    INTEGER("Integer", "Int", "Int", "NullableInt32", "$", "$"),
    STRING("String", "UTF", "String", "String", "$", "$"),
    OBJECT("Object", "Object", "", "", "$", "$"),
    /** By its name. */
    STATUS("Status", "UTF", "String", "String", "$.name()", "Status.valueOf($)"),
    STRINGS("String[]", "Texts", "StringArray", "ArrayOfString", "$", "$"),
    LIST("List<String>", "Texts", "StringArray", "ArrayOfString", "$.toArray(new String[0])", "HandFields.list($)"),
    ARRAY_LIST("ArrayList<String>", "Texts", "StringArray", "ArrayOfString", "$.toArray(new String[0])", "HandFields.list($)"),
    LONGS("long[]", "", "LongArray", "ArrayOfInt64", "$", "$"),
    LINES("List<OrderLine>", "", "PortableArray", "ArrayOfCompact", "$.toArray(new OrderLine[0])", "HandFields.list($)");

    /** As Java writes it. */
    final String source;
    /** How the methods of data streams end; one of {@code HandFields} where they have none; empty where nobody wrote one. */
    final String data;
    /** How the methods of Portable end; empty where it has none. */
    final String portable;
    /** How the methods of Compact end; empty where it has none. */
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

    /** The expression that is written for one of the field. */
    String toWire(String value) {
        return toWire.replace("$", value);
    }

    /** The reverse. */
    String fromWire(String read) {
        return fromWire.replace("$", read);
    }
}
