// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ComponentModel;
import dev.gridwire.codegen.model.ConstructorModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Chooses how an object is created. It follows Java serialization (Java Object Serialization Specification 3.1), with two
 * additions. A class that is not Serializable runs its own constructor if it has one without parameters. If the superclass that
 * the specification names has no constructor for us, which is an error there, the next superclass is tried.
 *
 * <p>Synthetic constructors are ignored, because nobody chose them; so the enhancer may add one.
 */
final class ConstructionRules {

    private static final String NO_ARGUMENTS = "()V";

    private final Hierarchy hierarchy;

    ConstructionRules(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    Construction of(ClassModel model, Form form) {
        return switch (form) {
            case ENUM -> new Construction(Way.ENUM_CONSTANT, model.name(), "", List.of());
            case RECORD -> canonical(model);
            case EXTERNALIZABLE -> hasPublicConstructor(model) ? own(model) : none(model);
            case CLASS -> model.isAbstract() ? none(model) : plain(model);
        };
    }

    private Construction plain(ClassModel model) {
        boolean serializable = hierarchy.isSubtype(model.name(), PlatformTypes.SERIALIZABLE);
        return !serializable && written(model) != null ? own(model) : inherited(model);
    }

    private static Construction none(ClassModel model) {
        return new Construction(Way.NONE, model.name(), "", List.of());
    }

    private static Construction own(ClassModel model) {
        return new Construction(Way.OWN_CONSTRUCTOR, model.name(), NO_ARGUMENTS, List.of());
    }

    private static Construction canonical(ClassModel model) {
        StringBuilder descriptor = new StringBuilder("(");
        List<String> names = new ArrayList<>();
        for (ComponentModel component : model.components()) {
            descriptor.append(component.descriptor());
            names.add(component.name());
        }
        return new Construction(Way.CANONICAL_CONSTRUCTOR, model.name(), descriptor.append(")V").toString(), names);
    }

    private static boolean hasPublicConstructor(ClassModel model) {
        ConstructorModel constructor = written(model);
        return constructor != null && constructor.access() == Access.PUBLIC;
    }

    private static @Nullable ConstructorModel written(ClassModel model) {
        Optional<ConstructorModel> constructor = model.noArgConstructor();
        return constructor.isEmpty() || constructor.get().isSynthetic() ? null : constructor.get();
    }

    private Construction inherited(ClassModel model) {
        List<ClassModel> chain = hierarchy.chain(model);
        for (ClassModel superclass : chain.subList(1, chain.size())) {
            ConstructorModel constructor = written(superclass);
            boolean serializable = hierarchy.isSubtype(superclass.name(), PlatformTypes.SERIALIZABLE);
            if (!serializable && constructor != null && reaches(model, superclass, constructor)) {
                return new Construction(Way.SUPERCLASS_CONSTRUCTOR, superclass.name(), NO_ARGUMENTS, List.of());
            }
        }
        return none(model);
    }

    private static boolean reaches(ClassModel model, ClassModel superclass, ConstructorModel constructor) {
        return switch (constructor.access()) {
            case PUBLIC, PROTECTED -> true;
            case PACKAGE -> model.packageName().equals(superclass.packageName());
            case PRIVATE -> false;
        };
    }
}
