// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A class that payloads name by an id. */
record ClassId(String name, int id) {

    /** Reads {@code NAME=ID}. */
    static final class Converter implements ITypeConverter<ClassId> {

        @Override
        public ClassId convert(String text) {
            int equals = text.lastIndexOf('=');
            try {
                int id = Integer.parseInt(text.substring(equals + 1));
                if (equals > 0 && id >= 0) {
                    return new ClassId(text.substring(0, equals), id);
                }
            } catch (NumberFormatException e) {
                // Reported below, like text without an equals sign.
            }
            throw new TypeConversionException("'" + text + "' is not NAME=ID, such as com.example.Order=1");
        }
    }
}
