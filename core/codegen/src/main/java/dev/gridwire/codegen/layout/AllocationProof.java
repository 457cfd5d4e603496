// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.StoringConstructor;
import dev.gridwire.codegen.model.StoringConstructor.Store;
import java.util.Comparator;
import java.util.Optional;

/** Proves that a constructor of a class can replace allocating an object without a constructor. */
final class AllocationProof {

    private static final String OBJECT = "java.lang.Object";

    private final Hierarchy hierarchy;

    AllocationProof(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Returns the constructor; if there are several, the shortest one, then the first by descriptor. */
    Optional<AllocatingConstructor> of(Layout layout) {
        boolean isAllocated = layout.construction().way() == Way.SUPERCLASS_CONSTRUCTOR
                && layout.construction().owner().equals(OBJECT);
        if (layout.form() != Form.CLASS || !layout.isPlain() || !isAllocated) {
            return Optional.empty();
        }
        ClassModel model = hierarchy.require(layout.typeName());
        return ConstructorProof.storing(hierarchy, model).stream()
                .filter(this::isAllocating)
                .flatMap(found -> ConstructorProof.live(model, found.descriptor()).stream())
                .min(Comparator.comparingInt((ConstructorModel found) -> found.descriptor().length())
                        .thenComparing(ConstructorModel::descriptor))
                .map(found -> new AllocatingConstructor(found.descriptor(), found.access()));
    }

    /**
     * Returns whether the constructor and those of superclasses store only parameters and zeros, and no parameter may be missing.
     */
    private boolean isAllocating(StoringConstructor constructor) {
        boolean storesOnlyArguments = constructor.stores().stream()
                .allMatch(store -> store.parameter() >= 0 || store.parameter() == Store.ZERO);
        return storesOnlyArguments && constructor.nonNull().isEmpty()
                && (constructor.superclass().equals(OBJECT) || isSuperclassAllocating(constructor));
    }

    private boolean isSuperclassAllocating(StoringConstructor caller) {
        Optional<ClassModel> model = hierarchy.find(caller.superclass());
        return model.isPresent() && !ClassModel.isPlatformName(caller.superclass())
                && ConstructorProof.storing(hierarchy, model.get()).stream()
                        .anyMatch(each -> each.descriptor().equals(caller.superDescriptor()) && isAllocating(each));
    }
}
