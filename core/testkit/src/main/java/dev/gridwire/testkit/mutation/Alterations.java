// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Alters a few bytes of payloads, cuts bytes off, or inserts bytes from another payload. The first byte stays unchanged. */
public final class Alterations {

    private Alterations() {}

    /** Returns a new array: one of the corpus with one to three alterations behind its first byte. */
    public static byte[] altered(List<byte[]> corpus, SplittableRandom random) {
        byte[] input = corpus.get(random.nextInt(corpus.size())).clone();
        int alterations = 1 + random.nextInt(3);
        for (int i = 0; i < alterations && input.length > 1; i++) {
            int at = 1 + random.nextInt(input.length - 1);
            switch (random.nextInt(6)) {
                case 0 -> input[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> input[at] = (byte) random.nextInt(256);
                case 2 -> input[at] = (byte) 0xff;
                case 3 -> input = Arrays.copyOf(input, at);
                case 4 -> input = spliced(input, at, corpus.get(random.nextInt(corpus.size())), random);
                default -> input[at] = (byte) (8 + random.nextInt(64));
            }
        }
        return input;
    }

    private static byte[] spliced(byte[] input, int at, byte[] other, SplittableRandom random) {
        int from = random.nextInt(other.length);
        int length = random.nextInt(Math.min(64, other.length - from) + 1);
        byte[] result = new byte[input.length + length];
        System.arraycopy(input, 0, result, 0, at);
        System.arraycopy(other, from, result, at, length);
        System.arraycopy(input, at, result, at + length, input.length - at);
        return result;
    }
}
