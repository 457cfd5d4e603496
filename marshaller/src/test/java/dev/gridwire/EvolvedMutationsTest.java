// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.gridwire.codec.Generation;
import dev.gridwire.evolution.ObjectText;
import dev.gridwire.frozen.FrozenClasses;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.testkit.mutation.DeclaredTypes;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Altered payloads that carry schemas, read by the same and by another state of the classes: an object or one of our exceptions,
 * in bounded memory, no field holds what it cannot, and other payloads are read and written as before.
 */
class EvolvedMutationsTest {

    private static final int INPUTS = Integer.getInteger("gridwire.mutations", 100_000) / 4;
    private static final long SEED = Long.getLong("gridwire.seed", 43L);
    /** Half a megabyte for the adaptation to a schema that is new, of which an altered one has up to a dozen classes. */
    private static final long FREE_BYTES = 512 << 10;
    private static final long BYTES_A_BYTE = 1024;
    private static final int TRIES = 4;
    private static final int CANARY_EVERY = 500;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final FrozenClasses zoo = FrozenClasses.ofFormat1("Zoo.java");
    private final FrozenClasses later = FrozenClasses.ofFormat1("Later.java");
    private final Marshaller writer = zoo.marshaller(Generation.NEVER, SchemaStore.inPayload());
    private final List<Marshaller> same = readers(zoo);
    private final List<Marshaller> other = readers(later);
    private final List<byte[]> corpus = new ArrayList<>();
    private final byte[] canary = writer.marshal(zoo.samples().get("order"));
    private final String canaryText = ObjectText.of(other.get(0).unmarshal(canary));
    private final byte[] rewritten = other.get(0).marshal(other.get(0).unmarshal(canary));

    private static List<Marshaller> readers(FrozenClasses classes) {
        return List.of(classes.marshaller(Generation.NEVER, SchemaStore.inPayload()),
                classes.marshaller(Generation.WHEN_USED, SchemaStore.inPayload()));
    }

    @Test
    void alteredPayloadsWithSchemasDoNoHarm() {
        zoo.samples().values().forEach(sample -> corpus.add(writer.marshal(sample)));
        Marshaller evolved = later.marshaller(Generation.NEVER, SchemaStore.inPayload());
        later.samples().values().forEach(sample -> corpus.add(evolved.marshal(sample)));
        later.samples().values().forEach(sample -> corpus.add(writer.marshal(writer.unmarshal(evolved.marshal(sample)))));
        corpus.forEach(payload -> List.of(same, other).forEach(each -> each.forEach(reader -> outcome(reader, payload))));
        SplittableRandom random = new SplittableRandom(SEED);
        int objects = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            for (List<Marshaller> readers : List.of(same, other)) {
                String expected = checked(readers.get(0), input);
                String found = checked(readers.get(1), input);
                if (!expected.equals(found)) {
                    report(input, "interpreted: " + expected + ", generated: " + found);
                }
                objects += expected.isEmpty() ? 1 : 0;
            }
            if (i % CANARY_EVERY == 0) {
                requireUnharmed(i);
            }
        }
        assertThat(objects).isBetween(INPUTS / 20, 2 * INPUTS - INPUTS / 20);
    }

    private void requireUnharmed(int input) {
        for (Marshaller reader : other) {
            Object read = reader.unmarshal(canary);
            assertThat(ObjectText.of(read)).as("input %d, seed=%d", input, SEED).isEqualTo(canaryText);
            assertThat(reader.marshal(read)).as("input %d, seed=%d", input, SEED).isEqualTo(rewritten);
        }
        for (Marshaller reader : same) {
            assertThat(reader.marshal(reader.unmarshal(canary))).as("input %d, seed=%d", input, SEED).isEqualTo(canary);
        }
    }

    /** Gives the failure; empty if there is an object. */
    private static String checked(Marshaller reader, byte[] input) {
        long budget = FREE_BYTES + BYTES_A_BYTE * input.length;
        Outcome outcome = outcome(reader, input);
        for (int i = 0; i < TRIES && outcome.allocated > budget; i++) {
            outcome = outcome(reader, input);
        }
        if (outcome.allocated > budget) {
            report(input, "too much: bytes=" + outcome.allocated);
        }
        String confusion = DeclaredTypes.confusion(outcome.object);
        if (confusion != null) {
            report(input, confusion);
        }
        return outcome.failure;
    }

    private static Outcome outcome(Marshaller reader, byte[] input) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            Object object = reader.unmarshal(input);
            return new Outcome(object, "", THREADS.getCurrentThreadAllocatedBytes() - before);
        } catch (GridwireException expected) {
            long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
            boolean counts = !expected.getMessage().startsWith("The class is missing");
            return new Outcome(null, expected.toString(), counts ? allocated : 0);
        } catch (Throwable escaped) {
            return fail("escaped: input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED, escaped);
        }
    }

    private static void report(byte[] input, String what) {
        fail("%s; input=%s, seed=%d", what, HexFormat.of().formatHex(input), SEED);
    }

    /** What became of an input, and what it cost. */
    private record Outcome(@Nullable Object object, String failure, long allocated) {}
}
