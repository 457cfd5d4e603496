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

/** Enhances a workload's values for one mechanism without code from the user. Thread-safe. */
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
     * @throws IllegalStateException if a class cannot be enhanced; the message says why
     */
    public static EnhancedValues of(Workload<?> workload, Mechanism mechanism, TrustLevel trust) {
        // The id names the factory's class, and one JVM has several.
        int factoryId = FIRST_FACTORY_ID + Math.floorMod((workload.id() + mechanism + trust).hashCode(), Short.MAX_VALUE);
        List<Class<?>> types = withSuperclasses(workload.types());
        // A class without objects needs no generated class.
        types.removeIf(type -> !mechanism.changesClass() && Modifier.isAbstract(type.getModifiers()));
        return new EnhancedValues(EnhancedClasses.of(types, mechanism, trust, factoryId));
    }

    /** Returns superclasses first, without enums, which no mechanism changes. */
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

    /** Returns the value as an object of the enhanced class; shares strings and primitive arrays with it. */
    public Object of(Object plain) {
        return copies.of(plain);
    }

    /** Returns the other generated classes. */
    public List<Class<?>> others() {
        return classes.others();
    }
}
