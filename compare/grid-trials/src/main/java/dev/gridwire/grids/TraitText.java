// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

/**
 * Holds the texts for traits that several contestants share. They agree with how-it-measures.md, enhancer.md and Hazelcast's
 * manual.
 */
final class TraitText {

    /** About queries. */
    static final String WHOLE = "no: the whole value is read for each entry, and members need the class";
    /** About queries. */
    static final String FIELDS = "yes: single fields are read, and members need no class";
    /** About changes of a class. */
    static final String SAME = "none: both sides must have the same fields";
    /** About changes of a class. */
    static final String EVOLVES =
            "fields added, removed, renamed, widened and moved; what a version does not know is kept and written again";
    /** About changes of a class. */
    static final String ADDED = "fields added and removed, by name";
    /** About identity. */
    static final String COPIES = "no: a shared object comes back as several, a cycle is an error";
    /** About identity. */
    static final String KEPT = "yes";

    private TraitText() {}
}
