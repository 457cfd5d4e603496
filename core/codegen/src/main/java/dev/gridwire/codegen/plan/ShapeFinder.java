// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import dev.gridwire.codegen.plan.ValueShape.Naming;
import dev.gridwire.codegen.plan.ValueShape.Null;
import dev.gridwire.codegen.plan.ValueShape.Presence;
import dev.gridwire.codegen.plan.ValueShape.Surrogates;
import dev.gridwire.codegen.target.StreamSupport;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the shapes of slots. If identity must be preserved, {@code writeObject} writes all objects with an identity, except those
 * that the user declares unique. Their elements are not exempt, unless their class has no identity.
 */
final class ShapeFinder {

    private static final String COLLECTION = "java.util.Collection";
    private static final String MAP = "java.util.Map";
    /** Platform values that can have subclasses. */
    private static final Set<String> OPEN_VALUES =
            Set.of("java.util.Date", "java.math.BigInteger", "java.math.BigDecimal");

    private final StreamContext world;
    private final String viewer;

    /**
     * Makes a finder.
     *
     * @param viewer the class that will contain the code
     */
    ShapeFinder(StreamContext world, String viewer) {
        this.world = world;
        this.viewer = viewer;
    }

    ValueShape of(Slot slot) {
        boolean isClass = slot.type() instanceof ClassType || slot.type() instanceof ArrayType;
        // The descriptor tells more about a variable's erasure than the class that declares it.
        TypeRef type = isClass ? world.layouts().bound(slot.type(), slot.owner()) : slot.erasedType();
        Null nulls = slot.nullability() == Nullability.NON_NULL ? Null.NON_NULL : Null.NULLABLE;
        return of(type, slot.owner(), nulls, slot.uniqueness());
    }

    private ValueShape of(TypeRef type, String declaring, Null nulls, Uniqueness uniqueness) {
        if (type instanceof PrimitiveType primitive) {
            return new ValueShape.Primitive(primitive);
        }
        SlotKind kind = world.layouts().kindOf(erased(type));
        if (type instanceof ClassType named && isValue(kind)) {
            return value(named.name(), kind, nulls);
        }
        if (world.keepsIdentity() && uniqueness != Uniqueness.UNIQUE) {
            return new ValueShape.Anything(nulls);
        }
        return inPlace(type, kind, declaring, nulls);
    }

    private static boolean isValue(SlotKind kind) {
        return kind.isBox() || kind == SlotKind.STRING || kind == SlotKind.ENUM || kind == SlotKind.VALUE;
    }

    private ValueShape value(String name, SlotKind kind, Null nulls) {
        if (kind.isBox()) {
            return new ValueShape.Box(kind.boxed().orElseThrow(), presence(nulls, true));
        }
        if (kind == SlotKind.STRING) {
            return new ValueShape.Text(nulls, world.trust() == TrustLevel.FAST ? Surrogates.LEFT_TO_STREAM : Surrogates.KEPT);
        }
        if (kind == SlotKind.ENUM) {
            return new ValueShape.Constant(name, world.trust() == TrustLevel.FAST ? Naming.BY_ORDINAL : Naming.BY_NAME, nulls);
        }
        return known(name, nulls);
    }

    private ValueShape known(String name, Null nulls) {
        return StreamSupport.value(name).isPresent()
                ? new ValueShape.Value(name, presence(nulls, !OPEN_VALUES.contains(name)))
                : new ValueShape.Anything(nulls);
    }

    private ValueShape inPlace(TypeRef type, SlotKind kind, String declaring, Null nulls) {
        if (type instanceof ArrayType array) {
            return array(array, declaring, nulls);
        }
        ClassType named = (ClassType) type;
        boolean platform = ClassModel.isPlatformName(named.name());
        if (kind == SlotKind.COLLECTION && platform) {
            return new ValueShape.Sequence(inner(named, COLLECTION, 0, declaring), nulls);
        }
        if (kind == SlotKind.MAP && platform) {
            return new ValueShape.Mapping(inner(named, MAP, 0, declaring), inner(named, MAP, 1, declaring), nulls);
        }
        if (platform) {
            return known(named.name(), nulls);
        }
        return body(named.name(), nulls);
    }

    private ValueShape array(ArrayType array, String declaring, Null nulls) {
        if (array.component() instanceof PrimitiveType primitive) {
            return new ValueShape.PrimitiveArray(primitive, nulls);
        }
        ValueShape element = of(array.component(), declaring, Null.NULLABLE, Uniqueness.UNSPECIFIED);
        return new ValueShape.ReferenceArray(descriptor(array.component()), element, nulls);
    }

    private ValueShape inner(ClassType container, String supertype, int index, String declaring) {
        List<TypeRef> arguments = world.layouts().arguments(container, supertype);
        TypeRef type = index < arguments.size() ? world.layouts().bound(arguments.get(index), declaring) : TypeRef.OBJECT;
        return of(type, declaring, Null.NULLABLE, Uniqueness.UNSPECIFIED);
    }

    private ValueShape body(String name, Null nulls) {
        Optional<ClassModel> model = world.layouts().find(name);
        if (model.isEmpty() || !hasBody(model.get())) {
            return new ValueShape.Anything(nulls);
        }
        Presence presence = presence(nulls, model.get().isFinal());
        boolean byteless = presence == Presence.BARE && world.layouts().resolve(name).slots().isEmpty();
        return new ValueShape.Body(name, byteless ? flag(nulls) : presence, Depth.BOUNDED);
    }

    /** Gives an object without fields a byte, too: two thousand million such objects in a list must not be free. */
    private static Presence flag(Null nulls) {
        return nulls == Null.NON_NULL ? Presence.REQUIRED : Presence.FLAGGED;
    }

    /** Returns whether code outside the class can make and write objects of exactly this class. */
    private boolean hasBody(ClassModel model) {
        if (!world.formed().contains(model.name()) || model.kind() != ClassKind.CLASS || model.isAbstract()) {
            return false;
        }
        Layout layout = world.layouts().resolve(model.name());
        boolean replaced = layout.writeReplaceOwner().isPresent() || layout.readResolveOwner().isPresent();
        return !replaced && isSeen(model);
    }

    /**
     * Returns whether the class is visible. A member class that is protected in the source is public in a class file (JVMS
     * 4.7.6), and a private one belongs to the package.
     */
    private boolean isSeen(ClassModel model) {
        Access access = Access.of(model.modifiers());
        boolean open = access == Access.PUBLIC || access == Access.PROTECTED;
        return open || model.packageName().equals(viewer.substring(0, Math.max(0, viewer.lastIndexOf('.'))));
    }

    private Presence presence(Null nulls, boolean isFinal) {
        boolean required = nulls == Null.NON_NULL;
        if (world.trust() == TrustLevel.FAST || required && isFinal) {
            return Presence.BARE;
        }
        return flag(nulls);
    }

    private static TypeRef erased(TypeRef type) {
        if (type instanceof ArrayType array) {
            return new ArrayType(erased(array.component()));
        }
        return type instanceof ClassType named ? ClassType.of(named.name()) : type;
    }

    private static String descriptor(TypeRef type) {
        if (type instanceof PrimitiveType primitive) {
            return String.valueOf(primitive.descriptor());
        }
        return type instanceof ArrayType array
                ? "[" + descriptor(array.component())
                : "L" + ((ClassType) type).name().replace('.', '/') + ";";
    }
}
