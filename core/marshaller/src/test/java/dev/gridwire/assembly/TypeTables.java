// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.assembly;

import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.type.FinalFields;
import java.util.Map;
import java.util.Set;

/** Makes tables of types without a marshaller around them. */
public final class TypeTables {

    private TypeTables() {}

    /** The types of the tests of graphs and objects. */
    public static TypeTable of(Generation generation, Sharing sharing) {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of("dev.gridwire.graph", "dev.gridwire.object"));
        return of(policy, Limits.DEFAULT, generation, sharing);
    }

    /** The types of a policy, none of which has an id. */
    public static TypeTable of(NamePolicy policy, Limits limits, Generation generation, Sharing sharing) {
        return of(policy, TypeTables.class.getClassLoader(), limits, generation, sharing);
    }

    /** The types of a class loader's classes. */
    public static TypeTable of(
            NamePolicy policy, ClassLoader loader, Limits limits, Generation generation, Sharing sharing) {
        return of(policy, loader, limits, generation, sharing, FinalFieldAccess.standard());
    }

    /** The types of a class loader's classes, whose final fields are set so. */
    public static TypeTable of(
            NamePolicy policy, ClassLoader loader, Limits limits, Generation generation, Sharing sharing,
            FinalFields finalFields) {
        TypeSettings settings = new TypeSettings(policy, new TypeRegistry(Map.of()), loader, limits, generation, sharing,
                CanonicalRoots.NONE, FinalFieldAccess.of(finalFields));
        return TypeAssembly.of(settings, EvolutionRules.DEFAULT);
    }
}
