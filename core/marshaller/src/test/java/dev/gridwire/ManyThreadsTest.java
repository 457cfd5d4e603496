// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.Effort;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One marshaller, and more threads than places in its pool, from the first use of each class until code is generated. */
class ManyThreadsTest {

    private static final int PLATFORM_THREADS = 64;
    private static final int VIRTUAL_THREADS = 10_000;
    private static final int ROUNDS = Math.max(1, Effort.of(6));

    private final List<Object> samples = samples();
    private final List<byte[]> expected = samples.stream().map(Marshallers.ZOO::marshal).toList();

    /** Some make a writer try again: classes that turn out to stand in a graph twice, keys, and hooks inside of others. */
    private static List<Object> samples() {
        List<Object> samples = new ArrayList<>(Samples.all());
        for (int i = 0; i < 12; i++) {
            Zoo.Order order = new Zoo.Order("order");
            samples.add(new Zoo.Box<>(order));
            samples.add(new Zoo.Box<>(List.of(order, order, new Zoo.Order("order"))));
            Set<Object> keys = new HashSet<>(List.of(new Zoo.Key(i), new Zoo.Point(i, 2)));
            samples.add(new Zoo.Box<>(keys));
            samples.add(new Zoo.Box<>(new Object[] {new Zoo.Derived(), keys, new IllegalStateException("hooked")}));
        }
        return samples;
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void sixtyFourPlatformThreads(Generation generation) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(PLATFORM_THREADS);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Marshaller fresh = Marshaller.builder().allowPackage("dev.gridwire.zoo").generation(generation).build();
                shareOne(threads, fresh, PLATFORM_THREADS, samples.size());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** On a JDK without them, tasks on as many platform threads as above. */
    @Test
    void tenThousandVirtualThreads() throws Exception {
        ExecutorService threads = Threads.shortLived();
        try {
            Marshaller fresh = Marshaller.builder().allowPackage("dev.gridwire.zoo").build();
            shareOne(threads, fresh, Threads.areVirtualOnesThere() ? VIRTUAL_THREADS : PLATFORM_THREADS, 12);
        } finally {
            threads.shutdownNow();
        }
    }

    private void shareOne(ExecutorService threads, Marshaller fresh, int tasks, int samplesEach) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        List<Future<Void>> results = new ArrayList<>();
        for (int task = 0; task < tasks; task++) {
            int first = task * 7;
            Callable<Void> work = () -> {
                start.await();
                for (int i = 0; i < samplesEach; i++) {
                    use(fresh, (first + i) % samples.size());
                }
                return null;
            };
            results.add(threads.submit(work));
        }
        start.countDown();
        for (Future<Void> result : results) {
            result.get();
        }
    }

    private void use(Marshaller fresh, int at) {
        byte[] bytes = fresh.marshal(samples.get(at));
        assertThat(bytes).isEqualTo(expected.get(at));
        fresh.unmarshal(bytes);
        Thread.yield();
    }
}
