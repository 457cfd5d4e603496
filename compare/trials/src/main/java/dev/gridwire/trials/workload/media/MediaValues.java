// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Creates catalogue entries of one shape with different numbers and names: nine strings, and a null licence. */
public record MediaValues(SplittableRandom random) implements Supplier<CatalogueEntry> {

    private static final int NUMBER_BOUND = 1_000_000;
    private static final int DURATION_BOUND = 20_000_000;
    private static final long BYTES_BOUND = 8_000_000_000L;
    private static final int RATE_BOUND = 20_000_000;

    /** The directors, so that every entry has one string outside Latin-1. */
    private static final List<String> DIRECTORS =
            List.of("Krzysztof Kieślowski", "Věra Chytilová", "Dziga Vertov – Дзига Вертов");

    private static final List<String> ACTORS = List.of("Buster Keaton", "Maria Falconetti", "Max von Sydow", "Zoë Lund");

    @Override
    public CatalogueEntry get() {
        int number = random.nextInt(NUMBER_BOUND);
        List<Still> stills = new ArrayList<>();
        stills.add(still(number, "Opening scene", 1_280, 720, StillSize.BANNER));
        stills.add(still(number, "The bridge at night", 320, 180, StillSize.THUMBNAIL));
        return new CatalogueEntry(recording(number), stills);
    }

    private static Still still(int number, String caption, int width, int height, StillSize size) {
        String address = "https://stills.example.org/" + number + '-' + width + ".jpg";
        return new Still(address, caption, width, height, size);
    }

    private Recording recording(int number) {
        List<String> people = new ArrayList<>();
        people.add(DIRECTORS.get(random.nextInt(DIRECTORS.size())));
        people.add(ACTORS.get(random.nextInt(ACTORS.size())));
        return new Recording(
                "https://media.example.org/recordings/" + number + ".mkv",
                "Restored feature no. " + number,
                encoding(),
                random.nextInt(DURATION_BOUND),
                random.nextBoolean(),
                Carrier.of((byte) random.nextInt(Carrier.values().length)),
                people,
                null);
    }

    private Encoding encoding() {
        return new Encoding(
                "video/matroska", 1_920, 1_080, random.nextLong(BYTES_BOUND), random.nextInt(RATE_BOUND), random.nextBoolean());
    }
}
