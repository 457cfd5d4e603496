// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.platform.PlatformKind;
import dev.gridwire.platform.Unsupported;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.BinaryNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out the types of one payload from class files. */
final class WireTypes {

    private final LayoutResolver layouts;
    private final Map<String, WireType> known = new HashMap<>();
    private final Map<String, Integer> schemas = new HashMap<>();

    WireTypes(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    LayoutResolver layouts() {
        return layouts;
    }

    /** The type of objects of exactly the class that a slot declares. */
    WireType ofDescriptor(String descriptor) {
        JdkType array = JdkType.ofClassName(descriptor);
        if (array != null) {
            return new WireType.OfJdk(array);
        }
        return descriptor.charAt(0) == '['
                ? arrayOf(ofDescriptor(descriptor.substring(1)))
                : ofClass(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
    }

    WireType arrayOf(WireType component) {
        return new WireType.ArrayOf(component, SlotType.of(component.descriptor(), layouts));
    }

    /** The type of a class, with a number of its own or not. */
    WireType ofClass(String name) {
        JdkType jdkType = JdkType.ofClassName(name);
        return jdkType == null ? ofName(name) : new WireType.OfJdk(jdkType);
    }

    /** The type of a class that payloads name. */
    WireType ofName(String name) {
        WireType found = known.get(name);
        if (found == null) {
            found = read(name);
            known.put(name, found);
        }
        return found;
    }

    /** The hash of the class's local schema; 0 for types that have no objects. */
    int schemaOf(WireType type) {
        if (type instanceof WireType.NoObjects) {
            return 0;
        }
        Integer found = schemas.get(type.name());
        if (found == null) {
            found = Schema.of(type.name(), layouts).hash();
            schemas.put(type.name(), found);
        }
        return found;
    }

    private WireType read(String name) {
        if (NamePolicy.isPlatform(name) && !NamePolicy.isNamed(name)) {
            String shown = name.substring(0, Math.min(name.length(), BinaryNames.MOST_CHARACTERS));
            throw new Problem(NamePolicy.rule(shown), NamePolicy.remedy(shown));
        }
        return of(layouts.find(name).orElseThrow(() -> Problem.missing(name)));
    }

    private WireType of(ClassModel model) {
        if (model.isAbstract() && model.kind() != ClassKind.ENUM) {
            return new WireType.NoObjects(model.name());
        }
        Layout layout = layouts.resolve(model.name());
        Optional<Unsupported> unsupported = Unsupported.of(layout, layouts);
        if (unsupported.isPresent()) {
            throw Problem.unsupported(unsupported.get());
        }
        if (layout.form() == Form.ENUM) {
            return new WireType.Constants(layout.typeName(), layout.enumConstants());
        }
        PlatformKind kind = PlatformKind.of(layout, layouts);
        return layout.hasHooks() || kind != PlatformKind.NOTHING
                ? new WireType.Hooked(layout, kind)
                : new WireType.Fields(layout, layout.slots().stream().map(slot -> FieldType.of(slot, layouts)).toList());
    }

    /** Whether a slot can hold objects of a type. */
    boolean canHold(SlotType slot, WireType type) {
        if (isResolved(type)) {
            return true;
        }
        if (type instanceof WireType.OfJdk jdk) {
            return jdk.type().classNames().stream().anyMatch(name -> isAssignable(SlotType.descriptor(name), slot.descriptor()));
        }
        return isAssignable(type.descriptor(), slot.descriptor());
    }

    /** Whether a class's code decides what the object is in the end. */
    private static boolean isResolved(WireType type) {
        return type instanceof WireType.Hooked hooked
                ? hooked.layout().readResolveOwner().isPresent()
                : type instanceof WireType.OfJdk jdk
                        && (jdk.type() == JdkType.PROXY || jdk.type() == JdkType.SERIALIZED_LAMBDA);
    }

    private boolean isAssignable(String from, String to) {
        if (from.equals(to)) {
            return true;
        }
        TypeRef source = TypeRef.ofDescriptor(from);
        TypeRef target = TypeRef.ofDescriptor(to);
        if (source instanceof TypeRef.ArrayType left && target instanceof TypeRef.ArrayType right) {
            boolean primitive = left.component() instanceof PrimitiveType || right.component() instanceof PrimitiveType;
            return !primitive && isAssignable(from.substring(1), to.substring(1));
        }
        return target instanceof TypeRef.ClassType above && isBelow(className(source), above.name());
    }

    /** Null for arrays, which are below three types only. */
    private boolean isBelow(@Nullable String name, String above) {
        return switch (above) {
            case "java.lang.Object" -> true;
            case "java.lang.Cloneable", "java.io.Serializable" -> name == null || layouts.isSubtype(name, above);
            default -> name != null && layouts.isSubtype(name, above);
        };
    }

    private static @Nullable String className(TypeRef type) {
        return type instanceof TypeRef.ClassType named ? named.name() : null;
    }
}
