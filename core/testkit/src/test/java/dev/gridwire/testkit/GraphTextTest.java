// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GraphTextTest {

    @Test
    void valuesTellTheirTypes() {
        Object[] values = {1, 1L, (byte) 1, (short) 1, 1f, 1.0, 'c', "s", true, null, new Date(5), Thread.State.NEW};
        assertThat(GraphText.of(values)).isEqualTo(
                "Object[1, 1L, 1b, 1s, 1.0f, 1.0, 'c', \"s\", true, null, Date(5), State.NEW]");
    }

    @Test
    void anObjectThatIsMetTwiceHasALabel() {
        Node node = new Node("a");
        node.next = node;
        assertThat(GraphText.of(node)).isEqualTo("#1=GraphTextTest$Node{cache=0, name=\"a\", next=#1}");
        Node other = new Node("b");
        assertThat(GraphText.of(List.of(other, other)))
                .endsWith("[#1=GraphTextTest$Node{cache=0, name=\"b\", next=null}, #1]");
    }

    @Test
    void whatHasNoOrderIsSorted() {
        assertThat(GraphText.of(Set.of("b", "a"))).endsWith("[\"a\", \"b\"]");
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", 2);
        assertThat(GraphText.of(map)).isEqualTo("LinkedHashMap[\"b\": 1, \"a\": 2]");
        assertThat(GraphText.of(new LinkedHashSet<>(List.of(2, 1)))).isEqualTo("LinkedHashSet[2, 1]");
    }

    @Test
    @Tag("full")
    void aDeepGraphHasATextToo() {
        Node head = null;
        for (int i = 0; i < 20_000; i++) {
            Node node = new Node("n");
            node.next = head;
            head = node;
        }
        assertThat(GraphText.of(head)).hasSizeGreaterThan(20_000);
    }

    private static final class Node {
        final String name;
        Node next;
        transient int cache;

        Node(String name) {
            this.name = name;
        }
    }
}
