// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The film of a media entry. */
@SuppressWarnings({"serial", "NullAway.Init"}) // the list is an ArrayList; values fill the fields
public class Media implements Serializable {

    private static final long serialVersionUID = 1L;

    public String uri;
    public @Nullable String title;
    public int width;
    public int height;
    public String format;
    public long duration;
    public long size;
    public int bitrate;
    public boolean hasBitrate;
    public List<String> persons;
    public Player player;
    public @Nullable String copyright;

    /** What plays it. */
    public enum Player {
        JAVA,
        FLASH
    }
}
