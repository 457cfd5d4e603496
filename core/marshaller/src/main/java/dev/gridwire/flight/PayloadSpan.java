// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import org.jspecify.annotations.Nullable;

/**
 * Measures a payload while it is written or read and somebody records. A refused payload never reaches {@link #done}. Not
 * thread-safe.
 */
public interface PayloadSpan {

    /** Reports the payload to Flight Recorder if it took longer than the recording's threshold. */
    void done(PayloadDirection direction, @Nullable Object root, int byteCount);
}
