// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the statistics say of graphs that fused code leaves to the general walk each time. */
class FusedObstaclesTest {

    /** More than it takes until code is fused, and until it was made anew. */
    private static final int USES = 500;

    private static final List<Object> OF_MANY_CLASSES = List.of(
            "text", 1, 2L, (short) 3, (byte) 4, 5.0, 6f, 'c', true, UUID.fromString("0-0-0-0-1"), BigInteger.TEN, BigDecimal.ONE,
            Instant.EPOCH, LocalDate.EPOCH, LocalTime.NOON, Duration.ZERO, Period.ZERO, ZoneOffset.UTC);

    private final Marshaller marshaller =
            Marshaller.builder().register(FusedObstaclesTest.class).register(Rule.class).register(Box.class)
                    .register(Link.class).build();

    /** May hold a lambda. */
    static final class Rule implements Serializable {
        private static final long serialVersionUID = 1L;

        final String name;
        final @Nullable Comparator<String> order;

        Rule(String name, @Nullable Comparator<String> order) {
            this.name = name;
            this.order = order;
        }
    }

    /** May hold anything. */
    static final class Box implements Serializable {
        private static final long serialVersionUID = 1L;

        final List<Object> inside;

        Box(List<Object> inside) {
            this.inside = new ArrayList<>(inside);
        }

        static Box of(int depth) {
            List<Object> list = List.of("text");
            for (int i = 0; i < depth; i++) {
                list = new ArrayList<>(List.of(list));
            }
            return new Box(list);
        }
    }

    /** Leads back to its own code, however deep. */
    static final class Link implements Serializable {
        private static final long serialVersionUID = 1L;

        @Nullable Link next;

        static Link of(int depth) {
            Link link = new Link();
            for (int i = 1; i < depth; i++) {
                Link before = new Link();
                before.next = link;
                link = before;
            }
            return link;
        }
    }

    private TypeStatistics afterUses(IntFunction<Object> graph) {
        for (int i = 0; i < USES; i++) {
            marshaller.unmarshal(marshaller.marshal(graph.apply(i)));
        }
        return marshaller.statistics().types().get(0);
    }

    private static Comparator<String> order() {
        return (Comparator<String> & Serializable) (one, other) -> one.length() - other.length();
    }

    @Test
    void objectsThatHoldLambdasSaySo() {
        TypeStatistics type = afterUses(i -> new Rule("rule " + i, order()));
        assertThat(type.fallbacks()).isPositive();
        assertThat(type.obstacle()).isEqualTo("lambdas, and other objects of hidden classes, need the general walk");
    }

    @Test
    void objectsThatMightAndDoNotAreFusedWithoutObstacle() {
        TypeStatistics type = afterUses(i -> new Rule("rule " + i, null));
        assertThat(type.obstacle()).isEmpty();
        assertThat(type.fallbacks()).isZero();
    }

    @Test
    void graphsThatCameAfterCodeWasMadeForOthersSayWhyTheyFallBack() {
        assertThat(afterUses(i -> Box.of(1)).obstacle()).isEmpty();
        TypeStatistics type = afterUses(i -> i % 2 == 0 ? Box.of(1) : new Box(OF_MANY_CLASSES));
        assertThat(type.fallbacks()).isPositive();
        assertThat(type.obstacle()).startsWith("a place holds objects of too many classes: ");
    }

    @Test
    void deepGraphsSaySo() {
        TypeStatistics type = afterUses(i -> Box.of(i % 2 == 0 ? 1 : 100));
        assertThat(type.fallbacks()).isPositive();
        assertThat(type.obstacle()).isEqualTo("objects below 40 levels may need the general walk");
    }

    @Test
    void deepGraphsOfOneClassAreNoObstacle() {
        afterUses(i -> Link.of(1));
        TypeStatistics type = afterUses(i -> Link.of(100));
        assertThat(type.fallbacks()).isZero();
        assertThat(type.obstacle()).isEmpty();
    }

    @Test
    void graphsThatAreDeferredSaySo() {
        TypeStatistics type = afterUses(i -> Link.of(i % 2 == 0 ? 1 : 300));
        assertThat(type.fallbacks()).isPositive();
        assertThat(type.obstacle()).isEqualTo("objects below 128 levels need the general walk");
    }
}
