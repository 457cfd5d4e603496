// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.export.ValueType.Anything;
import dev.gridwire.export.ValueType.Item;
import dev.gridwire.export.ValueType.ListOf;
import dev.gridwire.export.ValueType.MapOf;
import dev.gridwire.export.ValueType.Named;
import dev.gridwire.export.ValueType.Of;
import dev.gridwire.export.ValueType.OneOf;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Determines the types of values from declared types, with the type arguments of containers. */
final class ValueTypes {

    private static final String COLLECTION = "java.util.Collection";
    private static final String MAP = "java.util.Map";
    /** The holders of one object or none, which become that object or null. */
    private static final Set<String> HOLDERS = Set.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

    private final LayoutResolver layouts;
    private final Subclasses subclasses;
    private final Consumer<String> notes;
    /** Users' container classes whose elements are being described. They have no definition of their own to refer to. */
    private final Set<String> openContainers = new HashSet<>();

    /**
     * Starts with what is known.
     *
     * @param notes takes what is lost
     */
    ValueTypes(LayoutResolver layouts, Subclasses subclasses, Consumer<String> notes) {
        this.layouts = layouts;
        this.subclasses = subclasses;
        this.notes = notes;
    }

    Item of(Slot slot) {
        TypeRef type = layouts.bound(slot.type(), slot.owner());
        return new Item(of(type), slot.nullability() == Nullability.NULLABLE);
    }

    /**
     * Returns the type of values.
     *
     * @param type a type without variables and wildcards
     */
    ValueType of(TypeRef type) {
        if (type instanceof PrimitiveType primitive) {
            return new Of(Scalar.of(primitive));
        }
        if (type instanceof ArrayType array) {
            return ofArray(array.component());
        }
        return type instanceof ClassType named ? ofClass(named) : anything(type);
    }

    private ValueType ofArray(TypeRef component) {
        if (component == PrimitiveType.BYTE) {
            return new Of(Scalar.BYTES);
        }
        return component == PrimitiveType.CHAR ? new Of(Scalar.TEXT) : new ListOf(item(component));
    }

    private Item item(TypeRef type) {
        return new Item(of(type), !(type instanceof PrimitiveType));
    }

    private ValueType ofClass(ClassType type) {
        Optional<Scalar> scalar = Scalar.ofClassName(type.name());
        if (scalar.isPresent()) {
            return new Of(scalar.get());
        }
        if (HOLDERS.contains(type.name())) {
            return type.arguments().isEmpty() ? anything(type) : of(type.arguments().get(0));
        }
        boolean isCollection = layouts.isSubtype(type.name(), COLLECTION);
        if (!isCollection && !layouts.isSubtype(type.name(), MAP)) {
            return ofObjects(type);
        }
        return ClassModel.isPlatformName(type.name()) ? container(type, isCollection) : ofOwnContainer(type, isCollection);
    }

    private ValueType ofOwnContainer(ClassType type, boolean isCollection) {
        if (!openContainers.add(type.name())) {
            return new Anything("a " + type.name() + " can hold itself");
        }
        try {
            notes.accept(EscapedNames.of(type.name()) + ": its elements alone are described, not its own fields");
            return container(type, isCollection);
        } finally {
            openContainers.remove(type.name());
        }
    }

    private ValueType container(ClassType type, boolean isCollection) {
        return isCollection ? new ListOf(argument(type, COLLECTION, 0))
                : new MapOf(argument(type, MAP, 0), argument(type, MAP, 1));
    }

    private Item argument(ClassType type, String container, int index) {
        List<TypeRef> arguments = layouts.arguments(type, container);
        return item(arguments.isEmpty() ? TypeRef.OBJECT : layouts.bound(arguments.get(index), type.name()));
    }

    private ValueType ofObjects(ClassType type) {
        Optional<ClassModel> model = layouts.find(type.name());
        boolean isEnum = model.isPresent() && model.get().kind() == ClassKind.ENUM;
        if (model.isEmpty() || ClassModel.isPlatformName(type.name()) && !isEnum) {
            return anything(type);
        }
        List<Named> types = subclasses.of(model.get()).stream().map(this::constant).distinct().map(Named::new).toList();
        return switch (types.size()) {
            case 0 -> new Anything("no class of " + type.name() + " is on the class path");
            case 1 -> types.get(0);
            default -> new OneOf(types);
        };
    }

    /** Returns the enum of a constant's class. */
    private String constant(String typeName) {
        return layouts.resolve(typeName).typeName();
    }

    private static Anything anything(TypeRef type) {
        return new Anything("a " + type + " can be of any class");
    }
}
