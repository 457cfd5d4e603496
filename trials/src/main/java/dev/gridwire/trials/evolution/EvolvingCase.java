// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A class that changes. */
public enum EvolvingCase {
    /** Flat: a field added, one removed, one widened from int to long, all reordered. */
    PROGRAMMER("name", true),
    /** With an array of 100 longs: two fields added, one removed, all reordered. */
    CUSTOMER("name", true),
    /** With a list of ten lines: a field added to it and one to the lines, all reordered. */
    ORDER("customer", true),
    /** An enum with a constant inserted, and a value that both have. */
    CONSTANT_KEPT("title", false),
    /** The same, and the new constant. */
    CONSTANT_ADDED("title", false);

    private final String edited;
    private final boolean timed;

    EvolvingCase(String edited, boolean timed) {
        this.edited = edited;
        this.timed = timed;
    }

    /** The name on the command line and in the results. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static EvolvingCase of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Those whose time is measured; the others are only looked at. */
    public static List<EvolvingCase> timed() {
        return Stream.of(values()).filter(one -> one.timed).toList();
    }

    /** The text field that a member edits which has read an object. */
    String edited() {
        return edited;
    }
}
