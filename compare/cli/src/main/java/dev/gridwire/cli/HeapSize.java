// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A heap in the notation of the JVM's own option: {@code 512m}, {@code 2g}.
 *
 * @param megabytes at least 1
 */
record HeapSize(int megabytes) {

    private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,5})([mMgG])");
    private static final int MEGABYTES_PER_GIGABYTE = 1_024;

    /** Reads one. */
    static final class Converter implements ITypeConverter<HeapSize> {

        @Override
        public HeapSize convert(String text) {
            Matcher matcher = TEXT.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException("'" + text + "' is not a heap size such as 512m or 2g");
            }
            boolean gigabytes = matcher.group(2).equalsIgnoreCase("g");
            return new HeapSize(Integer.parseInt(matcher.group(1)) * (gigabytes ? MEGABYTES_PER_GIGABYTE : 1));
        }
    }
}
