// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Objects;

/** Thrown if the facts of a class cannot be read. The message names the class or file, and the remedy. */
public final class ClassModelException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception without a cause. */
    public ClassModelException(String message) {
        super(message);
    }

    /** Makes an exception with a cause. */
    public ClassModelException(String message, Throwable cause) {
        super(message, cause);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
