// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.result.EvolutionVerdict;
import java.util.Locale;

/** The degrees to which a value is kept, from good to bad. */
public enum Preservation {
    /** All that both states know is there. */
    KEPT(EvolutionVerdict.OK),
    /** There is an error, and so no value. */
    REFUSED(EvolutionVerdict.EXCEPTION),
    /** A field has lost its content. */
    LOST(EvolutionVerdict.LOST),
    /** A field has another value. */
    GARBLED(EvolutionVerdict.GARBLED);

    private final EvolutionVerdict result;

    Preservation(EvolutionVerdict result) {
        this.result = result;
    }

    /** As the report has it. */
    EvolutionVerdict result() {
        return result;
    }

    /** The word in the table. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
