// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.evolution.Renames;
import java.util.Set;

/**
 * The run time's settings that decide which changes of classes it can read.
 *
 * @param renames of the settings, besides annotations
 * @param unknownConstantsBecomeNull of all enums
 * @param nullsBecomeNumbers whether null is read where a primitive is
 * @param substituted enums whose unknown constants become another one, by binary name
 */
public record RuntimeEvolution(
        Renames renames, boolean unknownConstantsBecomeNull, boolean nullsBecomeNumbers, Set<String> substituted) {

    /** Nothing is said. */
    public static final RuntimeEvolution NONE = new RuntimeEvolution(Renames.NONE, false, false, Set.of());

    /** Copies the set. */
    public RuntimeEvolution {
        substituted = Set.copyOf(substituted);
    }

    /** Whether a constant that the enum does not have any more is read. */
    public boolean replacesConstants(String enumName) {
        return unknownConstantsBecomeNull || substituted.contains(enumName);
    }
}
