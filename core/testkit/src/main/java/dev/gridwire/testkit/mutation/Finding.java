// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.HexFormat;

/**
 * The evidence that a decoder broke a rule.
 *
 * @param mode the decoder's mode
 * @param rule the oracle's name, or the point on which decoders disagree
 * @param what the observation
 * @param input an input that shows it
 */
public record Finding(String mode, String rule, String what, byte[] input) {

    @Override
    public String toString() {
        return rule + " in " + mode + ": " + what + "; input=" + HexFormat.of().formatHex(input);
    }
}
