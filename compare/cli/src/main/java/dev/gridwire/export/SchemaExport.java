// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.RenamesOf;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.export.Definition.Constants;
import dev.gridwire.export.Definition.Fields;
import dev.gridwire.export.Definition.Property;
import dev.gridwire.export.ValueType.Anything;
import dev.gridwire.export.ValueType.ListOf;
import dev.gridwire.export.ValueType.MapOf;
import dev.gridwire.export.ValueType.Named;
import dev.gridwire.export.ValueType.OneOf;
import dev.gridwire.ground.SimpleName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Collects the classes that the values of a class name, and says what is lost. Loads no class. */
public final class SchemaExport {

    private final LayoutResolver layouts;
    private final ValueTypes types;
    private final SortedMap<String, Definition> definitions = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> extensible = new TreeSet<>();
    private final Set<String> notes = new LinkedHashSet<>();

    private SchemaExport(LayoutResolver layouts, Supplier<List<String>> names) {
        this.layouts = layouts;
        this.types = new ValueTypes(layouts, new Subclasses(layouts, names), notes::add);
    }

    /**
     * Returns the form of a class's values.
     *
     * @param typeName the binary name of a class of the user; it may be abstract or an interface
     * @param names the binary names of classes among which subclasses are looked for; asked only if a class can have some
     * @throws ClassModelException if the class, or one that its fields declare, is missing or cannot be read
     */
    public static ExportedSchema of(String typeName, LayoutResolver layouts, Supplier<List<String>> names) {
        layouts.model(typeName);
        SchemaExport export = new SchemaExport(layouts, names);
        ValueType root = export.types.of(ClassType.of(typeName));
        export.reach(root);
        while (!export.open.isEmpty()) {
            export.define(export.open.remove());
        }
        export.noteSubclasses();
        export.noteSharing(root);
        return new ExportedSchema(typeName, root, export.definitions, List.copyOf(export.notes));
    }

    private void reach(ValueType type) {
        if (type instanceof Named named && !definitions.containsKey(named.typeName()) && !open.contains(named.typeName())) {
            open.add(named.typeName());
        } else if (type instanceof OneOf oneOf) {
            oneOf.types().forEach(this::reach);
        } else if (type instanceof ListOf list) {
            reach(list.element().type());
        } else if (type instanceof MapOf map) {
            reach(map.key().type());
            reach(map.value().type());
        }
    }

    private void define(String typeName) {
        Layout layout = layouts.resolve(typeName);
        Renames renames = RenamesOf.of(Schema.of(typeName, layouts), layouts);
        if (layout.form() == Form.ENUM) {
            definitions.put(typeName, new Constants(typeName, layout.enumConstants(), renames.formerTypes(typeName)));
            return;
        }
        ClassModel model = layouts.model(typeName);
        if (Subclasses.isOpen(model)) {
            extensible.add(typeName);
        }
        String doc = loss(layout);
        if (!doc.isEmpty()) {
            notes.add(EscapedNames.of(typeName) + ": " + doc);
        }
        // Before its fields, which may lead back to it.
        definitions.put(typeName, new Fields(typeName, List.of(), doc, List.of()));
        definitions.put(typeName, new Fields(typeName, properties(layout, renames), doc, renames.formerTypes(typeName)));
    }

    /** Returns what fields do not say about a class. */
    private static String loss(Layout layout) {
        if (layout.form() == Form.EXTERNALIZABLE) {
            return "writeExternal decides on its content, which no schema knows";
        }
        if (layout.isCustom()) {
            return "its hooks decide on its content, and these are the declared fields";
        }
        return layout.platformClass().map(name -> "the content that " + name + " holds is left out").orElse("");
    }

    private List<Property> properties(Layout layout, Renames renames) {
        List<Property> properties = new ArrayList<>();
        Map<Slot, String> names = names(layout.slots());
        for (Slot slot : layout.slots()) {
            properties.add(property(slot, Objects.requireNonNull(names.get(slot)), renames));
        }
        return properties;
    }

    /** Of several fields with one name, that of the last subclass keeps it, as in code that uses an object. */
    private static Map<Slot, String> names(List<Slot> slots) {
        Map<Slot, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (int i = slots.size() - 1; i >= 0; i--) {
            Slot slot = slots.get(i);
            String name = slot.name();
            for (int copy = 1; !taken.add(name); copy++) {
                name = SimpleName.of(slot.owner()) + "_" + slot.name() + (copy == 1 ? "" : "_" + copy);
            }
            names.put(slot, name);
        }
        return names;
    }

    private Property property(Slot slot, String name, Renames renames) {
        ValueType.Item item = types.of(slot);
        reach(item.type());
        String doc = item.type() instanceof Anything anything ? anything.reason() : "";
        if (!name.equals(slot.name())) {
            doc = slot.owner() + "." + slot.name() + ", as " + slot.name() + " is another field's";
            notes.add(EscapedNames.line(slot.owner() + "." + slot.name() + ": its name is " + name
                    + ", as another field has its own"));
        }
        return new Property(name, item, doc, renames.formerSlots(slot.owner(), slot.name()));
    }

    private void noteSubclasses() {
        if (!extensible.isEmpty()) {
            notes.add("subclasses that are not on the class path are not in the schema: " + joined(extensible));
        }
    }

    private void noteSharing(ValueType root) {
        World known = World.closed(Set.copyOf(definitions.keySet()));
        List<Named> roots = root instanceof OneOf oneOf ? oneOf.types()
                : root instanceof Named named ? List.of(named) : List.of();
        boolean isShared = roots.stream()
                .filter(each -> definitions.get(each.typeName()) instanceof Fields)
                .flatMap(each -> SharingAnalysis.of(each.typeName(), layouts, known).findings().stream())
                .anyMatch(finding -> finding.tracking().isTracked());
        if (isShared) {
            notes.add("an object that is referred to twice is written twice, and a cycle of objects has no end");
        }
    }

    private static String joined(Set<String> names) {
        return String.join(", ", names.stream().map(EscapedNames::line).toList());
    }
}
