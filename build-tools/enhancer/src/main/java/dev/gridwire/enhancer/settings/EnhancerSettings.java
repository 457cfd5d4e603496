// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import java.util.List;
import java.util.OptionalInt;

/**
 * The enhancer's part of {@code gridwire.properties}.
 *
 * @param targets mechanisms by class; a class gets the first one without an obstacle
 * @param levels the assumptions about a class's objects
 * @param keepFinal whether mechanisms that would have to remove {@code final} leave classes with final fields alone
 * @param replacedObjects whether classes with readResolve or writeReplace get a form if the mechanism calls neither
 * @param factoryId the factory id of all classes that get ids; empty to have one assigned
 * @param filter which classes are considered
 * @param evolution the settings that make changes readable
 */
public record EnhancerSettings(
        ByPattern<List<Mechanism>> targets,
        ByPattern<TrustLevel> levels,
        boolean keepFinal,
        boolean replacedObjects,
        AnnotationNames annotations,
        OnUnsupported onUnsupported,
        OptionalInt factoryId,
        Filter filter,
        RuntimeEvolution evolution) {

    /** The settings without a file: the native codec for every serializable class. */
    public static final EnhancerSettings DEFAULT = new EnhancerSettings(
            ByPattern.all(List.of(Mechanism.NATIVE)),
            ByPattern.all(TrustLevel.SAFE),
            false,
            false,
            AnnotationNames.NONE,
            OnUnsupported.WARN,
            OptionalInt.empty(),
            Filter.ALL,
            RuntimeEvolution.NONE);

    /**
     * Says which classes are considered.
     *
     * @param include empty for all
     * @param exclude overrides {@code include}
     */
    public record Filter(List<NamePattern> include, List<NamePattern> exclude) {

        /** Every class. */
        public static final Filter ALL = new Filter(List.of(), List.of());

        /** Copies the lists. */
        public Filter {
            include = List.copyOf(include);
            exclude = List.copyOf(exclude);
        }

        /** Whether the class is considered. */
        public boolean accepts(String typeName) {
            boolean included = include.isEmpty() || include.stream().anyMatch(each -> each.matches(typeName));
            return included && exclude.stream().noneMatch(each -> each.matches(typeName));
        }
    }

    /** Returns the settings with other mechanisms for the classes that no rule names. */
    public EnhancerSettings withTargets(List<Mechanism> mechanisms) {
        return new EnhancerSettings(new ByPattern<>(List.copyOf(mechanisms), targets.rules()), levels, keepFinal,
                replacedObjects, annotations, onUnsupported, factoryId, filter, evolution);
    }

    /** Returns the settings with another level for the classes that no rule names. */
    public EnhancerSettings withLevel(TrustLevel level) {
        return new EnhancerSettings(targets, new ByPattern<>(level, levels.rules()), keepFinal, replacedObjects, annotations,
                onUnsupported, factoryId, filter, evolution);
    }

    /** Returns the settings with another reaction to classes that cannot be enhanced. */
    public EnhancerSettings withOnUnsupported(OnUnsupported answer) {
        return new EnhancerSettings(targets, levels, keepFinal, replacedObjects, annotations, answer, factoryId, filter,
                evolution);
    }

    /** Returns the settings for some classes only. */
    public EnhancerSettings withFilter(Filter other) {
        return new EnhancerSettings(targets, levels, keepFinal, replacedObjects, annotations, onUnsupported, factoryId, other,
                evolution);
    }

    /** Returns the settings with this factory id. */
    public EnhancerSettings withFactoryId(int id) {
        return new EnhancerSettings(targets, levels, keepFinal, replacedObjects, annotations, onUnsupported,
                OptionalInt.of(id), filter, evolution);
    }
}
