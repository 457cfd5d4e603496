// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.payload.Limits;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Decoder;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The inspector reads what the marshaller writes, and takes no harm from anything else. */
class InspectedSamplesTest {

    private static final int INPUTS = Effort.of("gridwire.mutations", 20_000);
    private static final int LONG = 100;
    /** Of longer payloads each so many-th prefix is tried, every one in the profile "full". */
    private static final int STEP = Effort.percent() < 100 ? 7 : 1;
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    private static final long MAX_LINES = 1_000;
    /** A line that stands deep in the tree is mostly indentation. */
    private static final long FREE_BYTES = MAX_LINES * 4_096;
    private static final long BYTES_A_BYTE = 512;
    private static final long MAX_LINE_CHARACTERS = 2_000;
    /** Refusals that depend on the objects, or on the allowed classes. */
    private static final String DEPENDS_ON_OBJECTS = "(?s)("
            + "this is no value of its class|there is no such time zone|The type policy|The class of the JDK|The class is missing"
            + "|the keys of an immutable container refer to an object around them|Hash containers stand too deep"
            + "|An? (immutable )?container does not take|A container lost elements|the header says that no"
            + "|A class failed while its object was read|A hook failed|No class can have the interfaces"
            + "|The class does not hold the lambda"
            + "|a throwable cannot suppress|the throwable cannot have|an object that is not shared"
            + ").*";
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final PayloadInspector inspector = Inspectors.zoo(Map.of(), MAX_LINES);

    private static List<byte[]> corpus() {
        List<byte[]> corpus = new ArrayList<>();
        for (Object sample : Inspectors.samples()) {
            corpus.add(TestMarshallers.ZOO.marshal(sample));
        }
        return corpus;
    }

    @Test
    void everySampleIsUnderstoodToItsEndWithAsManyObjectsAsTheMarshallerCounts() {
        for (Object sample : Inspectors.samples()) {
            byte[] payload = TestMarshallers.ZOO.marshal(sample);
            Inspection inspection = Inspectors.inspect(payload);
            assertThat(inspection.byteCount()).isEqualTo(payload.length);
            int count = inspection.objectCount();
            assertThat(withReferences(count).marshal(sample)).isEqualTo(payload);
            if (count > 0) {
                assertThatThrownBy(() -> withReferences(count - 1).marshal(sample)).hasMessageContaining("references=" + count);
            }
        }
    }

    private static Marshaller withReferences(int count) {
        return TestMarshallers.zoo(Limits.DEFAULT.withReferences(count));
    }

    @Test
    void everyProperPrefixIsRefused() {
        Decoder inspected = prefix -> inspector.inspect(prefix, line -> { });
        for (byte[] payload : corpus()) {
            int step = payload.length > LONG ? STEP : 1;
            for (int length = 0; length < payload.length; length += step) {
                Throwable failure = Attempt.of(inspected, Arrays.copyOf(payload, length)).failure();
                // An assertion for each would take far longer than the reading.
                if (!(failure instanceof InspectionException refusal) || !refusal.getMessage().contains(" at offset ")) {
                    fail("the first " + length + " bytes give " + failure + ": " + text(payload));
                }
            }
        }
    }

    @Test
    void trailingBytesAreRefusedAfterTheWholeTreeWasPrinted() {
        byte[] payload = TestMarshallers.ZOO.marshal(List.of(1, 2));
        byte[] longer = Arrays.copyOf(payload, payload.length + 1);
        List<String> lines = new ArrayList<>();
        assertThatThrownBy(() -> inspector.inspect(longer, lines::add)).hasMessageContaining("trailingBytes=1");
        assertThat(String.join("\n", lines) + "\n").isEqualTo(Inspectors.print(inspector, payload));
    }

    @Test
    void alteredBytesAreUnderstoodOrRefusedInBoundedMemoryAndLines() {
        List<byte[]> corpus = corpus();
        corpus.forEach(payload -> inspector.inspect(payload, line -> { }));
        SplittableRandom random = new SplittableRandom(SEED);
        int understood = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            understood += isUnderstood(input) ? 1 : 0;
            long budget = FREE_BYTES + BYTES_A_BYTE * input.length;
            long allocated = allocatedBy(input);
            // Loading and compiling at the first use are no part of it.
            for (int again = 0; again < 5 && allocated > budget; again++) {
                allocated = Math.min(allocated, allocatedBy(input));
            }
            assertThat(allocated).as(() -> text(input)).isLessThanOrEqualTo(budget);
        }
        assertThat(understood).isBetween(INPUTS / 100, INPUTS - INPUTS / 100);
    }

    private long allocatedBy(byte[] input) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        isUnderstood(input);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private boolean isUnderstood(byte[] input) {
        return failure(input).isEmpty();
    }

    /** Empty if there is none. */
    private String failure(byte[] input) {
        AtomicLong lines = new AtomicLong();
        try {
            inspector.inspect(input, line -> {
                lines.incrementAndGet();
                assertThat(line.length()).as(() -> text(input)).isLessThan((int) MAX_LINE_CHARACTERS);
            });
            return "";
        } catch (InspectionException expected) {
            assertThat(expected.offset()).as(() -> text(input)).isBetween(0, input.length);
            return String.valueOf(expected.getMessage());
        } catch (Throwable escaped) {
            return fail("escaped: " + text(input), escaped);
        } finally {
            assertThat(lines.get()).isLessThanOrEqualTo(MAX_LINES);
        }
    }

    private static String text(byte[] input) {
        return "input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED;
    }

    @Test
    void bytesAreUnderstoodIfTheMarshallerTakesThemOrRefusesThemForTheirObjectsOnly() {
        List<byte[]> corpus = corpus();
        SplittableRandom random = new SplittableRandom(SEED + 1);
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            String failure = failure(input);
            String refusal = refusal(input);
            if (refusal.isEmpty()) {
                // A reader that has the classes looks into no schema that the payload carries.
                assertThat(failure).as(() -> text(input)).matches("|.*the payload carries.*");
            } else if (failure.isEmpty()) {
                assertThat(refusal).as(() -> text(input)).matches(DEPENDS_ON_OBJECTS);
            }
        }
    }

    private static String refusal(byte[] input) {
        try {
            TestMarshallers.ZOO.unmarshal(input);
            return "";
        } catch (GridwireException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
