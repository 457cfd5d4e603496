// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puts numbers at the ends of their ranges in place of those in payloads. */
public final class Extremes {

    /** Varints around 2⁷, 2¹⁴, 2³¹, 2³² and 2⁶³, some with redundant bytes, and numbers of four bytes. */
    public static final List<byte[]> ALL = Stream.of("00", "7f", "8001", "8100", "ff01", "ffff03", "808004", "ffffff7f",
                    "ffffffff07", "8080808008", "ffffffff0f", "8080808010", "ffffffffffffffff7f", "ffffffffffffffffff",
                    "7fffffff", "80000000", "ffffffff", "00000000")
            .map(HexFormat.of()::parseHex).toList();

    private Extremes() {}

    /** Returns all payloads with one of these numbers at one place, in place of a possible varint or of four bytes. */
    public static Stream<byte[]> everywhere(byte[] payload) {
        return IntStream.range(0, payload.length).boxed().flatMap(at -> ALL.stream().map(each -> at(payload, at, each)));
    }

    /**
     * Returns a new array with an extreme in place of the varint that begins there; an extreme of four bytes replaces four bytes.
     */
    static byte[] at(byte[] input, int at, byte[] extreme) {
        int end = extreme.length == Integer.BYTES ? Math.min(at + Integer.BYTES, input.length) : endOfVarint(input, at);
        byte[] result = new byte[input.length - (end - at) + extreme.length];
        System.arraycopy(input, 0, result, 0, at);
        System.arraycopy(extreme, 0, result, at, extreme.length);
        System.arraycopy(input, end, result, at + extreme.length, input.length - end);
        return result;
    }

    private static int endOfVarint(byte[] input, int begin) {
        int at = begin;
        while (at < input.length - 1 && at < begin + Long.BYTES && input[at] < 0) {
            at++;
        }
        return at + 1;
    }
}
