// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import dev.gridwire.trials.workload.WrittenWorkload;
import java.util.function.Supplier;

/** A catalogue entry, which no comparison with a grid published: measured where it is named, in its plain form. */
public final class MediaWorkload extends WrittenWorkload<CatalogueEntry> {

    /** Fills the table. */
    public MediaWorkload() {
        super("media", "Media",
                "A recording and two stills: nine strings, one of them outside of Latin-1, enums, numbers, two lists.",
                CatalogueEntry.class, Recording.class, Encoding.class, Carrier.class, Still.class, StillSize.class);
        byHand(MediaByHand::new);
    }

    @Override
    public Supplier<CatalogueEntry> values(long seed) {
        return new MediaValues(seed);
    }
}
