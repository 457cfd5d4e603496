// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** The ways to turn genuine bytes into bytes that no writer produced. They do not change the given array. */
public enum Mutation {
    /** Flips a bit. */
    BIT {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return with(input, at, input[at] ^ 1 << random.nextInt(Byte.SIZE));
        }
    },
    /** Replaces a byte by any other one. */
    BYTE {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return with(input, at, random.nextInt());
        }
    },
    /** Replaces a byte by the smallest or largest one. */
    EDGE {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return with(input, at, EDGES[random.nextInt(EDGES.length)]);
        }
    },
    /** Replaces a byte by a small number, such as tags, forms and counts have. */
    TAG {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return with(input, at, random.nextInt(TAGS));
        }
    },
    /** Flips a bit of the first byte. */
    HEADER {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return BIT.apply(input, 0, corpus, random);
        }
    },
    /** Replaces a varint, or a number of four bytes, by an extreme one. */
    EXTREME {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return Extremes.at(input, at, Extremes.ALL.get(random.nextInt(Extremes.ALL.size())));
        }
    },
    /** Cuts off the end. */
    TRUNCATION {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return Arrays.copyOf(input, at);
        }
    },
    /** Removes some bytes. */
    DELETION {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            int length = length(input, at, random);
            return spliced(input, at, at + length, input, 0, 0);
        }
    },
    /** Repeats some bytes. */
    DUPLICATION {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            return spliced(input, at, at, input, at, at + length(input, at, random));
        }
    },
    /** Swaps two pieces. */
    SWAP {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            int other = random.nextInt(input.length);
            int length = Math.min(length(input, at, random), length(input, other, random));
            byte[] result = input.clone();
            System.arraycopy(input, at, result, other, length);
            System.arraycopy(input, other, result, at, length);
            return result;
        }
    },
    /** Inserts a piece of another payload. */
    INSERTION {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            byte[] other = corpus.get(random.nextInt(corpus.size()));
            int from = random.nextInt(other.length);
            return spliced(input, at, at, other, from, from + length(other, from, random));
        }
    },
    /** Replaces a piece by one of the same length from another payload. */
    REPLACEMENT {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            byte[] other = corpus.get(random.nextInt(corpus.size()));
            int from = random.nextInt(other.length);
            return spliced(input, at, at + length(input, at, random), other, from, from + length(other, from, random));
        }
    },
    /** Joins the beginning of one payload and the end of another. */
    CROSSING {
        @Override
        byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random) {
            byte[] other = corpus.get(random.nextInt(corpus.size()));
            return spliced(input, at, input.length, other, random.nextInt(other.length), other.length);
        }
    };

    private static final int[] EDGES = {0, 1, 0x7f, 0x80, 0xff};
    private static final int TAGS = 80;
    private static final int LONGEST = 64;

    /** Returns a new array, altered at or behind a position within the input. */
    abstract byte[] apply(byte[] input, int at, List<byte[]> corpus, SplittableRandom random);

    private static byte[] with(byte[] input, int at, int value) {
        byte[] result = input.clone();
        result[at] = (byte) value;
        return result;
    }

    /** Returns a length that is mostly short, like similar pieces of payloads. */
    private static int length(byte[] input, int at, SplittableRandom random) {
        int longest = Math.min(random.nextBoolean() ? 4 : LONGEST, input.length - at);
        return random.nextInt(longest + 1);
    }

    private static byte[] spliced(byte[] input, int begin, int end, byte[] other, int from, int to) {
        byte[] result = new byte[begin + to - from + input.length - end];
        System.arraycopy(input, 0, result, 0, begin);
        System.arraycopy(other, from, result, begin, to - from);
        System.arraycopy(input, end, result, begin + to - from, input.length - end);
        return result;
    }
}
