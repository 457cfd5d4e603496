// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.Effort;
import dev.gridwire.zoo.Zoo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ConcurrencyTest {

    private static final int THREADS = 16;

    @Test
    void sixteenThreadsShareOneMarshallerFromItsFirstUse() throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(THREADS);
        try {
            for (int round = 0; round < Math.max(5, Effort.of(20)); round++) {
                shareOne(executor, THREADS);
            }
        } finally {
            executor.shutdownNow();
        }
    }

    /** Virtual ones where the JDK has them. */
    @Test
    void twoHundredShortLivedThreadsShareOneMarshaller() throws Exception {
        ExecutorService executor = shortLivedThreads();
        try {
            shareOne(executor, 200);
        } finally {
            executor.shutdownNow();
        }
    }

    private static ExecutorService shortLivedThreads() throws ReflectiveOperationException {
        if (Runtime.version().feature() < 21) {
            return Executors.newCachedThreadPool();
        }
        return (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    }

    private static void shareOne(ExecutorService executor, int tasks) throws Exception {
        List<Object> samples = Samples.all();
        List<byte[]> expected = new ArrayList<>();
        samples.forEach(sample -> expected.add(Marshallers.ZOO.marshal(sample)));
        Marshaller fresh = Marshaller.builder().allowPackage("dev.gridwire.zoo").build();
        CyclicBarrier start = new CyclicBarrier(tasks);
        List<Future<Boolean>> results = new ArrayList<>();
        for (int task = 0; task < tasks; task++) {
            int offset = task;
            Callable<Boolean> work = () -> {
                start.await();
                for (int i = 0; i < samples.size(); i++) {
                    int at = (i + offset * 7) % samples.size();
                    byte[] bytes = fresh.marshal(samples.get(at));
                    assertThat(bytes).isEqualTo(expected.get(at));
                    fresh.unmarshal(bytes);
                }
                return true;
            };
            results.add(executor.submit(work));
        }
        for (Future<Boolean> result : results) {
            assertThat(result.get()).isTrue();
        }
        assertThat(fresh.<Zoo.Node>unmarshal(fresh.marshal(new Zoo.Node(1))).value).isEqualTo(1);
    }
}
