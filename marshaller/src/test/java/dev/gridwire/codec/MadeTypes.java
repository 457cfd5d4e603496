// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.type.TypePolicy;
import dev.gridwire.type.TypeRegistry;
import java.util.Map;
import java.util.Set;

/** TypeTable without a marshaller around them. */
final class MadeTypes {

    private MadeTypes() {}

    /** Those of this package. */
    static TypeTable of(Generation generation, Sharing sharing) {
        return of(new TypePolicy(Set.of(), Set.of(MadeTypes.class.getPackageName())), Limits.DEFAULT, generation, sharing);
    }

    /** Those of a policy, none of which has an id. */
    static TypeTable of(TypePolicy policy, Limits limits, Generation generation, Sharing sharing) {
        return TypeAssembly.of(new TypeSettings(policy, new TypeRegistry(Map.of()), MadeTypes.class.getClassLoader(), limits, generation, sharing, CanonicalRoots.NONE),
                EvolutionRules.DEFAULT);
    }
}
