// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.MalformedBytesException;

/**
 * Says that a stream breaks the grammar. It has no stack trace, because a scan may start several times and each trace takes
 * kilobytes.
 */
final class BrokenStream extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int offset;

    BrokenStream(String rule, int offset) {
        super(rule, null, false, false);
        this.offset = offset;
    }

    /** Returns the exception for the caller. */
    MalformedBytesException toMalformed() {
        return new MalformedBytesException("Java serialization: " + getMessage(), offset);
    }
}
