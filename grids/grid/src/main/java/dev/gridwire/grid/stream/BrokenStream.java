// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.MalformedBytesException;

/** A stream that breaks the grammar. It has no stack trace: a scan may begin anew, and each one takes kilobytes. */
final class BrokenStream extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int offset;

    BrokenStream(String rule, int offset) {
        super(rule, null, false, false);
        this.offset = offset;
    }

    /** The exception for the caller. */
    MalformedBytesException toMalformed() {
        return new MalformedBytesException("Java serialization: " + getMessage(), offset);
    }
}
