// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.HexFormat;

/**
 * A rule that a decoder broke.
 *
 * @param mode of the decoder
 * @param rule the oracle's name, or the point on which decoders disagree
 * @param what the observation
 * @param input that shows it
 */
public record Finding(String mode, String rule, String what, byte[] input) {

    @Override
    public String toString() {
        return rule + " in " + mode + ": " + what + "; input=" + HexFormat.of().formatHex(input);
    }
}
