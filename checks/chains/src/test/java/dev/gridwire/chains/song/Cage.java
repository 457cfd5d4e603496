// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains.song;

import java.io.Serializable;

/** An allowed class that holds anything. */
public final class Cage implements Serializable {

    private static final long serialVersionUID = 1L;
    private final Object held;

    /** Holds it. */
    public Cage(Object held) {
        this.held = held;
    }

    /** Its content. */
    public Object held() {
        return held;
    }
}
