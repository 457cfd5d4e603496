// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import dev.gridwire.trials.workload.WrittenWorkload;

/** A catalogue entry, which no comparison with a grid published: measured where it is named, in its plain form. */
public final class MediaWorkload extends WrittenWorkload<CatalogueEntry> {

    /** Fills the table. */
    public MediaWorkload() {
        super("media", "Media",
                "A recording and two stills: nine strings, one of them outside of Latin-1, enums, numbers, two lists.",
                MediaValues::new,
                CatalogueEntry.class, Recording.class, Encoding.class, Carrier.class, Still.class, StillSize.class);
        byHand(MediaByHand::new);
    }
}
