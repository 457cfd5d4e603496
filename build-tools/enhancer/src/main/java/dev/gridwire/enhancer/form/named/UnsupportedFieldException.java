// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.Reason;
import java.util.Objects;

/** Says that a slot cannot be written; the planner turns it into an obstacle. */
final class UnsupportedFieldException extends Exception {

    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final String remedy;

    UnsupportedFieldException(Reason reason, String text, String remedy) {
        super(text);
        this.reason = reason;
        this.remedy = remedy;
    }

    Reason reason() {
        return reason;
    }

    String remedy() {
        return remedy;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
