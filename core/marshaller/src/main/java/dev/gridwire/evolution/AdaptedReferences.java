// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.Refusal;
import dev.gridwire.jdk.ArrayCodec;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Makes the slots for references according to the writer's schema, since the bytes omit the declared types. */
final class AdaptedReferences {

    private final Types types;
    private final Adaptations adaptations;
    private final Adaptation adaptation;
    private final Map<String, Codec> unknownTargets = new ConcurrentHashMap<>();

    AdaptedReferences(Types types, Adaptations adaptations, Adaptation adaptation) {
        this.types = types;
        this.adaptations = adaptations;
        this.adaptation = adaptation;
    }

    /**
     * Makes the slot of a field.
     *
     * @param here the type of the local field; {@code Object} if there is none
     */
    ReferenceSlot slot(Slot written, Class<?> here) {
        String descriptor = written.descriptor();
        boolean sameClass = here.descriptorString().equals(descriptor) || isRenamed(descriptor, here);
        // If an object cannot stand in the field, the adapting code reports it.
        Class<?> declared = sameClass ? here : Object.class;
        return ReferenceSlot.adapted(declared, form(written.kind(), descriptor), types,
                () -> fitting(asked(target(descriptor, here)), written));
    }

    /** Refuses a codec of another kind, since a schema may misstate the kind of a class. */
    private static Codec fitting(Codec codec, Slot written) {
        boolean fits = switch (written.kind()) {
            case ENUM -> codec instanceof EnumCodec;
            case PRIMITIVE_ARRAY -> codec instanceof LeafCodec;
            default -> true;
        };
        if (!fits) {
            throw Refusal.shape("The payload's schema misstates the class of a field: field="
                    + EscapedNames.of(written.name()) + ", kind="
                    + written.kind() + ", class=" + EscapedNames.of(codec.type().getName()), "fetch or make the payload again");
        }
        return codec;
    }

    /** Asks the policy unless nothing else can stand in for the declared type, whatever the writer's schema claims. */
    private Codec asked(Codec codec) {
        Class<?> type = codec.type();
        boolean named = !type.isArray() && !UnknownValue.class.isAssignableFrom(type);
        Form form = named ? ReferenceSlot.form(type, types) : Form.MONOMORPHIC;
        if (form == Form.DECLARED_OR_NAMED || form == Form.NAMED) {
            types.requireAllowed(type.getName());
        }
        return codec;
    }

    /** Makes the slot of a field that is missing here, so its declared class may be missing, too. */
    ReferenceSlot unknown(Slot written) {
        String descriptor = written.descriptor();
        return ReferenceSlot.adapted(Object.class, form(written.kind(), descriptor), types, () -> unknownTarget(written));
    }

    /** Looks for a missing class only once, however many fields declare it. */
    private Codec unknownTarget(Slot written) {
        String key = written.kind().name() + written.descriptor();
        Codec known = unknownTargets.get(key);
        if (known == null) {
            known = findUnknownTarget(written);
            unknownTargets.put(key, known);
        }
        return known;
    }

    private Codec findUnknownTarget(Slot written) {
        String descriptor = written.descriptor();
        try {
            Codec target = fitting(target(descriptor, Object.class), written);
            return isOtherEnum(target) ? missing(descriptor) : target;
        } catch (Refusal e) {
            return missing(descriptor);
        }
    }

    /** Returns whether this is an enum that may lack constants here, or an array of such an enum. */
    private static boolean isOtherEnum(Codec codec) {
        return codec.name() instanceof TypeName.Adapted && ArrayTypes.element(codec.type()).isEnum();
    }

    private Codec missing(String descriptor) {
        int dimensions = descriptor.lastIndexOf('[') + 1;
        Codec codec = adaptation.unknown(className(descriptor.substring(dimensions)));
        return dimensions == 0 ? codec : adaptations.arrayOfUnknown(codec, dimensions);
    }

