// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

/** The words for traits that several contestants share, as how-it-measures.md, enhancer.md and Hazelcast's manual say. */
final class TraitText {

    /** Of queries. */
    static final String WHOLE = "no: the whole value is read for each entry, and members need the class";
    /** Of queries. */
    static final String FIELDS = "yes: single fields are read, and members need no class";
    /** Of changes of a class. */
    static final String SAME = "none: both sides must have the same fields";
    /** Of changes of a class. */
    static final String EVOLVES =
            "fields added, removed, renamed, widened and moved; what a version does not know is kept and written again";
    /** Of changes of a class. */
    static final String ADDED = "fields added and removed, by name";
    /** Of identity. */
    static final String COPIES = "no: a shared object comes back as several, a cycle is an error";
    /** Of identity. */
    static final String KEPT = "yes";

    private TraitText() {}
}
