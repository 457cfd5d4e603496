// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import java.util.Optional;

/**
 * A slot that was written, and the reader's slot for it.
 *
 * @param own empty if the reader knows no such slot
 */
public record SlotMatch(Slot written, Optional<Slot> own) {

    /** Whether the value can stand in the reader's slot, if there is one. */
    public Fit fit() {
        return own.map(slot -> Fit.of(written, slot)).orElse(Fit.SAME);
    }
}
