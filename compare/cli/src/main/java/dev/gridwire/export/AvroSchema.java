// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import static dev.gridwire.export.JsonTree.object;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.export.Definition.Constants;
import dev.gridwire.export.Definition.Fields;
import dev.gridwire.export.Definition.Property;
import dev.gridwire.export.ValueType.Anything;
import dev.gridwire.export.ValueType.Item;
import dev.gridwire.export.ValueType.ListOf;
import dev.gridwire.export.ValueType.MapOf;
import dev.gridwire.export.ValueType.Named;
import dev.gridwire.export.ValueType.Of;
import dev.gridwire.export.ValueType.OneOf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Prints an Avro schema. It defines each class where it is first named. */
final class AvroSchema {

    private final Map<String, Definition> definitions;
    private final Set<String> notes;
    private final PlainNames names = new PlainNames();
    private final Set<String> defined = new HashSet<>();

    private AvroSchema(Map<String, Definition> definitions, Set<String> notes) {
        this.definitions = definitions;
        this.notes = notes;
        // Before the records of maps' entries, which have no class, get theirs.
        definitions.keySet().forEach(names::ofType);
    }

    /** Returns the schema, and adds the names that it had to change to the notes. */
    static String print(ExportedSchema schema, Set<String> notes) {
        return JsonTree.print(new AvroSchema(schema.definitions(), notes).type(schema.root(), schema.typeName()));
    }

    private Object type(ValueType type, String place) {
        if (type instanceof Of of) {
            return of.scalar().avro();
        }
        if (type instanceof ListOf list) {
            return object("type", "array", "items", item(list.element(), place));
        }
        if (type instanceof MapOf map) {
            return map.hasTextKeys() ? object("type", "map", "values", item(map.value(), place)) : entries(map, place);
        }
        if (type instanceof OneOf oneOf) {
            return oneOf.types().stream().map(each -> type(each, place)).toList();
        }
        return type instanceof Named named ? named(named.typeName()) : anything((Anything) type, place);
    }

    private String anything(Anything anything, String place) {
        notes.add(EscapedNames.line(place + ": " + anything.reason() + ", so Avro has bytes, for a payload of its own"));
        return "bytes";
    }

    private Object item(Item item, String place) {
        Object type = type(item.type(), place);
        if (!item.isNullable()) {
            return type;
        }
        Stream<?> alternatives = type instanceof List<?> union ? union.stream() : Stream.of(type);
        return Stream.concat(Stream.of("null"), alternatives).toList();
    }

    private Object entries(MapOf map, String place) {
        String name = names.added(PlainNames.fullName(place) + "Entry");
        Map<String, Object> entry = object("type", "record", "name", name, "fields", List.of(
                object("name", "key", "type", item(map.key(), place + "Key")),
                object("name", "value", "type", item(map.value(), place + "Value"))));
        return object("type", "array", "items", entry);
    }

    private Object named(String typeName) {
        String name = names.ofType(typeName);
        if (!defined.add(typeName)) {
            return name;
        }
        if (definitions.get(typeName) instanceof Constants constants) {
            return constants(name, constants);
        }
        Fields fields = (Fields) Objects.requireNonNull(definitions.get(typeName));
        Map<String, Object> record = object("type", "record", "name", name);
        String renamed = renamed(typeName, name);
        describe(record, Stream.of(renamed, fields.doc()));
        aliases(record, fields.formerNames().stream().map(PlainNames::fullName).toList());
        record.put("fields", fields(fields));
        return record;
    }

    /** The name of a nested class has a dot for each dollar sign, as usual. */
    private String renamed(String typeName, String name) {
        if (name.equals(typeName.replace('$', '.'))) {
            return "";
        }
        notes.add(EscapedNames.of(typeName) + ": Avro's name is " + name);
        return "the class " + typeName;
    }

    private Object constants(String name, Constants constants) {
        Map<String, Object> schema = object("type", "enum", "name", name);
        Set<String> taken = new HashSet<>();
        List<String> changed = new ArrayList<>();
        List<String> symbols = new ArrayList<>();
        for (String each : constants.names()) {
            String symbol = PlainNames.simple(each, taken);
            symbols.add(symbol);
            if (!symbol.equals(each)) {
                changed.add(symbol + " is " + each);
                notes.add(EscapedNames.of(constants.typeName()) + "." + EscapedNames.of(each) + ": Avro's name is " + symbol);
            }
        }
        describe(schema, Stream.concat(Stream.of(renamed(constants.typeName(), name)), changed.stream()));
        aliases(schema, constants.formerNames().stream().map(PlainNames::fullName).toList());
        schema.put("symbols", symbols);
        return schema;
    }

    private List<Object> fields(Fields fields) {
        Set<String> taken = new HashSet<>();
        List<Object> schemas = new ArrayList<>();
        for (Property each : fields.properties()) {
            String name = PlainNames.simple(each.name(), taken);
            String renamed = name.equals(each.name()) ? "" : "the field " + each.name();
            if (!renamed.isEmpty()) {
                notes.add(EscapedNames.of(fields.typeName()) + "." + EscapedNames.of(each.name()) + ": Avro's name is " + name);
            }
            schemas.add(field(each, name, renamed, fields.typeName() + "." + each.name()));
        }
        return schemas;
    }

    private Map<String, Object> field(Property property, String name, String renamed, String place) {
        Map<String, Object> field = object("name", name);
        String scalarDoc = property.item().type() instanceof Of of ? of.scalar().avroDoc() : "";
        describe(field, Stream.of(renamed, property.doc(), scalarDoc));
        aliases(field, property.formerNames());
        field.put("type", item(property.item(), place));
        if (property.item().isNullable()) {
            field.put("default", null);
        }
        return field;
    }

    private static void describe(Map<String, Object> schema, Stream<String> docs) {
        List<String> all = docs.filter(each -> !each.isEmpty()).toList();
        if (!all.isEmpty()) {
            schema.put("doc", String.join("; ", all));
        }
    }

    /** Leaves out names that Avro does not allow: nothing can have been written by them. */
    private static void aliases(Map<String, Object> schema, List<String> formerNames) {
        List<String> allowed = formerNames.stream().filter(each -> each.matches("[A-Za-z_][A-Za-z0-9_.]*")).distinct().toList();
        if (!allowed.isEmpty()) {
            schema.put("aliases", allowed);
        }
    }
}
