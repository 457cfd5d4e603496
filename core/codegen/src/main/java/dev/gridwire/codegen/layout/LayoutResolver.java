// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.AnnotationModel;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Finds the layouts of classes. Thread-safe. It keeps layouts by name. */
public final class LayoutResolver {

    /** Synthetic fields with this prefix belong to the enhancer and are not slots. */
    public static final String GENERATED_FIELD_PREFIX = "$gridwire";

    private final Hierarchy hierarchy;
    private final LayoutHints hints;
    private final SlotKinds kinds;
    private final HookOwners hooks;
    private final ConstructionRules constructions;
    private final ConstructorProof proof;
    private final AllocationProof allocation;
    private final ConcurrentMap<String, Layout> layouts = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Optional<ProvenConstructor>> constructors = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Optional<AllocatingConstructor>> allocators = new ConcurrentHashMap<>();

    private LayoutResolver(Hierarchy hierarchy, LayoutHints hints) {
        this.hierarchy = hierarchy;
        this.hints = hints;
        this.kinds = new SlotKinds(hierarchy);
        this.hooks = new HookOwners(hierarchy);
        this.constructions = new ConstructionRules(hierarchy);
        this.proof = new ConstructorProof(hierarchy);
        this.allocation = new AllocationProof(hierarchy);
    }

    /**
     * Makes a resolver for the classes of one source.
     *
     * @param source knows user classes and the platform's classes
     */
    public static LayoutResolver of(ModelSource source, LayoutHints hints) {
        return new LayoutResolver(new Hierarchy(source), hints);
    }

    /** Makes a resolver that uses the default hints. */
    public static LayoutResolver of(ModelSource source) {
        return of(source, LayoutHints.DEFAULT);
    }

    /**
     * Returns the layout of a class.
     *
     * @param typeName a binary name; not an array or a primitive type
     * @throws ClassModelException if the class or a superclass is missing or cannot be read
     */
    public Layout resolve(String typeName) {
        Layout known = layouts.get(typeName);
        if (known == null) {
            known = layout(hierarchy.require(typeName));
            layouts.put(typeName, known);
        }
        return known;
    }

    /**
     * Returns the constructor that can replace setting fields. It is empty if none is proven, if no slot's field is final, or if
     * the source has no class files. It is not part of the layout, because the bytes do not depend on it.
     *
     * @param layout a result of {@link #resolve}; a part of one, such as those of classes with hooks, has no constructor
     */
    public Optional<ProvenConstructor> constructor(Layout layout) {
        Optional<ProvenConstructor> known = constructors.get(layout.typeName());
        if (known == null) {
            known = proof.of(resolve(layout.typeName()));
            constructors.put(layout.typeName(), known);
        }
        return known.isPresent() && isResolved(layout) ? known : Optional.empty();
    }

    /**
     * Returns the constructor that can replace allocating an object without one. It is empty if none is proven, or if the source
     * has no class files. Only for generated code, which gains enough to be worth reading the files.
     *
     * @param layout a result of {@link #resolve}
     */
    public Optional<AllocatingConstructor> allocator(Layout layout) {
        Optional<AllocatingConstructor> known = allocators.get(layout.typeName());
        if (known == null) {
            known = allocation.of(resolve(layout.typeName()));
            allocators.put(layout.typeName(), known);
        }
        return known.isPresent() && isResolved(layout) ? known : Optional.empty();
    }

    /** Returns whether it is the layout of the local class, and not one from a writer. */
    private boolean isResolved(Layout layout) {
        Layout here = resolve(layout.typeName());
        return here == layout || here.equals(layout);
    }

    /**
     * Returns the facts about a class from which layouts are made.
     *
     * @throws ClassModelException if the class is missing or cannot be read
     */
    public ClassModel model(String typeName) {
        return hierarchy.require(typeName);
    }

    /** Returns the facts from which layouts are derived; empty if the class is missing. */
    public Optional<ClassModel> find(String typeName) {
        return hierarchy.find(typeName);
    }

    /** Returns the kind of slots with an erased declared type. A class that is missing counts as one with subclasses. */
    public SlotKind kindOf(TypeRef erased) {
        return kinds.of(erased);
    }

    /** Returns whether the class is the other one or below it. A class that is missing is below {@code Object} alone. */
    public boolean isSubtype(String typeName, String supertype) {
        return hierarchy.isSubtype(typeName, supertype);
    }

    /** Returns the type arguments of a type for a given supertype; none if the type is raw or not a subtype. */
    public List<TypeRef> arguments(TypeRef.ClassType type, String supertype) {
        return new TypeArguments(hierarchy).of(type, supertype);
    }

    /** Returns a type in a class's declaration, with variables and wildcards replaced by their bounds. */
    public TypeRef bound(TypeRef type, String declaringClass) {
        return new TypeArguments(hierarchy).bound(type, declaringClass);
    }

    Hierarchy hierarchy() {
        return hierarchy;
    }

