// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GravestDifferenceTest {

    @Test
    void equalGraphsDoNotDiffer() {
        assertThat(ExactComparison.gravest(node("a", node("b", null)), node("a", node("b", null)))).isEmpty();
        assertThat(ExactComparison.gravest(null, null)).isEmpty();
    }

    @Test
    void aValueThatDiffersIsNamedByItsPath() {
        assertThat(ExactComparison.gravest(node("a", node("b", null)), node("a", node("c", null))))
                .hasValueSatisfying(difference -> {
                    assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.VALUE);
                    assertThat(difference.path()).isEqualTo("GravestDifferenceTest$Node.next.name");
                    assertThat(difference.owner()).isEqualTo(Node.class.getName());
                    assertThat(difference.detail()).contains("b").contains("c");
                });
    }

    @Test
    void aTextWhoseEndsCannotBeSeenIsQuoted() {
        assertThat(ExactComparison.gravest("ada ", "ada")).hasValueSatisfying(difference ->
                assertThat(difference.detail()).isEqualTo("java.lang.String \"ada \" became java.lang.String ada"));
        assertThat(ExactComparison.gravest("ada", "")).hasValueSatisfying(difference ->
                assertThat(difference.detail()).isEqualTo("java.lang.String ada became java.lang.String \"\""));
    }

    @Test
    void aMissingObjectIsADifferenceOfValue() {
        assertThat(ExactComparison.gravest(node("a", null), null)).hasValueSatisfying(
                difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.VALUE));
        assertThat(ExactComparison.gravest(node("a", node("b", null)), node("a", null))).hasValueSatisfying(
                difference -> assertThat(difference.path()).isEqualTo("GravestDifferenceTest$Node.next"));
    }

    @Test
    void arraysAndListsDifferByElementAndBySize() {
        assertThat(ExactComparison.gravest(new long[] {1, 2}, new long[] {1, 3})).hasValueSatisfying(
                difference -> assertThat(difference.detail()).isEqualTo("2 became 3 at [1]"));
        assertThat(ExactComparison.gravest(List.of(1), List.of(1, 2))).hasValueSatisfying(
                difference -> assertThat(difference.detail()).isEqualTo("size 1 became 2"));
    }

    @Test
    void anotherClassOfListIsADifferenceOfType() {
        assertThat(ExactComparison.gravest(new LinkedList<>(List.of(1)), new ArrayList<>(List.of(1))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.TYPE));
    }

    @Test
    void anotherClassOfArrayIsADifferenceOfType() {
        assertThat(ExactComparison.gravest(new String[] {"a"}, new Object[] {"a"}))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.TYPE));
        assertThat(ExactComparison.gravest(new String[] {"a"}, new Object[] {"b"}))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.VALUE));
    }

    @Test
    void aDifferenceOfValueOutweighsTheOthers() {
        assertThat(ExactComparison.gravest(new LinkedList<>(List.of(1)), new ArrayList<>(List.of(2))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.VALUE));
    }

    @Test
    void anObjectThatIsNoLongerSharedIsADifferenceOfIdentity() {
        Date date = new Date(1);
        Node shared = node("s", null);
        assertThat(ExactComparison.gravest(List.of(shared, shared), List.of(node("s", null), node("s", null))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.IDENTITY));
        assertThat(ExactComparison.gravest(List.of(node("s", null), node("s", null)), List.of(shared, shared)))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.IDENTITY));
        assertThat(ExactComparison.gravest(List.of(date, date), List.of(new Date(1), new Date(1))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.IDENTITY));
        BigDecimal number = BigDecimal.valueOf(1);
        assertThat(ExactComparison.gravest(List.of(number, number), List.of(new BigDecimal("1"), new BigDecimal("1")))).isEmpty();
    }

    @Test
    void aCycleThatIsUnrolledOnceIsADifferenceOfIdentity() {
        assertThat(ExactComparison.gravest(selfReferring("a"), selfReferring("a"))).isEmpty();
        assertThat(ExactComparison.gravest(selfReferring("a"), node("a", selfReferring("a"))))
                .hasValueSatisfying(difference -> assertThat(difference.kind()).isEqualTo(GraphDifference.Kind.IDENTITY));
    }

    @Test
    void transientFieldsAreNotCompared() {
        Node one = node("a", null);
        one.cache = 1;
        assertThat(ExactComparison.gravest(one, node("a", null))).isEmpty();
    }

    @Test
    void aListOfAThousandNodesNeedsNoDeepStack() {
        assertThat(ExactComparison.gravest(chain(2_000), chain(2_000))).isEmpty();
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
