// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.state.ClassState;
import dev.gridwire.trials.hazelcast.state.FieldKind;

/** A class that changes. */
public enum EvolvingCase {
    /** Flat: a field added, one removed, one widened from int to long, all reordered. */
    PROGRAMMER(
            ClassState.named("Programmer",
                    "String name", "int age", "?String team", "String language", "boolean remote", "double salary"),
            ClassState.named("Programmer",
                    "double salary", "String language", "+long age", "String name", "?String email", "boolean remote")),
    /** With an array of 100 longs: two fields added, one removed, all reordered. */
    CUSTOMER(
            ClassState.named("Customer",
                    "int id", "String name", "long birthday", "String email", "?String fax", "long[] longs"),
            ClassState.named("Customer",
                    "long[] longs", "?String phone", "String email", "int id", "String name", "long birthday", "?int points")),
    /** With a list of ten lines: a field added to it and one to the lines, all reordered. */
    ORDER(
            ClassState.named("Order", "long orderId", "long date", "String customer", "List<OrderLine> lines")
                    .with(ClassState.named("OrderLine", "String product", "int amount")),
            ClassState.named("Order", "String customer", "long date", "?String note", "List<OrderLine> lines", "long orderId")
                    .with(ClassState.named("OrderLine", "int amount", "?double price", "String product"))),
    /** An enum with a constant inserted, and a value that both have. */
    CONSTANT_KEPT(ticket("CLOSED", "OPEN", "CLOSED"), ticket("CLOSED", "OPEN", "WAITING", "CLOSED")),
    /** The same, and the new constant. */
    CONSTANT_ADDED(ticket("OPEN", "OPEN", "CLOSED"), ticket("WAITING", "OPEN", "WAITING", "CLOSED"));

    final ClassState before;
    final ClassState after;

    EvolvingCase(ClassState before, ClassState after) {
        this.before = before;
        this.after = after;
    }

    private static ClassState ticket(String constant, String... constants) {
        return ClassState.named("Ticket", "long id", "String title", "Status status").status(constant, constants);
    }

    /** The text field that a member edits which has read an object: the first. */
    String edited() {
        return before.fields().stream().filter(field -> field.kind() == FieldKind.STRING).findFirst().orElseThrow().name();
    }
}
