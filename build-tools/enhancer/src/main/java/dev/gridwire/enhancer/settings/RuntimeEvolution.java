// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.evolution.Renames;
import java.util.Set;

/**
 * The run time's settings that decide which changes of classes it can read.
 *
 * @param renames renames in the settings, besides those of annotations
 * @param unknownConstantsBecomeNull whether unknown constants of all enums become null
 * @param nullsBecomeNumbers whether a primitive field accepts null
 * @param substituted the binary names of enums with a substitute for unknown constants
 */
public record RuntimeEvolution(
        Renames renames, boolean unknownConstantsBecomeNull, boolean nullsBecomeNumbers, Set<String> substituted) {

    /** No settings. */
    public static final RuntimeEvolution NONE = new RuntimeEvolution(Renames.NONE, false, false, Set.of());

    /** Copies the set. */
    public RuntimeEvolution {
        substituted = Set.copyOf(substituted);
    }

    /** Whether a constant that the enum no longer has can be read. */
    public boolean replacesConstants(String enumName) {
        return unknownConstantsBecomeNull || substituted.contains(enumName);
    }
}
