// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.Slot;
import java.util.List;
import java.util.Optional;

/**
 * A slot, and the named fields that it becomes.
 *
 * @param required whether null is refused when the slot is written
 * @param prepared what is computed once for all of them
 * @param value the slot's value, from what is read
 */
public record NamedSlot(
        Slot slot, boolean required, Optional<Expression> prepared, List<Part> parts, Expression value) {

    /** Copies the list. */
    public NamedSlot {
        parts = List.copyOf(parts);
    }

    static NamedSlot of(Slot slot, Optional<Expression> prepared, List<Part> parts, Expression value) {
        return new NamedSlot(slot, false, prepared, parts, value);
    }

    NamedSlot requiring(boolean isRequired) {
        return new NamedSlot(slot, isRequired, prepared, parts, value);
    }

    /** What must be computed first, for its complaint alone; empty if nothing. */
    public Optional<Expression> check() {
        return required ? Optional.of(Expressions.require(Expressions.SLOT, parts.get(0).name())) : Optional.empty();
    }
}
