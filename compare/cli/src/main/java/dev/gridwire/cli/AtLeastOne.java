// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a count: a whole number from 1 up. */
final class AtLeastOne implements ITypeConverter<Integer> {

    private static final int MOST = 10_000_000;

    @Override
    public Integer convert(String text) {
        try {
            int count = Integer.parseInt(text.replace("_", ""));
            if (count >= 1 && count <= MOST) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Reported below, like a number that is too small.
        }
        throw new TypeConversionException("'" + text + "' is not a whole number from 1 to " + MOST);
    }
}
