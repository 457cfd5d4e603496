// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.RenamesOf;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.AnnotationModel;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.schema.UnknownConstants;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The local classes, as far as the reading of other states needs them. Thread-safe. */
public final class LocalClasses {

    private static final String INITIAL_VALUE = "dev.gridwire.annotations.InitialValue";

    private final LayoutResolver layouts;
    private final EvolutionRules rules;
    private final Set<String> classNames;
    /** By the name of a class here, of which there are only so many. */
    private final Map<String, List<String>> formerNames = new ConcurrentHashMap<>();
    /** The classes here by their former names; made when a class is missing. */
    private volatile @Nullable Map<String, Set<String>> renamed;

    /**
     * Joins the parts.
     *
     * @param classNames the registered classes, which may be missing
     */
    public LocalClasses(LayoutResolver layouts, EvolutionRules rules, Set<String> classNames) {
        this.layouts = layouts;
        this.rules = rules;
        this.classNames = Set.copyOf(classNames);
    }

    /** The rules by which other states are read. */
    public EvolutionRules rules() {
        return rules;
    }

    /** A schema with all former names of its classes. */
    public DescribedSchema described(String typeName, Schema schema) {
        Set<String> owners = new HashSet<>();
        for (Layout layout : schema.layouts()) {
            owners.add(layout.typeName());
            for (Level level : layout.levels()) {
                owners.add(level.owner());
            }
        }
        return new DescribedSchema(typeName, schema, RenamesOf.of(schema, layouts).with(rules.renames()).of(owners));
    }

    /** The layout of a class. */
    Layout layoutOf(Class<?> type) {
        return layouts.resolve(type.getName());
    }

    /** The kind of JDK class that a class extends. */
    PlatformKind platformKindOf(Layout layout) {
        return PlatformKind.of(layout, layouts);
    }

    /** The schema of a class. */
    Schema schemaOf(String typeName) {
        return Schema.of(typeName, layouts);
    }

    /** The former names of a class, its superclasses and its fields. */
    Renames renamesOf(Layout layout) {
        return RenamesOf.of(new Schema(List.of(layout)), layouts).with(rules.renames());
    }

    /** The former names of a class. */
    List<String> formerNames(String localName) {
        List<String> known = formerNames.get(localName);
        if (known == null) {
            known = findFormerNames(localName);
            formerNames.put(localName, known);
        }
        return known;
    }

    private List<String> findFormerNames(String localName) {
        try {
            return renamesOf(layouts.resolve(localName)).formerTypes(localName);
        } catch (ClassModelException e) {
            return rules.renames().formerTypes(localName);
        }
    }

    /** The registered local classes that once had this name. */
    Set<String> renamedFrom(String writtenName) {
        Map<String, Set<String>> known = renamed;
        if (known == null) {
            known = renamed();
            renamed = known;
        }
        return known.getOrDefault(writtenName, Set.of());
    }

    private Map<String, Set<String>> renamed() {
        Map<String, Set<String>> found = new HashMap<>();
        rules.renames().types().forEach((now, former) ->
                former.forEach(name -> found.computeIfAbsent(name, any -> new HashSet<>()).add(now)));
        for (String local : classNames) {
            layouts.find(local).ifPresent(model -> {
                for (String name : formerNames(local)) {
                    found.computeIfAbsent(name, any -> new HashSet<>()).add(local);
                }
            });
        }
        return found;
    }

    /** Whether a field that the writer did not have begins as the class's constructor leaves it. */
    boolean beginsAsConstructed(Slot slot) {
        ClassModel owner = layouts.model(slot.owner());
        return isHinted(owner.annotations()) || isHinted(annotations(owner, slot));
    }

    private static List<AnnotationModel> annotations(ClassModel owner, Slot slot) {
        for (FieldModel field : owner.fields()) {
            if (field.name().equals(slot.name()) && field.descriptor().equals(slot.descriptor())) {
                return field.annotations();
            }
        }
        return List.of();
    }

    private static boolean isHinted(List<AnnotationModel> annotations) {
        return annotations.stream().anyMatch(annotation -> annotation.name().equals(INITIAL_VALUE));
    }

    /** The name of the constant that stands for those that the enum does not have here; null if they are refused. */
    @Nullable Object substituteIn(Class<?> enumType) {
        String name = rules.substitutes().get(enumType.getName());
        for (Object constant : enumType.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        return null;
    }

    /** Whether such constants become null, where nothing else stands for them. */
    boolean unknownConstantsAreNull() {
        return rules.unknownConstants() == UnknownConstants.NULL;
    }
}
