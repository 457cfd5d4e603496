// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.trial.Repetition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses the words {@code fresh} and {@code same}. */
final class RepetitionConverter implements ITypeConverter<Repetition> {

    @Override
    public Repetition convert(String text) {
        return switch (text) {
            case "fresh" -> Repetition.FRESH;
            case "same" -> Repetition.SAME;
            default -> throw new TypeConversionException("'" + text + "' is neither fresh nor same");
        };
    }
}
