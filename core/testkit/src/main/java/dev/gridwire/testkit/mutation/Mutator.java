// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes inputs from genuine payloads by one to four mutations. Thread-safe.
 *
 * @param corpus payloads of at least one byte, which are not changed
 */
public record Mutator(List<byte[]> corpus) implements Inputs {

    private static final Mutation[] MUTATIONS = Mutation.values();
    private static final int LONGEST = 1 << 16;
    private static final int HEADERS = 16;

    /** Keeps the payloads. */
    public Mutator {
        corpus = List.copyOf(corpus);
    }

    @Override
    public byte[] next(SplittableRandom random) {
        byte[] input = corpus.get(random.nextInt(corpus.size()));
        int mutations = 1 + Integer.numberOfTrailingZeros(random.nextInt() | 0b1000);
        for (int i = 0; i < mutations && input.length > 0 && input.length < LONGEST; i++) {
            input = mutation(random).apply(input, place(input, random), corpus, random);
        }
        return input;
    }

    /** Returns a place that is rarely the first byte, because that byte alone decides whether anything else is read. */
    private static int place(byte[] input, SplittableRandom random) {
        return input.length == 1 ? 0 : 1 + random.nextInt(input.length - 1);
    }

    private static Mutation mutation(SplittableRandom random) {
        Mutation mutation = MUTATIONS[random.nextInt(MUTATIONS.length)];
        return mutation == Mutation.HEADER && random.nextInt(HEADERS) != 0 ? Mutation.TAG : mutation;
    }
}
