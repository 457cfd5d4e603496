// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A count: a whole number from 1 up. */
final class AtLeastOne implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
        try {
            int count = Integer.parseInt(text.replace("_", ""));
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Said below, as for a number that is too small.
        }
        throw new TypeConversionException("'" + text + "' is not a whole number from 1 to " + Integer.MAX_VALUE);
    }
}
