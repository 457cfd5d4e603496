// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.trials.workload.Workload;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A workload's values, enhanced for one mechanism with no code of the user's. Thread-safe. */
public final class EnhancedValues {

    private static final int FIRST_FACTORY_ID = 100;

    private final EnhancedClasses classes;
    private final EnhancedGraphs copies;

    private EnhancedValues(EnhancedClasses classes) {
        this.classes = classes;
        this.copies = new EnhancedGraphs(classes.copies());
    }

    /**
     * Enhances the classes of a workload.
     *
     * @throws IllegalStateException if one of them cannot be enhanced; the message says why
     */
    public static EnhancedValues of(Workload<?> workload, Mechanism mechanism, TrustLevel trust) {
        // The factory's class is named by its id, and several stand in one JVM.
        int factoryId = FIRST_FACTORY_ID + Math.floorMod((workload.id() + mechanism + trust).hashCode(), Short.MAX_VALUE);
        List<Class<?>> types = withSuperclasses(workload.types());
        // Nothing is made beside a class that has no objects.
        types.removeIf(type -> !mechanism.changesClass() && Modifier.isAbstract(type.getModifiers()));
        return new EnhancedValues(EnhancedClasses.of(types, mechanism, trust, factoryId));
    }

    /** Superclasses first; without enums, which no mechanism changes. */
    private static List<Class<?>> withSuperclasses(List<Class<?>> types) {
        Set<Class<?>> all = new LinkedHashSet<>();
        types.stream().filter(type -> !type.isEnum()).forEach(type -> addWithSuperclasses(type, all));
        return new ArrayList<>(all);
    }

    private static void addWithSuperclasses(Class<?> type, Set<Class<?>> all) {
        boolean counts = Serializable.class.isAssignableFrom(type) && !ClassModel.isPlatformName(type.getName());
        if (counts) {
            addWithSuperclasses(type.getSuperclass(), all);
            all.add(type);
        }
    }

    /** The value as an object of the enhanced class; shares strings and primitive arrays with it. */
    public Object of(Object plain) {
        return copies.of(plain);
    }

    /** The further made classes. */
    public List<Class<?>> others() {
        return classes.others();
    }
}
