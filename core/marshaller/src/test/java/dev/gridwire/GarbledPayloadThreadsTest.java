// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads that share a marshaller, of which some read garbled payloads: each result is the same as for a thread alone. */
class GarbledPayloadThreadsTest {

    private static final int PLATFORM_THREADS = 64;
    private static final int VIRTUAL_THREADS = 1_000;
    private static final int INPUTS_EACH = 100;
    private static final int GARBLED = 200;
    private static final List<Input> INPUTS = inputs();

    /** A payload, and the result of a single thread. */
    private record Input(byte[] payload, String outcome) {}

    /** Such a class is not here; another says that it was called so. */
    static class Before {
        int number = 5;
        String text = "before";
    }

    static class After {
        @Nullable String text;
        long number;
        @Nullable Object added;
    }

    private static Marshaller fresh(Generation generation) {
        return Marshaller.builder()
                .allowPackage("dev.gridwire.zoo")
                .register(After.class)
                .renamed(After.class, Before.class.getName())
                .generation(generation)
                .build();
    }

    private static List<byte[]> good() {
        List<byte[]> good = new ArrayList<>(Samples.all().stream().map(Marshallers.ZOO::marshal).toList());
        Marshaller before = Marshaller.builder().register(Before.class).allowPackage("dev.gridwire.zoo").build();
        good.add(before.marshal(new Before()));
        good.add(before.marshal(new ArrayList<>(List.of(new Before(), new Zoo.Node(1), new Before()))));
        return good;
    }

    private static List<Input> inputs() {
        List<byte[]> payloads = new ArrayList<>(good());
        SplittableRandom random = new SplittableRandom(5);
        List<byte[]> corpus = List.copyOf(payloads);
        for (int i = 0; i < GARBLED; i++) {
            payloads.add(Alterations.altered(corpus, random));
        }
        List<Input> inputs = new ArrayList<>();
        for (byte[] payload : payloads) {
            String outcome = outcome(fresh(Generation.NEVER), payload);
            // Sets of objects without a hash of their own come in any order.
            if (outcome.equals(outcome(fresh(Generation.AT_ONCE), payload))) {
                inputs.add(new Input(payload, outcome));
            }
        }
        return inputs;
    }

    private static String outcome(Marshaller marshaller, byte[] payload) {
        try {
            return Arrays.toString(marshaller.marshal(marshaller.unmarshal(payload)));
        } catch (GridwireException e) {
            return e.toString();
        }
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    @Proves(topic = Topic.LIFECYCLE,
            value = "Threads that share a marshaller get the results of a thread alone, while others read garbled payloads")
    void sixtyFourThreads(Generation generation) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(PLATFORM_THREADS);
        try {
            share(threads, fresh(generation), PLATFORM_THREADS, INPUTS_EACH);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void virtualThreads() throws Exception {
        ExecutorService threads = Threads.shortLived();
        try {
            Marshaller marshaller = fresh(Generation.WHEN_USED);
            share(threads, marshaller, Threads.areVirtualOnesThere() ? VIRTUAL_THREADS : PLATFORM_THREADS, INPUTS_EACH / 4);
        } finally {
            threads.shutdownNow();
        }
    }

    private static void share(ExecutorService threads, Marshaller marshaller, int tasks, int inputsEach) throws Exception {
        assertThat(INPUTS).hasSizeGreaterThan(GARBLED / 2);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<@Nullable String>> results = new ArrayList<>();
        for (int task = 0; task < tasks; task++) {
            int first = task * 13;
            Callable<@Nullable String> work = () -> {
                start.await();
                return firstDifference(marshaller, first, inputsEach);
            };
            results.add(threads.submit(work));
        }
        start.countDown();
        for (Future<@Nullable String> result : results) {
            assertThat(result.get()).isNull();
        }
    }

    private static @Nullable String firstDifference(Marshaller marshaller, int first, int count) {
        for (int i = 0; i < count; i++) {
            Input input = INPUTS.get((first + i) % INPUTS.size());
            String outcome = outcome(marshaller, input.payload);
            if (!outcome.equals(input.outcome)) {
                return "expected " + input.outcome + ", found " + outcome;
            }
            Thread.yield();
        }
        return null;
    }
}
