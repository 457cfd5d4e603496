// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.refused;

import org.jspecify.annotations.Nullable;

public final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    public RefusedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
