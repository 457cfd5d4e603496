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

/** Payloads of one contestant, the values that it reads of them, and inputs made by altering them. */
record PayloadSamples(List<PayloadSamples.Sample> samples, long seed) {

    private static final int COUNT = 8;

    /** The grid's header is eight bytes: a hash, and the serializer's number. It is not altered. */
    private static final int HEADER_BYTES = 8;
    private static final int TRIES = 16;

    /**
     * A good payload.
     *
     * @param value as the contestant itself reads it, which may be less than the written one
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

    /** One for each number. */
    Sample sample(int input) {
        return samples.get(Math.floorMod(input, COUNT));
    }

    /** The input of that number: for one seed and one payload always the same. */
    Input input(int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        Sample sample = samples.get(random.nextInt(COUNT));
        byte[] altered = sample.bytes();
        for (int i = 0; i < TRIES && Arrays.equals(altered, sample.bytes()); i++) {
            altered = altered(sample.bytes(), random);
        }
        return new Input(sample, altered);
    }

    /** Alterations leave the first byte as it is: that is the header's last one. */
    private static byte[] altered(byte[] bytes, SplittableRandom random) {
        byte[] open = Arrays.copyOfRange(bytes, HEADER_BYTES - 1, bytes.length);
        byte[] changed = Alterations.altered(List.of(open), random);
        byte[] result = Arrays.copyOf(bytes, HEADER_BYTES - 1 + changed.length);
        System.arraycopy(changed, 0, result, HEADER_BYTES - 1, changed.length);
        return result;
    }
}
