// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Says that no value of a type can be created; the message names the type, and the attempts say why. */
public final class CannotMakeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> attempts;
    private final @Nullable String missingClass;

    CannotMakeException(String message, List<String> attempts, @Nullable String missingClass) {
        super(message, null, false, false);
        this.attempts = List.copyOf(attempts);
        this.missingClass = missingClass;
    }

    CannotMakeException(String message) {
        this(message, List.of(), null);
    }

    /** Returns each strategy that was tried, with its result. */
    public List<String> attempts() {
        return attempts;
    }

    /** Returns the missing class, if that was the reason. */
    public @Nullable String missingClass() {
        return missingClass;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
