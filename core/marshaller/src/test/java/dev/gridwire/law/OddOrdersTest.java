// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.law.OddOrders;
import dev.gridwire.testkit.law.OddOrders.Kind;
import dev.gridwire.testkit.law.OddOrders.Order;
import dev.gridwire.testkit.law.RoundTripLaw;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Sorted containers come back in the order that was written, whatever their comparator says while they are read. */
@Isolated("clears a registry of the virtual machine")
class OddOrdersTest {

    private static final long SEED = Long.getLong("gridwire.seed", 61);
    private static final int USES = Math.max(80, Effort.of("gridwire.law.orders", 2_000));

    @Test
    void theyComeBackAsTheyWere() {
        for (Generation generation : Generation.values()) {
            for (MarshallerWay.Schemas schemas : MarshallerWay.Schemas.values()) {
                for (Kind kind : Kind.values()) {
                    for (Order order : Order.values()) {
                        if (!OddOrders.isRefusedByJava(kind, order)) {
                            check(generation, schemas, kind, order);
                        }
                    }
                }
            }
        }
    }

    private static void check(Generation generation, MarshallerWay.Schemas schemas, Kind kind, Order order) {
        OddOrders orders = new OddOrders(SEED);
        RoundTripLaw law = MarshallerWay.law(generation, schemas, OddOrders.class, USES);
        assertThat(law.broken(() -> orders.next(kind, order)))
                .as("%s %s %s %s, seed %s", generation, schemas, kind, order, SEED)
                .isEmpty();
        assertThat(law.refused()).isZero();
    }

    /** Without the registry that the writer has, a tree is built all the same. */
    @Test
    void aTreeIsReadWithoutWhatItsComparatorNeeds() {
        for (Kind kind : Kind.values()) {
            if (!OddOrders.isRefusedByJava(kind, Order.REGISTRY)) {
                OddOrders orders = new OddOrders(SEED);
                RoundTripLaw law = new RoundTripLaw(Forgetful::new, USES);
                assertThat(law.broken(() -> orders.next(kind, Order.REGISTRY))).as("%s", kind).isEmpty();
            }
        }
    }

    /** A way whose reader knows no ranks. */
    private static final class Forgetful implements RoundTripLaw.Way {

        private final MarshallerWay way = MarshallerWay.of(
                Generation.AT_ONCE, OddOrders.class.getClassLoader(), "dev.gridwire.testkit.law");

        @Override
        public byte[] write(Object object) {
            return way.write(object);
        }

        @Override
        public Object read(byte[] bytes) {
            Map<Object, Integer> ranks = new HashMap<>(OddOrders.ByRegistry.RANKS);
            OddOrders.ByRegistry.RANKS.clear();
            try {
                return way.read(bytes);
            } finally {
                OddOrders.ByRegistry.RANKS.putAll(ranks);
            }
        }
    }
}
