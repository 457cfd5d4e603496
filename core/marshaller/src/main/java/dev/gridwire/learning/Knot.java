// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Leads from objects nested inside others of their class back to the code of the class, which is made after them. */
final class Knot {

    private @Nullable FusedValue value;

    /** Sets the code. */
    void tie(FusedValue code) {
        value = code;
    }

    FusedValue value() {
        return Objects.requireNonNull(value);
    }
}