    private Form form(SlotKind kind, String descriptor) {
        return switch (kind) {
            case STRING -> Form.STRING;
            case ENUM -> Form.ENUM;
            case PRIMITIVE_ARRAY -> Form.MONOMORPHIC;
            case REFERENCE_ARRAY -> Form.DECLARED_OR_NAMED;
            case RECORD, OBJECT -> layout(descriptor).flatMap(Layout::writeReplaceOwner).isPresent()
                    ? Form.DECLARED_OR_NAMED
                    : Form.MONOMORPHIC;
            case COLLECTION, MAP, POLYMORPHIC -> layout(descriptor).isPresent() ? Form.DECLARED_OR_NAMED : Form.NAMED;
            default -> ofJdk(descriptor);
        };
    }

    private Form ofJdk(String descriptor) {
        JdkType type = JdkType.ofClassName(className(descriptor));
        return type == null ? Form.NAMED : types.formOf(type);
    }

    private Optional<Layout> layout(String descriptor) {
        return adaptation.layout(className(descriptor));
    }

    private static String className(String descriptor) {
        return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    }

    /** Returns the codec of objects of exactly the declared class. */
    private Codec target(String descriptor, Class<?> here) {
        if (descriptor.charAt(0) == '[') {
            return array(descriptor, here);
        }
        String name = className(descriptor);
        JdkType type = JdkType.ofClassName(name);
        if (type != null) {
            return here.descriptorString().equals(descriptor) ? types.declared(here) : jdk(type, name);
        }
        Codec local = local(descriptor, here);
        return layout(descriptor).isPresent() ? adaptation.codec(name, local) : local;
    }

    /** Asks the policy before the class is loaded. */
    private Codec jdk(JdkType type, String name) {
        types.requireAllowed(name);
        return Objects.requireNonNull(types.ofJdk(type));
    }

    /** Returns the codec of a local class. The field vouches for the class if it declares it. */
    private Codec local(String descriptor, Class<?> here) {
        boolean vouched = here.descriptorString().equals(descriptor) || isRenamed(descriptor, here);
        return vouched ? types.declared(here) : adaptations.local(className(descriptor), adaptation.written());
    }

    /** Returns whether the local class or the writer declares the other's class name as a former name. */
    private boolean isRenamed(String descriptor, Class<?> here) {
        return descriptor.charAt(0) == 'L' && !ClassModel.isPlatformName(here.getName())
                && adaptations.isSame(className(descriptor), here.getName(), adaptation.written());
    }

    private Codec array(String descriptor, Class<?> here) {
        int dimensions = descriptor.lastIndexOf('[') + 1;
        JdkType primitives = JdkType.ofClassName(descriptor.substring(dimensions - 1));
        Codec codec = primitives != null
                ? Objects.requireNonNull(types.ofJdk(primitives))
                : target(descriptor.substring(dimensions), ArrayTypes.element(here));
        Class<?> type = codec.type();
        for (int i = primitives == null ? 0 : 1; i < dimensions; i++) {
            type = type.arrayType();
        }
        return array(type, codec);
    }

    /** Returns the codec of an array whose innermost element has this codec. */
    Codec array(Class<?> type, Codec element) {
        if (!(element.name() instanceof TypeName.Adapted name)) {
            return types.declared(type);
        }
        Class<?> component = type.getComponentType();
        ReferenceSlot slot = component.isArray()
                ? ReferenceSlot.adapted(component, Form.DECLARED_OR_NAMED, types, () -> array(component, element))
                : ReferenceSlot.adapted(component, elementForm(component, name), types, () -> asked(element));
        return new ArrayCodec(type, name, slot);
    }

    private Form elementForm(Class<?> here, TypeName.Adapted name) {
        Optional<Layout> written = name.by().layout(name.name());
        if (written.isEmpty()) {
            return Form.NAMED;
        }
        return elementForm(here, written.get());
    }

    /** Returns the form in which an array of a class holds its objects. */
    static Form elementForm(Class<?> here, Layout written) {
        boolean container = Collection.class.isAssignableFrom(here) || Map.class.isAssignableFrom(here);
        boolean last = written.isFinal() && !container;
        return switch (written.form()) {
            case ENUM -> Form.ENUM;
            case RECORD -> written.writeReplaceOwner().isPresent() ? Form.DECLARED_OR_NAMED : Form.MONOMORPHIC;
            default -> last && written.writeReplaceOwner().isEmpty() ? Form.MONOMORPHIC : Form.DECLARED_OR_NAMED;
        };
    }
}
