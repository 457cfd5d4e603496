// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A class that changes. */
public enum EvolvingCase {
    /** Flat: a field added, one removed, one widened from int to long, all reordered. */
    PROGRAMMER("name", true,
            State.of(EvolvingClass.of("Programmer",
                    "String name", "int age", "?String team", "String language", "boolean remote", "double salary")),
            State.of(EvolvingClass.of("Programmer",
                    "double salary", "String language", "+long age", "String name", "?String email", "boolean remote"))),
    /** With an array of 100 longs: two fields added, one removed, all reordered. */
    CUSTOMER("name", true,
            State.of(EvolvingClass.of("Customer",
                    "int id", "String name", "long birthday", "String email", "?String fax", "long[] longs")),
            State.of(EvolvingClass.of("Customer",
                    "long[] longs", "?String phone", "String email", "int id", "String name", "long birthday", "?int points"))),
    /** With a list of ten lines: a field added to it and one to the lines, all reordered. */
    ORDER("customer", true,
            State.of(EvolvingClass.of("Order", "long orderId", "long date", "String customer", "List<OrderLine> lines"),
                    EvolvingClass.of("OrderLine", "String product", "int amount")),
            State.of(EvolvingClass.of("Order",
                            "String customer", "long date", "?String note", "List<OrderLine> lines", "long orderId"),
                    EvolvingClass.of("OrderLine", "int amount", "?double price", "String product"))),
    /** An enum with a constant inserted, and a value that both have. */
    CONSTANT_KEPT("title", false, State.ofTicket("CLOSED", "OPEN", "CLOSED"),
            State.ofTicket("CLOSED", "OPEN", "WAITING", "CLOSED")),
    /** The same, and the new constant. */
    CONSTANT_ADDED("title", false, State.ofTicket("OPEN", "OPEN", "CLOSED"),
            State.ofTicket("WAITING", "OPEN", "WAITING", "CLOSED"));

    private final String edited;
    private final boolean timed;
    private final State before;
    private final State after;

    EvolvingCase(String edited, boolean timed, State before, State after) {
        this.edited = edited;
        this.timed = timed;
        this.before = before;
        this.after = after;
    }

    /**
     * The classes of one state.
     *
     * @param classes that of the values first
     * @param constants of the enum {@code Status}; empty where no field has it
     * @param constant the one that values have
     */
    record State(List<EvolvingClass> classes, List<String> constants, String constant) {

        static State of(EvolvingClass... classes) {
            return new State(List.of(classes), List.of(), "");
        }

        static State ofTicket(String constant, String... constants) {
            EvolvingClass ticket = EvolvingClass.of("Ticket", "long id", "String title", "Status status");
            return new State(List.of(ticket), List.of(constants), constant);
        }
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

    State before() {
        return before;
    }

    State after() {
        return after;
    }
}
