// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.FieldKeys;
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
import dev.gridwire.ground.LocalNames;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.UnknownConstants;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Tells what reading other states needs to know of the local classes. Thread-safe. */
public final class LocalClasses implements LocalNames {

    private static final String INITIAL_VALUE = "dev.gridwire.annotations.InitialValue";

    private final LayoutResolver layouts;
    private final EvolutionRules rules;
    private final Set<String> classNames;
    /** By the name of a local class, which bounds the size. */
    private final Map<String, List<String>> formerNames = new ConcurrentHashMap<>();
    private final Map<String, Map<String, String>> renamedFields = new ConcurrentHashMap<>();
    /** The local classes by their former names; computed when a class is missing. */
    private volatile @Nullable Map<String, Set<String>> renamed;

    /**
     * Joins the parts.
     *
     * @param classNames the registered classes, some of which may be missing
     */
    public LocalClasses(LayoutResolver layouts, EvolutionRules rules, Set<String> classNames) {
        this.layouts = layouts;
        this.rules = rules;
        this.classNames = Set.copyOf(classNames);
    }

    /** Returns the rules by which other states are read. */
    public EvolutionRules rules() {
        return rules;
    }

    /** Returns a schema with all former names of its classes. */
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

    /** Returns the layout of a class. */
    Layout layoutOf(Class<?> type) {
        return layouts.resolve(type.getName());
    }

    /** Returns the kind of JDK class that a class extends. */
    PlatformKind platformKindOf(Layout layout) {
        return PlatformKind.of(layout, layouts);
    }

    /** Returns the schema of a class. */
    Schema schemaOf(String typeName) {
        return Schema.of(typeName, layouts);
    }

    /** Returns the former names of a class, its superclasses and its fields. */
    Renames renamesOf(Layout layout) {
        return RenamesOf.of(new Schema(List.of(layout)), layouts).with(rules.renames());
    }

    @Override
    public List<String> formerNames(String localName) {
        List<String> known = formerNames.get(localName);
        if (known == null) {
            known = findFormerNames(localName);
            formerNames.put(localName, known);
        }
        return known;
    }

    private List<String> findFormerNames(String localName) {
        return renamesOf(localName).formerTypes(localName);
    }

    private Renames renamesOf(String localName) {
        try {
            return renamesOf(layouts.resolve(localName));
        } catch (ClassModelException e) {
            return rules.renames();
        }
    }

    @Override
    public Map<String, String> renamedFields(String localName) {
        Map<String, String> known = renamedFields.get(localName);
        if (known == null) {
            known = findRenamedFields(localName);
            renamedFields.put(localName, known);
        }
        return known;
    }

    private Map<String, String> findRenamedFields(String localName) {
        Map<String, String> renamedHere = new HashMap<>();
        renamesOf(localName).slots().forEach((field, former) -> {
            if (FieldKeys.owner(field).equals(localName)) {
                former.forEach(name -> renamedHere.putIfAbsent(name, FieldKeys.name(field)));
            }
        });
        return renamedHere;
    }

    @Override
    public boolean acceptsAnyUid() {
        return rules.javaUid() == JavaUid.ANY;
    }

    @Override
    public Set<String> renamedFrom(String writtenName) {
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

    /** Returns whether a field that the writer lacked begins with the value that the class's constructor sets. */
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

    /** Returns the name of the constant that replaces those that the enum lacks here; null if they are refused. */
    @Nullable Object substituteIn(Class<?> enumType) {
        String name = rules.substitutes().get(enumType.getName());
        for (Object constant : enumType.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        return null;
    }

    /** Returns whether such constants become null if nothing else replaces them. */
    boolean unknownConstantsAreNull() {
        return rules.unknownConstants() == UnknownConstants.NULL;
    }
}
