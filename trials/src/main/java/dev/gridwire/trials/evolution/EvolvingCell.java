// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.contestant.EvolutionSetup;
import java.util.List;
import java.util.Locale;

/** A case and a mechanism, as one JMH parameter: {@code order/portable}. */
record EvolvingCell(EvolvingCase subject, EvolutionSetup setup) {

    /** Of JMH. */
    static final String PARAMETER = "cell";

    private static final char SEPARATOR = '/';

    static EvolvingCell parse(String text) {
        int separator = text.indexOf(SEPARATOR);
        return new EvolvingCell(
                EvolvingCase.valueOf(constant(text.substring(0, separator))),
                EvolutionSetups.byId(text.substring(separator + 1)));
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** As JMH wants its parameters. */
    static String[] parameters(List<EvolvingCell> cells) {
        return cells.stream().map(EvolvingCell::toString).toArray(String[]::new);
    }

    @Override
    public String toString() {
        return subject.id() + SEPARATOR + setup.id();
    }
}
