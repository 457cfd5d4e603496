// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.ValueShape;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values that have methods of their own. */
final class StreamNodes {

    /**
     * A value with methods of its own.
     *
     * @param name the end of the methods' names
     * @param where what failures name
     */
    record Node(String name, ValueShape shape, String where) {}

    private final Map<String, Node> known = new LinkedHashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();

    /** Gives the end of the methods' names. A place has one node, by which it is written and read. */
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

    /** The next node whose methods are not emitted yet. */
    @Nullable Node next() {
        return open.poll();
    }
}
