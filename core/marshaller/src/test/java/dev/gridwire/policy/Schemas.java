// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Schemas by hand, as a payload may carry them. */
final class Schemas {

    private Schemas() {}

    /** A class without fields, of some form. */
    static Layout empty(String name, Form form) {
        return layout(name, form, List.of());
    }

    /** A class with levels. */
    static Layout layout(String name, Form form, List<Level> levels) {
        return new Layout(name, form, false, levels, form == Form.ENUM ? List.of("ONE") : List.of(), Optional.empty(),
                Optional.empty(), new Construction(Construction.Way.NONE, name, "", List.of()));
    }

    /** A class's own level, with slots. */
    static Level level(String owner, Slot... slots) {
        return new Level(owner, Origin.USER, false, List.of(), List.of(slots));
    }

    /** A field. */
    static Slot slot(String owner, String name, SlotKind kind, String descriptor) {
        return new Slot(owner, name, TypeRef.ofDescriptor(descriptor), descriptor, kind, Nullability.NULLABLE,
                Uniqueness.UNSPECIFIED);
    }

    /** A schema of the first layout's class. */
    static SchemaDescription of(Renames renames, Layout... layouts) {
        List<Layout> sorted = new ArrayList<>(List.of(layouts));
        sorted.sort((one, other) -> one.typeName().compareTo(other.typeName()));
        return SchemaDescription.of(new DescribedSchema(layouts[0].typeName(), new Schema(sorted), renames));
    }

    /** Says that a class was once called otherwise. */
    static Renames former(String now, String then) {
        return new Renames(Map.of(now, List.of(then)), Map.of());
    }

    /** A type by its name, with the schema behind it. */
    static void carried(WireOutput out, String name, SchemaDescription schema) {
        out.writeVarint(Tags.CARRIED);
        out.writeVarint(Tags.BY_NAME);
        WireStrings.write(out, name);
        out.writeFixedInt(schema.hash());
        out.writeVarint(schema.byteCount());
        out.writeBytes(schema.toByteArray(), 0, schema.byteCount());
    }
}
