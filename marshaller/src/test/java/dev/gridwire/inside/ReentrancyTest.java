// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Users' code that uses the same marshaller in the middle of a graph of the same classes. */
class ReentrancyTest {

    private static final int DEPTH = 3;

    private final Marshaller marshaller = marshaller();
    private final byte[] expected = marshaller().marshal(Busy.graph());
    private int depth;
    private int deepest;
    private int reached;

    static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.inside").build();
    }

    @ParameterizedTest
    @EnumSource(Point.class)
    void nestedThreeDeepTheBytesAreTheSame(Point point) {
        for (int i = 0; i < 3; i++) {
            Object graph = Busy.graph();
            point.during(this::nest, () -> copy(graph));
        }
        assertThat(deepest).isEqualTo(DEPTH);
        copy(Busy.graph());
    }

    /** Now and then: a graph that did so at each of its objects would take hours. */
    private void nest() {
        reached++;
        if (depth < DEPTH && (deepest < DEPTH || reached % 29 == 0)) {
            depth++;
            deepest = Math.max(deepest, depth);
            try {
                copy(Busy.graph());
            } finally {
                depth--;
            }
        }
    }

    private void copy(Object graph) {
        byte[] bytes = marshaller.marshal(graph);
        assertThat(bytes).isEqualTo(expected);
        assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).isEqualTo(expected);
    }
}
