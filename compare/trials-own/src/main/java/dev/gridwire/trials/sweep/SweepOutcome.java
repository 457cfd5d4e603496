// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

/** The outcomes of a class; of several instances the gravest counts, which is the first here. */
public enum SweepOutcome {
    /** Gridwire broke in a way that it should not. */
    FAILED,
    /** Gridwire's copy is neither the original nor Java's copy. */
    DIFFERENT,
    /** Copies differ in the bits of NaN alone: Gridwire keeps them where Java's streams write all NaNs alike. */
    NAN_BITS,
    /** Gridwire refused it, and said why. */
    REFUSED,
    /** The class's own code, such as a constructor, {@code hashCode} or a hook, takes too long, in Java's streams too. */
    SLOW,
    /** Gridwire's copy is Java's copy but for fields of superclasses that are not Serializable: Java loses them. */
    KEPT,
    /** Gridwire's copy is equal to the original, or to Java's copy. */
    EQUAL,
    /** Java serialization cannot copy it, and Gridwire can. */
    BEYOND_JAVA,
    /** Java serialization cannot copy it. */
    ORACLE_FAILS,
    /** No instance could be made. */
    NO_INSTANCE,
    /** Left out by its package: its instances open windows, or are the JDK's own affair. */
    SKIPPED,
    /** The class needs one that is not on the class path. */
    NOT_LINKED;

    /** Whether Java serialization has copied an instance, which makes the class count. */
    public boolean isJudged() {
        return this != SLOW && compareTo(EQUAL) <= 0;
    }

    /** Whether an instance was made. */
    public boolean isInstantiated() {
        return this != SLOW && compareTo(ORACLE_FAILS) <= 0;
    }
}
