// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphComparisonTest {

    @Test
    void equalGraphsDoNotDiffer() {
        assertThat(GraphComparison.compare(node("a", node("b", null)), node("a", node("b", null)))).isEmpty();
        assertThat(GraphComparison.compare(null, null)).isEmpty();
    }

    @Test
    void aValueThatDiffersIsNamedByItsPath() {
        assertThat(GraphComparison.compare(node("a", node("b", null)), node("a", node("c", null))))
                .hasValueSatisfying(difference -> {
                    assertThat(difference.kind()).isEqualTo(Difference.Kind.VALUE);
                    assertThat(difference.path()).isEqualTo("Node.next.name");
                    assertThat(difference.detail()).contains("b").contains("c");
                });
    }

    @Test
    void aMissingObjectIsADifferenceOfValue() {
        assertThat(GraphComparison.compare(node("a", null), null)).hasValueSatisfying(
                difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.VALUE));
        assertThat(GraphComparison.compare(node("a", node("b", null)), node("a", null))).hasValueSatisfying(
                difference -> assertThat(difference.path()).isEqualTo("Node.next"));
    }

    @Test
    void arraysAndListsDifferByElementAndBySize() {
        assertThat(GraphComparison.compare(new long[] {1, 2}, new long[] {1, 3})).hasValueSatisfying(
                difference -> assertThat(difference.path()).isEqualTo("long[][1]"));
        assertThat(GraphComparison.compare(List.of(1), List.of(1, 2))).hasValueSatisfying(
                difference -> assertThat(difference.detail()).isEqualTo("size 1 became 2"));
    }

    @Test
    void anotherClassOfListIsADifferenceOfType() {
        assertThat(GraphComparison.compare(new LinkedList<>(List.of(1)), new ArrayList<>(List.of(1))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.TYPE));
    }

    @Test
    void aDifferenceOfValueOutweighsTheOthers() {
        assertThat(GraphComparison.compare(new LinkedList<>(List.of(1)), new ArrayList<>(List.of(2))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.VALUE));
    }

    @Test
    void anObjectThatIsNoLongerSharedIsADifferenceOfIdentity() {
        Date date = new Date(1);
        Node shared = node("s", null);
        assertThat(GraphComparison.compare(List.of(shared, shared), List.of(node("s", null), node("s", null))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.IDENTITY));
        assertThat(GraphComparison.compare(List.of(node("s", null), node("s", null)), List.of(shared, shared)))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.IDENTITY));
        assertThat(GraphComparison.compare(List.of(date, date), List.of(new Date(1), new Date(1)))).isEmpty();
    }

    @Test
    void aCycleThatIsUnrolledOnceIsADifferenceOfIdentity() {
        assertThat(GraphComparison.compare(selfReferring("a"), selfReferring("a"))).isEmpty();
        assertThat(GraphComparison.compare(selfReferring("a"), node("a", selfReferring("a"))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(Difference.Kind.IDENTITY));
    }

    @Test
    void transientFieldsAreNotCompared() {
        Node one = node("a", null);
        one.cache = 1;
        assertThat(GraphComparison.compare(one, node("a", null))).isEmpty();
    }

    @Test
    void aListOfAThousandNodesNeedsNoDeepStack() {
        assertThat(GraphComparison.compare(chain(2_000), chain(2_000))).isEmpty();
    }

    private static Node chain(int length) {
        Node head = node("end", null);
        for (int i = 1; i < length; i++) {
            head = node("n", head);
        }
        return head;
    }

    private static Node selfReferring(String name) {
        Node node = node(name, null);
        node.next = node;
        return node;
    }

    private static Node node(String name, Node next) {
        Node node = new Node();
        node.name = name;
        node.next = next;
        return node;
    }

    private static final class Node {
        String name;
        Node next;
        transient int cache;
    }
}
