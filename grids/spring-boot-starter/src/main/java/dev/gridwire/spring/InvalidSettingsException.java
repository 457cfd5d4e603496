// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

/** Says that a property of Gridwire or a line of {@code gridwire.properties} is not valid; the message names it and its value. */
final class InvalidSettingsException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    InvalidSettingsException(IllegalArgumentException cause) {
        super(cause.getMessage(), cause);
    }
}
