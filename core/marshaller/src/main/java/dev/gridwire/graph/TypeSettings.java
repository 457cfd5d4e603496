// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.registry.TypeRegistry;

/** The settings of a marshaller that determine which types exist and how they are treated. */
public record TypeSettings(
        NamePolicy policy,
        TypeRegistry registry,
        ClassLoader loader,
        Limits limits,
        Generation generation,
        Sharing sharing,
        CanonicalRoots canonicalRoots,
        FinalFieldAccess finalFields) {

    /** Makes settings with this JDK's default for final fields. */
    public TypeSettings(
            NamePolicy policy,
            TypeRegistry registry,
            ClassLoader loader,
            Limits limits,
            Generation generation,
            Sharing sharing,
            CanonicalRoots canonicalRoots) {
        this(policy, registry, loader, limits, generation, sharing, canonicalRoots,
                FinalFieldAccess.of(FinalFieldAccess.standard()));
    }
}
