// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.payload.Limits;
import java.io.Serializable;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StatisticsTest {

    record Small(int number) {}

    record Large(long[] numbers) {}

    record Stranger(int number) {}

    private final Marshaller marshaller =
            Marshaller.builder().register(Small.class).register(Large.class, 1).build();

    private TypeStatistics of(Class<?> type) {
        return marshaller.statistics().types().stream()
                .filter(statistics -> statistics.className().equals(type.getTypeName()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aNewMarshallerDidNothing() {
        assertThat(marshaller.statistics()).isEqualTo(new Statistics(List.of(), 0, 0, 0, 0, 0, 0, ""));
    }

    @Test
    void payloadsAndBytesAreCountedByTheClassOfTheRoot() {
        byte[] small = marshaller.marshal(new Small(1));
        byte[] large = marshaller.marshal(new Large(new long[100]));
        marshaller.marshal(new Small(2));
        marshaller.marshal(null);
        marshaller.unmarshal(large);

        assertThat(of(Small.class)).isEqualTo(new TypeStatistics(Small.class.getName(), 2, 2L * small.length, 0, 0));
        assertThat(of(Large.class))
                .isEqualTo(new TypeStatistics(Large.class.getName(), 1, large.length, 1, large.length));
        assertThat(marshaller.statistics().types()).extracting(TypeStatistics::className)
                .containsExactly(Large.class.getName(), Small.class.getName());
    }

    @Test
    void eachThreadIsCounted() throws Exception {
        int threads = 100;
        int uses = 1_500;
        ExecutorService executor = Threads.shortLived();
        try {
            List<Future<?>> results = IntStream.range(0, threads).<Future<?>>mapToObj(thread -> executor.submit(() -> {
                for (int i = 0; i < uses; i++) {
                    marshaller.marshal(i % 3 == 0 ? new Large(new long[1]) : new Small(i));
                }
            })).toList();
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            executor.shutdownNow();
        }
        assertThat(of(Small.class).written()).isEqualTo(threads * uses * 2L / 3);
        assertThat(of(Large.class).written()).isEqualTo(threads * uses / 3L);
    }

    @Test
    void nestedUsesAreCounted() {
        Marshaller nesting = Marshaller.builder().register(Nested.class).build();
        Nested.inner = nesting;
        nesting.marshal(new Nested());
        assertThat(nesting.statistics().types()).containsExactlyInAnyOrder(
                new TypeStatistics(Nested.class.getName(), 1, nesting.marshal(new Nested()).length, 0, 0),
                new TypeStatistics(Instant.class.getName(), 1, nesting.marshal(Instant.EPOCH).length, 0, 0));
    }

    /** Marshals in its own writing. */
    static final class Nested implements Serializable {
        private static final long serialVersionUID = 1L;
        private static Marshaller inner = Marshaller.builder().build();

        private void writeObject(java.io.ObjectOutputStream out) {
            inner.marshal(Instant.EPOCH);
        }
    }

    @Test
    void lambdasAndProxiesAreCountedTogether() {
        Marshaller functions = Marshaller.builder().register(StatisticsTest.class).build();
        functions.marshal((Comparator<String> & Serializable) (a, b) -> 0);
        functions.marshal((Comparator<String> & Serializable) (a, b) -> 1);
        assertThat(functions.statistics().types()).singleElement()
                .satisfies(type -> assertThat(type.className()).isEqualTo("lambdas"))
                .satisfies(type -> assertThat(type.written()).isEqualTo(2));
    }

    @Test
    void refusalsAreCountedByTheirReason() {
        Throwable rejected = catchThrowable(() -> marshaller.marshal(new Stranger(1)));
        assertThat(marshaller.statistics().lastRefusal()).isEqualTo(rejected.getMessage());
        catchThrowable(() -> marshaller.unmarshal(new byte[] {1, 2, 3}));
        catchThrowable(() -> marshaller.marshal(new Object[] {new Object() {}, new Stranger(2)}));
        Throwable mismatched = catchThrowable(() -> marshaller.unmarshal(new byte[Limits.DEFAULT.bytes() / (1 << 20)]));

        Statistics statistics = marshaller.statistics();
        assertThat(rejected).isInstanceOf(RejectedTypeException.class);
        assertThat(statistics.rejectedTypes()).isEqualTo(2);
        assertThat(statistics.malformedBytes() + statistics.mismatchedShapes()).isEqualTo(2);
        assertThat(statistics.lastRefusal()).isEqualTo(mismatched.getMessage());
        assertThat(statistics.types()).isEmpty();
    }
}
