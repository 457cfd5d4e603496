// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids call one codec from all their threads. */
class CodecsTest {

    private static final int THREADS = 4;
    private static final int EACH = 2_000;

    static Stream<Function<Workload<?>, ObjectCodec>> codecs() {
        return Stream.of(Codecs::java, Codecs::kryo, Codecs::fory, workload -> Codecs.marshaller());
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void fourThreadsShareOne(Function<Workload<?>, ObjectCodec> codecs) throws Exception {
        Workload<?> workload = Workloads.byId("order").orElseThrow();
        ObjectCodec codec = codecs.apply(workload);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int seed = 0; seed < THREADS; seed++) {
                Object value = workload.values(seed).get();
                tasks.add(() -> changed(codec, value));
            }
            for (Future<Integer> each : threads.invokeAll(tasks)) {
                assertThat(each.get()).isZero();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int changed(ObjectCodec codec, Object value) {
        byte[] expected = codec.write(codec.read(codec.write(value)));
        int changed = 0;
        for (int i = 0; i < EACH; i++) {
            changed += Arrays.equals(codec.write(codec.read(codec.write(value))), expected) ? 0 : 1;
        }
        return changed;
    }
}
