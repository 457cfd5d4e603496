// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.ValueShape;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the values that have separate methods. */
final class StreamNodes {

    /**
     * A value with separate methods.
     *
     * @param name the suffix of the methods' names
     * @param where the place that failures name
     */
    record Node(String name, ValueShape shape, String where) {}

    private final Map<String, Node> known = new LinkedHashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();

    /** Returns the suffix of the methods' names. A place has one node, which both writes and reads it. */
    String add(ValueShape shape, String where) {
        Node node = known.get(where);
        if (node == null) {
            node = new Node(known.size() + where.substring(where.lastIndexOf('.') + 1).replaceAll("[\\[\\]{}]+", "\\$"),
                    shape, where);
            known.put(where, node);
            open.add(node);
        }
        return node.name();
    }

    /** Returns the next node whose methods are not emitted yet. */
    @Nullable Node next() {
        return open.poll();
    }
}
