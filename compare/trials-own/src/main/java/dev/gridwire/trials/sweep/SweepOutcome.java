// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

/** The outcomes of a class, the worst first; among several instances, the worst counts. */
public enum SweepOutcome {
    /** Gridwire failed in a way that it should not. */
    FAILED,
    /** Gridwire's copy is neither the original nor Java's copy. */
    DIFFERENT,
    /** The copies differ only in the bits of NaN: Gridwire keeps them, while Java's streams write all NaNs alike. */
    NAN_BITS,
    /** Gridwire refused the class, with a reason. */
    REFUSED,
    /** The class's own code, such as a constructor, {@code hashCode} or a hook, takes too long in Java's streams, too. */
    SLOW,
    /** Gridwire's copy equals Java's except for fields of superclasses that are not Serializable, which Java loses. */
    KEPT,
    /** Gridwire's copy is equal to the original, or to Java's copy. */
    EQUAL,
    /** Java serialization cannot copy it, and Gridwire can. */
    BEYOND_JAVA,
    /** Java serialization cannot copy it. */
    ORACLE_FAILS,
    /** No instance could be made. */
    NO_INSTANCE,
    /** Left out because of its package: its instances open windows, or belong to the JDK itself. */
    SKIPPED,
    /** The class needs a class that is missing from the class path. */
    NOT_LINKED;

    /** Whether Java serialization has copied an instance, so that the class counts. */
    public boolean isJudged() {
        return this != SLOW && compareTo(EQUAL) <= 0;
    }

    /** Whether an instance was created. */
    public boolean isInstantiated() {
        return this != SLOW && compareTo(ORACLE_FAILS) <= 0;
    }
}
