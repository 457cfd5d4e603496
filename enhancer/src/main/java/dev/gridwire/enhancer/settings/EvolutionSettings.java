// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.evolution.Renames;
import java.util.Set;

/**
 * What the run time is told of classes that change, as far as it decides which changes can be read.
 *
 * @param renames what the settings say beside annotations
 * @param unknownConstantsBecomeNull of all enums
 * @param substituted enums whose unknown constants become another one, by binary name
 */
public record EvolutionSettings(Renames renames, boolean unknownConstantsBecomeNull, Set<String> substituted) {

    /** Nothing is said. */
    public static final EvolutionSettings NONE = new EvolutionSettings(Renames.NONE, false, Set.of());

    /** Copies the set. */
    public EvolutionSettings {
        substituted = Set.copyOf(substituted);
    }

    /** Whether a constant that the enum does not have any more is read. */
    public boolean replacesConstants(String enumName) {
        return unknownConstantsBecomeNull || substituted.contains(enumName);
    }
}
