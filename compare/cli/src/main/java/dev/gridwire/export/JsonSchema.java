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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Prints a JSON Schema. Fields that it does not name are allowed, so that later classes' values stay valid. */
record JsonSchema(Map<String, Definition> definitions, PlainNames names, Set<String> notes) {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    /** Returns the schema, and adds what it cannot say to the notes. */
    static String print(ExportedSchema schema, Set<String> notes) {
        return JsonTree.print(new JsonSchema(schema.definitions(), new PlainNames(), notes)
                .document(schema.typeName(), schema.root()));
    }

    private Map<String, Object> document(String title, ValueType root) {
        Map<String, Object> document = object("$schema", DIALECT);
        document.putAll(type(root, title));
        Map<String, Object> defined = new LinkedHashMap<>();
        definitions.forEach((name, definition) -> defined.put(names.ofType(name), definition(definition)));
        document.put("$defs", defined);
        return document;
    }

    private Map<String, Object> definition(Definition definition) {
        if (definition instanceof Constants constants) {
            return object("title", constants.typeName(), "enum", constants.names());
        }
        Fields fields = (Fields) definition;
        Map<String, Object> object = object("title", fields.typeName(), "type", "object");
        described(object, fields.doc());
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (Property each : fields.properties()) {
            properties.put(each.name(), described(item(each.item(), fields.typeName() + "." + each.name()), each.doc()));
            required.addAll(each.item().isNullable() ? List.of() : List.of(each.name()));
        }
        object.put("properties", properties);
        if (!required.isEmpty()) {
            object.put("required", required);
        }
        return object;
    }

    private static Map<String, Object> described(Map<String, Object> schema, String doc) {
        if (!doc.isEmpty()) {
            schema.put("description", doc);
        }
        return schema;
    }

    private Map<String, Object> item(Item item, String place) {
        Map<String, Object> type = type(item.type(), place);
        if (!item.isNullable() || type.isEmpty()) {
            return type;
        }
        if (type.get("type") instanceof String name) {
            type.put("type", List.of(name, "null"));
            return type;
        }
        return object("anyOf", List.of(type, object("type", "null")));
    }

    private Map<String, Object> type(ValueType type, String place) {
        if (type instanceof Of of) {
            if (of.scalar().isFloating()) {
                notes.add("numbers that are infinite or NaN are not valid, as JSON has none");
            }
            return new LinkedHashMap<>(of.scalar().json());
        }
        if (type instanceof ListOf list) {
            return object("type", "array", "items", item(list.element(), place + "[]"));
        }
        if (type instanceof MapOf map) {
            return map(map, place);
        }
        if (type instanceof Named named) {
            return object("$ref", "#/$defs/" + names.ofType(named.typeName()));
        }
        if (type instanceof OneOf oneOf) {
            notes.add(EscapedNames.line(place + ": JSON does not say which of the classes an object has"));
            return object("anyOf", oneOf.types().stream().map(each -> type(each, place)).toList());
        }
        notes.add(EscapedNames.line(place + ": " + ((Anything) type).reason() + ", so the schema allows anything"));
        return new LinkedHashMap<>();
    }

    /** Keys without parts become the names of members. */
    private Map<String, Object> map(MapOf map, String place) {
        ValueType key = map.key().type();
        boolean isEnum = key instanceof Named named && definitions.get(named.typeName()) instanceof Constants;
        if (isEnum || key instanceof Of of && of.scalar() != Scalar.BYTES) {
            Map<String, Object> object = object("type", "object", "additionalProperties", item(map.value(), place + "{value}"));
            if (isEnum) {
                object.put("propertyNames", type(key, place));
            }
            return object;
        }
        Map<String, Object> parts =
                object("key", item(map.key(), place + "{key}"), "value", item(map.value(), place + "{value}"));
        Map<String, Object> entry = object("type", "object", "properties", parts, "required", List.of("key", "value"));
        return object("type", "array", "items", entry);
    }
}
