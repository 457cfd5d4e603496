// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Pool.Lent;
import dev.gridwire.payload.Limits;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class PoolTest {

    private static final int USES = 1024;

    private final AtomicInteger made = new AtomicInteger();
    private final Pool<Integer> pool = new Pool<>(made::incrementAndGet, (key, count, bytes) -> {});

    @Test
    void aThreadFindsItsOwnAndAnotherAfterSoManyUses() {
        for (int use = 0; use < 3 * USES; use++) {
            Lent<Integer> lent = pool.take();
            assertThat(lent.object()).as("use " + use).isEqualTo(use / USES + 1);
            pool.giveBack(lent);
        }
    }

    @Test
    void nestedCallersHaveOneEach() {
        for (int use = 0; use < 2 * USES; use++) {
            List<Lent<Integer>> lent = List.of(pool.take(), pool.take(), pool.take());
            assertThat(new HashSet<>(lent.stream().map(Lent::object).toList())).hasSize(3);
            // Whatever the order.
            pool.giveBack(lent.get(use % 3));
            pool.giveBack(lent.get((use + 1) % 3));
            pool.giveBack(lent.get((use + 2) % 3));
        }
    }

    @Test
    void noObjectIsLentTwice() throws Exception {
        Set<Integer> lent = ConcurrentHashMap.newKeySet();
        ExecutorService threads = Threads.shortLived();
        try {
            List<Future<?>> results = new ArrayList<>();
            for (int i = 0; i < 2_000; i++) {
                results.add(threads.submit(() -> nest(lent, 3)));
            }
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(lent).isEmpty();
    }

    private void nest(Set<Integer> lent, int depth) {
        for (int i = 0; i < 4 && depth > 0; i++) {
            Lent<Integer> one = pool.take();
            assertThat(lent.add(one.object())).isTrue();
            nest(lent, depth - 1);
            Thread.yield();
            assertThat(lent.remove(one.object())).isTrue();
            pool.giveBack(one);
        }
    }

    /** However many threads there were. */
    @Test
    void noMoreAreKeptThanThereArePlaces() throws InterruptedException {
        for (int i = 0; i < 1_000; i++) {
            Thread thread = new Thread(() -> pool.giveBack(pool.take()));
            thread.start();
            thread.join();
        }
        for (int round = 0; round < 3; round++) {
            int before = made.get();
            List<Lent<Integer>> lent = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                lent.add(pool.take());
            }
            lent.forEach(pool::giveBack);
            assertThat(made.get() - before).isBetween(1_000 - 64 - 16, 1_000);
        }
    }

    @Test
    void anObjectThatCannotBeMadeIsNotLent() {
        AtomicInteger calls = new AtomicInteger();
        Pool<Integer> scarce = new Pool<>(() -> {
            if (calls.incrementAndGet() % 2 == 1) {
                throw new OutOfMemoryError("of the test");
            }
            return calls.get();
        }, (key, count, bytes) -> {});
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(scarce::take).isInstanceOf(OutOfMemoryError.class);
            for (int use = 0; use < USES; use++) {
                Lent<Integer> lent = scarce.take();
                assertThat(lent.object()).isEqualTo(2 * i + 2);
                scarce.giveBack(lent);
            }
        }
    }

    @Test
    void theResultsAreTheSameWhereWritersAreReplaced() {
        Zoo.Node node = new Zoo.Node(5);
        node.next = node;
        List<Object> samples = List.of(node, new ArrayList<>(List.of(node, 1, "text", node)), "text", new Object[] {node, node});
        List<byte[]> expected = samples.stream().map(Marshallers.ZOO::marshal).toList();
        Marshaller marshaller = Marshallers.zoo(Limits.DEFAULT);
        for (int use = 0; use < 3 * USES; use++) {
            int at = use % samples.size();
            byte[] bytes = marshaller.marshal(samples.get(at));
            assertThat(bytes).isEqualTo(expected.get(at));
            assertThat(marshaller.marshal(marshaller.unmarshal(bytes))).isEqualTo(bytes);
        }
    }
}
