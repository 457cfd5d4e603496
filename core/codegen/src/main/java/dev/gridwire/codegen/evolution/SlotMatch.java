// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import java.util.Optional;

/**
 * A slot that was written, and the reader's slot for it.
 *
 * @param own the reader's slot; empty if the reader lacks it
 */
public record SlotMatch(Slot written, Optional<Slot> own) {

    /** Returns how the value fits the reader's slot, if there is one. */
    public Fit fit() {
        return own.map(slot -> Fit.of(written, slot)).orElse(Fit.SAME);
    }
}
