// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a TCP port, or 0 for a free one. */
final class Port implements ITypeConverter<Integer> {

    private static final int LAST = 65_535;

    @Override
    public Integer convert(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= LAST) {
                return port;
            }
        } catch (NumberFormatException e) {
            // Reported below, like a number out of range.
        }
        throw new TypeConversionException("'" + text + "' is not a port from 0 to " + LAST);
    }
}
