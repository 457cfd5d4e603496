// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Objects;

/** A class whose facts cannot be read; the message names the class or file, and what to do. */
public final class ClassModelException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A failure that nothing else caused. */
    public ClassModelException(String message) {
        super(message);
    }

    /** A failure that has a cause. */
    public ClassModelException(String message, Throwable cause) {
        super(message, cause);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
