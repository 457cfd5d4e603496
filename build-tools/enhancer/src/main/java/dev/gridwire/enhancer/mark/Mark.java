// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.mark;

import dev.gridwire.enhancer.form.Mechanism;

/**
 * The enhancer's mark in a class file: the annotation {@code dev.gridwire.Enhanced}. It is invisible at run time, and its class
 * need not exist.
 *
 * @param tool the version of the enhancer
 * @param mechanism the mechanism of the form that the class has or serves
 * @param options a digest of all options that decide the form
 * @param subject the binary name of the class that got the form: this class if it was rewritten; empty if the class serves
 *     several
 * @param base the binary name of the nearest superclass with the same form; empty if there was none
 * @param level the fingerprint of the subject's own declarations
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
     * @param factoryId 0 if there is none
     * @param classId 0 if there is none
     * @param version 0 if there is none
     */
    public record Ids(int factoryId, int classId, int version) {}

    /** Whether the same version made the other mark with the same options. */
    public boolean isMadeAs(Mark other) {
        return tool.equals(other.tool) && mechanism == other.mechanism && options.equals(other.options);
    }
}
