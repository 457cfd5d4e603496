// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A catalogue entry, which no comparison with a grid published: measured where it is named, in its plain form. */
public final class MediaWorkload implements Workload<CatalogueEntry> {

    @Override
    public String id() {
        return "media";
    }

    @Override
    public String title() {
        return "Media";
    }

    @Override
    public String description() {
        return "A recording and two stills: nine strings, one of them outside of Latin-1, enums, numbers, two lists.";
    }

    @Override
    public Supplier<CatalogueEntry> values(long seed) {
        return new MediaValues(seed);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(CatalogueEntry.class, Recording.class, Encoding.class, Carrier.class, Still.class, StillSize.class);
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new MediaByHand());
    }
}
