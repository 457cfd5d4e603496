// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Contestant;

/** A case and a contestant, as one JMH parameter: {@code order/identified}. */
record ServiceCell(GridCase subject, Contestant contestant) {

    private static final char SEPARATOR = '/';

    static ServiceCell parse(String text) {
        int separator = text.indexOf(SEPARATOR);
        return new ServiceCell(
                GridCase.of(text.substring(0, separator)),
                Contestant.byId(text.substring(separator + 1)).orElseThrow());
    }

    @Override
    public String toString() {
        return subject.id() + SEPARATOR + contestant.id();
    }
}
