// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** What JMH alone measures, since a turn of windows does not fit it: one call for many values, or one that is short. */
public enum Suite {
    /** Maps of many entries: single calls, calls for many, queries, entry processors. */
    BULK("2g", Bar.of("identified"), Bar.of("java")),
    /** Classes that change. */
    EVOLUTION("1g", Bar.of("gridwire-shared"), Bar.ofOperation(Suite.READ_OTHER, Suite.READ_OWN)),
    /** Classes with hooks of Java serialization. */
    HOOKED("1g", Bar.of("java")),
    /** Orders in one member, for the published comparisons. */
    ORDERS("1g");

    /** An operation on classes that change. */
    public static final String WRITE = "write";
    /** An operation on classes that change: a payload of the same state. */
    public static final String READ_OWN = "read own";
    /** An operation on classes that change: a payload of the old state. */
    public static final String READ_OTHER = "read other";

    private final String heap;
    private final List<Bar> bars;

    Suite(String heap, Bar... bars) {
        this.heap = heap;
        this.bars = List.of(bars);
    }

    static Suite of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    /** The name in the results, and of the option that asks for it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The heap of its JVMs, as a flag writes it. */
    String heap() {
        return heap;
    }

    /** What its figures are divided by. */
    List<Bar> bars() {
        return bars;
    }

    /**
     * What figures are divided by.
     *
     * @param title in the head of the table
     * @param of the cell that another is divided by; empty where it is not
     */
    record Bar(String title, Function<BenchmarkCell, Optional<BenchmarkCell>> of) {

        /** The same operation of a mechanism. */
        static Bar of(String mechanism) {
            return new Bar(mechanism, cell -> Optional.of(cell.with(mechanism, cell.operation())));
        }

        /** One operation by another of the same mechanism. */
        static Bar ofOperation(String divided, String by) {
            return new Bar("its " + by, cell -> cell.operation().equals(divided)
                    ? Optional.of(cell.with(cell.mechanism(), by)) : Optional.empty());
        }
    }
}
