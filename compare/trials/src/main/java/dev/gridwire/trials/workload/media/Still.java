// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import java.io.Serializable;

/** A picture from a recording; immutable. */
public final class Still implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String address;
    private final String caption;
    private final int width;
    private final int height;
    private final StillSize size;

    /** Creates a still; sizes are in pixels. */
    public Still(String address, String caption, int width, int height, StillSize size) {
        this.address = address;
        this.caption = caption;
        this.width = width;
        this.height = height;
        this.size = size;
    }

    String address() {
        return address;
    }

    String caption() {
        return caption;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    StillSize size() {
        return size;
    }
}
