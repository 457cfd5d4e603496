// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import java.io.Serializable;

/** The format of a stored recording; immutable. */
public final class Encoding implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String format;
    private final int width;
    private final int height;
    private final long byteCount;
    private final int bitRate;
    private final boolean constantRate;

    /** Creates an encoding; sizes are in pixels, the rate is in bits a second. */
    public Encoding(String format, int width, int height, long byteCount, int bitRate, boolean constantRate) {
        this.format = format;
        this.width = width;
        this.height = height;
        this.byteCount = byteCount;
        this.bitRate = bitRate;
        this.constantRate = constantRate;
    }

    String format() {
        return format;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    long byteCount() {
        return byteCount;
    }

    int bitRate() {
        return bitRate;
    }

    boolean constantRate() {
        return constantRate;
    }
}
