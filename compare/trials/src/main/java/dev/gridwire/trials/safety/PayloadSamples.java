// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.testkit.mutation.Alterations;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Payloads of one contestant, the values that it reads from them, and altered payloads as inputs. */
record PayloadSamples(List<PayloadSamples.Sample> samples, long seed) {

    private static final int COUNT = 8;

    /** The size of the grid's header: a hash, and the serializer's number. It is not altered. */
    private static final int HEADER_BYTES = 8;
    private static final int TRIES = 16;

    /**
     * A valid payload.
     *
     * @param value the value as the contestant itself reads it, which may be less than what was written
     */
    record Sample(byte[] bytes, Object value) {}

    /** An altered payload of a sample. */
    record Input(Sample sample, byte[] bytes) {}

    static <P> PayloadSamples of(Workload<P> workload, Contestant contestant, GridService service, long seed) {
        Supplier<P> values = workload.values(seed);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            byte[] bytes = service.write(contestant.value(workload, values.get()));
            samples.add(new Sample(bytes, Objects.requireNonNull(service.read(bytes.clone()))));
        }
        return new PayloadSamples(samples, seed);
    }

    /** Returns the sample of an input. */
    Sample sample(int input) {
        return samples.get(Math.floorMod(input, COUNT));
    }

    /** Returns the input of that number, always the same for one seed and one payload. */
    Input input(int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        Sample sample = samples.get(random.nextInt(COUNT));
        byte[] altered = sample.bytes();
        for (int i = 0; i < TRIES && Arrays.equals(altered, sample.bytes()); i++) {
            altered = altered(sample.bytes(), random);
        }
        return new Input(sample, altered);
    }

    /** Leaves the first byte unchanged, because it is the header's last byte. */
    private static byte[] altered(byte[] bytes, SplittableRandom random) {
        byte[] open = Arrays.copyOfRange(bytes, HEADER_BYTES - 1, bytes.length);
        byte[] changed = Alterations.altered(List.of(open), random);
        byte[] result = Arrays.copyOf(bytes, HEADER_BYTES - 1 + changed.length);
        System.arraycopy(changed, 0, result, HEADER_BYTES - 1, changed.length);
        return result;
    }
}
