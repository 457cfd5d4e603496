// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.mark;

import dev.gridwire.enhancer.form.Mechanism;

/**
 * The enhancer's mark in a class file: the annotation {@code dev.gridwire.Enhanced}, invisible at run time, of
 * which no class need exist.
 *
 * @param tool the version of the enhancer
 * @param mechanism the form that it has, or serves
 * @param options a digest of all that decided how
 * @param subject binary name of the class that was formed: its own where it was rewritten; empty if it serves several
 * @param base binary name of the nearest superclass that had the same form; empty if there was none
 * @param level fingerprint of the subject's own declarations
 * @param ids all zero for none
 */
public record Mark(
        String tool,
        Mechanism mechanism,
        String options,
        String subject,
        String base,
        String level,
        Ids ids) {

    /** The annotation's descriptor. */
    public static final String DESCRIPTOR = "Ldev/gridwire/Enhanced;";

    /**
     * The ids of the class.
     *
     * @param factoryId 0 for none
     * @param classId 0 for none
     * @param version 0 for none
     */
    public record Ids(int factoryId, int classId, int version) {}

    /** Whether the same tool made it in the same way. */
    public boolean isMadeAs(Mark other) {
        return tool.equals(other.tool) && mechanism == other.mechanism && options.equals(other.options);
    }
}
