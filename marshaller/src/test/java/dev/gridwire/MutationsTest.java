// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.gridwire.codec.Generation;
import dev.gridwire.codec.Sharing;
import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.testkit.mutation.DeclaredTypes;
import dev.gridwire.zoo.Zoo;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Altered payloads give an object or one of our exceptions, in bounded memory and time; no field of the object holds what it
 * cannot, and the marshaller is as good as a fresh one afterwards. Interpreted and generated bodies agree on all of it.
 */
class MutationsTest {

    private static final int INPUTS = Integer.getInteger("gridwire.mutations", 100_000);
    private static final long SEED = Long.getLong("gridwire.seed", 42L);
    private static final long FREE_BYTES = 64 << 10;
    private static final long BYTES_A_BYTE = 32;
    /** Far above what is aimed at, so that a busy machine does not matter; an endless or quadratic loop does. */
    private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final int TRIES = 6;
    private static final int KEYED = 0b10;
    private static final int CANARY_EVERY = 1_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Marshaller interpreted = marshaller(Generation.NEVER, Sharing.ASSUMED);
    private final Marshaller generated = marshaller(Generation.AT_ONCE, Sharing.ANALYSED);
    private final List<byte[]> corpus = new ArrayList<>();
    private final Object small = small();
    private final byte[] smallBytes = interpreted.marshal(small);
    private final byte[] canary = interpreted.marshal(RoundTripTest.objects().toList());

    private static Marshaller marshaller(Generation generation, Sharing sharing) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").generation(generation).sharing(sharing).build();
    }

    /** With all that a writer or reader keeps while it works: handles, types, keys that wait, levels of containers. */
    private static Object small() {
        Zoo.Owner owner = new Zoo.Owner();
        Zoo.Key key = new Zoo.Key(1);
        key.owner = owner;
        owner.keys.add(key);
        owner.map.put(new Zoo.Point(1, 2), new ArrayList<>(List.of(key, new HashSet<>(List.of("a")))));
        return owner;
    }

    @BeforeEach
    void makeCorpus() {
        Samples.all().forEach(sample -> corpus.add(interpreted.marshal(sample)));
        corpus.add(interpreted.marshal(new HashSet<>(IntStream.range(0, 9).mapToObj(Zoo.Key::new).toList())));
        corpus.add(smallBytes);
        // So that the JDK's own caches are filled before memory is counted.
        for (byte[] payload : corpus) {
            interpreted.unmarshal(payload);
            generated.unmarshal(payload);
        }
    }

    @Test
    void someOfTheCorpusHasKeysWithAnIdentity() {
        assertThat(corpus).filteredOn(payload -> (payload[0] & KEYED) != 0).hasSizeGreaterThan(2);
        assertThat(corpus).filteredOn(payload -> (payload[0] & KEYED) == 0).hasSizeGreaterThan(100);
    }

    @Test
    void alteredBytesDoNoHarm() {
        SplittableRandom random = new SplittableRandom(SEED);
        int objects = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = Alterations.altered(corpus, random);
            if (random.nextInt(16) == 0) {
                input[0] ^= KEYED;
            }
            Result expected = checked(interpreted, input);
            Result found = checked(generated, input);
            if (expected.isObject != found.isObject || !expected.failure.equals(found.failure)) {
                report(input, "interpreted: " + expected.failure + ", generated: " + found.failure);
            }
            objects += expected.isObject ? 1 : 0;
            if (i % CANARY_EVERY == 0) {
                assertThat(interpreted.marshal(generated.unmarshal(canary))).as("input %d, seed=%d", i, SEED).isEqualTo(canary);
                assertThat(generated.marshal(interpreted.unmarshal(canary))).as("input %d, seed=%d", i, SEED).isEqualTo(canary);
            }
        }
        assertThat(objects).isBetween(INPUTS / 20, INPUTS - INPUTS / 20);
    }

    private Result checked(Marshaller marshaller, byte[] input) {
        Result result = Result.of(marshaller, input);
        long budget = FREE_BYTES + BYTES_A_BYTE * input.length;
        // The first use of a class or of a way through the code costs once, so what is too much is measured again.
        for (int i = 0; i < TRIES && (result.allocated > budget || result.nanos > MOST_NANOS); i++) {
            Result again = Result.of(marshaller, input);
            result = new Result(again.object, again.isObject, again.failure,
                    Math.min(result.allocated, again.allocated), Math.min(result.nanos, again.nanos));
        }
        if (result.allocated > budget || result.nanos > MOST_NANOS) {
            report(input, "too much: bytes=" + result.allocated + ", nanos=" + result.nanos);
        }
        String confusion = DeclaredTypes.confusion(result.object);
        if (confusion != null) {
            report(input, confusion);
        }
        if (!result.isObject && !Arrays.equals(marshaller.marshal(small), smallBytes)) {
            report(input, "poisoned the writer");
        }
        if (!result.isObject && !Arrays.equals(interpreted.marshal(marshaller.unmarshal(smallBytes)), smallBytes)) {
            report(input, "poisoned the reader");
        }
        return result;
    }

    private static void report(byte[] input, String what) {
        fail("%s; input=%s, seed=%d", what, HexFormat.of().formatHex(input), SEED);
    }

    /** What became of an input, and what it cost. */
    private record Result(@Nullable Object object, boolean isObject, String failure, long allocated, long nanos) {

        static Result of(Marshaller marshaller, byte[] input) {
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            long nanos = System.nanoTime();
            try {
                Object object = marshaller.unmarshal(input);
                return new Result(object, true, "", THREADS.getCurrentThreadAllocatedBytes() - bytes, System.nanoTime() - nanos);
            } catch (GridwireException expected) {
                long allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
                // What a class loader needs to find that a class is missing is not ours.
                boolean counts = !expected.getMessage().startsWith("The class is missing");
                return new Result(null, false, expected.toString(), counts ? allocated : 0, System.nanoTime() - nanos);
            } catch (Throwable escaped) {
                return fail("escaped: input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED, escaped);
            }
        }
    }
}
