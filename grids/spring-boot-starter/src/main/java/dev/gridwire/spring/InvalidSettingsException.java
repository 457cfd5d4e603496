// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

/** A property of Gridwire's, or a line of {@code gridwire.properties}, that is not right; the message names it and its value. */
final class InvalidSettingsException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    InvalidSettingsException(IllegalArgumentException cause) {
        super(cause.getMessage(), cause);
    }
}
