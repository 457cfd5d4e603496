// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import org.jspecify.annotations.Nullable;

/** A payload that is being written or read while somebody listens; one that is refused is never done. For one thread. */
public interface PayloadSpan {

    /** Tells Flight Recorder of the payload, if it took longer than the recording's threshold. */
    void done(PayloadDirection direction, @Nullable Object root, int byteCount);
}
