// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutHints;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.AnnotationModel;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.FieldModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects the former names that the classes of a schema declare: for themselves, their fields and their constants. */
public final class RenamesOf {

    private final Map<String, List<String>> types = new HashMap<>();
    private final Map<String, List<String>> slots = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private RenamesOf() {}

    /**
     * Reads the annotations of the schema's classes and of their superclasses. Takes time linear in the number of their fields.
     *
     * @param layouts the resolver that the schema was made with
     */
    public static Renames of(Schema schema, LayoutResolver layouts) {
        RenamesOf renames = new RenamesOf();
        for (Layout layout : schema.layouts()) {
            renames.add(layout.typeName(), layout, layouts);
            for (Level level : layout.levels()) {
                renames.add(level.owner(), layout, layouts);
            }
        }
        return renames.types.isEmpty() && renames.slots.isEmpty() ? Renames.NONE : new Renames(renames.types, renames.slots);
    }

    private void add(String typeName, Layout layout, LayoutResolver layouts) {
        if (!ClassModel.isPlatformName(typeName) && seen.add(typeName)) {
            Optional<ClassModel> model = layouts.find(typeName);
            if (model.isPresent()) {
                add(model.get(), layout);
            }
        }
    }

    private void add(ClassModel model, Layout layout) {
        List<String> former = former(model.annotations());
        if (!former.isEmpty()) {
            types.put(model.name(), former);
        }
        addConstants(model, layout);
        for (FieldModel field : model.fields()) {
            List<String> formerly = former(field.annotations());
            if (!formerly.isEmpty() && layout.slot(model.name(), field.name()).isPresent()) {
                // Byte code may declare several fields with one name. Each gets all former names, and its type tells which one it
                // was.
                slots.merge(FieldKeys.of(model.name(), field.name()), formerly, Renames::joined);
            }
        }
    }

    private void addConstants(ClassModel model, Layout layout) {
        model.constantAnnotations().forEach((constant, annotations) -> {
            List<String> formerly = former(annotations);
            if (!formerly.isEmpty() && layout.enumConstants().contains(constant)) {
                slots.put(model.name() + '#' + constant, formerly);
            }
        });
    }

    private static List<String> former(List<AnnotationModel> annotations) {
        for (AnnotationModel annotation : annotations) {
            if (annotation.name().equals(LayoutHints.FORMER_NAME)) {
                return annotation.values().getOrDefault("value", List.of());
            }
        }
        return List.of();
    }
}
