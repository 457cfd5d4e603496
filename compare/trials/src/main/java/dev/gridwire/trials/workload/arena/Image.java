// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A picture of a media entry. */
@SuppressWarnings("NullAway.Init") // values fill the fields
public class Image implements Serializable {

    private static final long serialVersionUID = 1L;

    public String uri;
    public @Nullable String title;
    public int width;
    public int height;
    public Size size;
    /** Only in Fory's class, for its objects with references. */
    public @Nullable Media media;

    /** Its size in words. */
    public enum Size {
        SMALL,
        LARGE
    }
}