    private Layout layout(ClassModel model) {
        Optional<ClassModel> constantsEnum = superEnum(model);
        if (constantsEnum.isPresent()) {
            return resolve(constantsEnum.get().name());
        }
        Form form = form(model);
        boolean hooked = form != Form.ENUM && !ClassModel.isPlatformName(model.name());
        Layout whole = new Layout(
                model.name(),
                form,
                form != Form.ENUM && form != Form.RECORD && model.isFinal(),
                levels(model, form),
                form == Form.ENUM ? model.enumConstants() : List.of(),
                hooked ? hooks.inheritable(model, Hook.WRITE_REPLACE) : Optional.empty(),
                hooked ? hooks.inheritable(model, Hook.READ_RESOLVE) : Optional.empty(),
                constructions.of(model, form));
        return whole.hasHooks() ? whole.withLevels(written(whole)) : whole;
    }

    /**
     * Omits users' superclasses that are not Serializable, as Java serialization does: their constructor makes their part, and
     * hooks write the rest. A superclass whose constructor does not run, which is an error there, keeps its slots.
     */
    private List<Level> written(Layout layout) {
        String made = layout.construction().owner();
        List<Level> written = new ArrayList<>(layout.levels());
        written.removeIf(level -> level.origin() == Origin.USER
                && !hierarchy.isSubtype(level.owner(), PlatformTypes.SERIALIZABLE)
                && hierarchy.isSubtype(made, level.owner()));
        return written;
    }

    // The class of a constant with a body is written by the constant's name, like a constant of the enum.
    private Optional<ClassModel> superEnum(ClassModel model) {
        Optional<ClassModel> superclass = model.kind() == ClassKind.CLASS ? hierarchy.superclass(model) : Optional.empty();
        return superclass.isPresent() && superclass.get().kind() == ClassKind.ENUM ? superclass : Optional.empty();
    }

    private Form form(ClassModel model) {
        return switch (model.kind()) {
            case ENUM -> Form.ENUM;
            case RECORD -> Form.RECORD;
            case CLASS, INTERFACE, ANNOTATION -> isExternalizable(model) ? Form.EXTERNALIZABLE : Form.CLASS;
        };
    }

    private boolean isExternalizable(ClassModel model) {
        return !model.isInterface() && !ClassModel.isPlatformName(model.name()) && hooks.isExternalizable(model);
    }

    private List<Level> levels(ClassModel model, Form form) {
        if (form == Form.ENUM || form == Form.EXTERNALIZABLE || model.isInterface()) {
            return List.of();
        }
        List<Level> levels = new ArrayList<>();
        for (ClassModel each : hierarchy.chain(model)) {
            if (PlatformTypes.ROOTS.contains(each.name())) {
                break;
            }
            levels.add(level(each, form));
            if (ClassModel.isPlatformName(each.name())) {
                // The superclass of a platform class may change with the release.
                break;
            }
        }
        Collections.reverse(levels);
        return levels;
    }

    private Level level(ClassModel model, Form form) {
        if (ClassModel.isPlatformName(model.name())) {
            return new Level(model.name(), Origin.PLATFORM, false, List.of(), List.of());
        }
        // Records ignore these (Java Object Serialization Specification 1.13).
        boolean heeded = form == Form.CLASS && hierarchy.isSubtype(model.name(), PlatformTypes.SERIALIZABLE);
        return new Level(
                model.name(),
                Origin.USER,
                heeded && model.serial().persistentFields(),
                heeded ? HookOwners.own(model) : List.of(),
                slots(model));
    }

    private List<Slot> slots(ClassModel model) {
        List<Slot> slots = new ArrayList<>();
        for (FieldModel field : model.fields()) {
            if (isSlot(field)) {
                slots.add(slot(model, field));
            }
        }
        Collections.sort(slots);
        return slots;
    }

    // Captured variables and enclosing instances (this$0, val$name, and other compilers' names for them) are synthetic but count
    // as slots, as in Java serialization. Only fields that the enhancer added do not.
    private static boolean isSlot(FieldModel field) {
        boolean generated = field.isSynthetic() && field.name().startsWith(GENERATED_FIELD_PREFIX);
        return !field.isTransient() && !generated;
    }

    private Slot slot(ClassModel owner, FieldModel field) {
        SlotKind kind = kinds.of(TypeRef.ofDescriptor(field.descriptor()));
        boolean nonNull = kind.isPrimitive() || isHinted(field, hints.nonNull());
        return new Slot(
                owner.name(),
                field.name(),
                field.type(),
                field.descriptor(),
                kind,
                nonNull ? Nullability.NON_NULL : Nullability.NULLABLE,
                isHinted(field, hints.unique()) ? Uniqueness.UNIQUE : Uniqueness.UNSPECIFIED);
    }

    private static boolean isHinted(FieldModel field, Set<String> annotations) {
        for (AnnotationModel annotation : field.annotations()) {
            if (annotations.contains(annotation.name())) {
                return true;
            }
        }
        return false;
    }
}
