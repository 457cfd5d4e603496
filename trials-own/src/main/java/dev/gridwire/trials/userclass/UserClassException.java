// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A class of the user's cannot be measured; the message is a sentence for the user, with the next step. */
public final class UserClassException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With this sentence. */
    public UserClassException(String message) {
        super(message);
    }

    UserClassException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
