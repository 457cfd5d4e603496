// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Assigns each contestant a permanent colour, which depends on no selection or order.
 *
 * <p>Relatives share a hue: greys for the JDK, blues for Hazelcast's older forms, greens for Compact, olives for handwritten
 * serializers, warm ones for other libraries, violet for Gridwire, pinks for enhanced classes.
 */
final class Palette {

    /** The colours by contestant id, in CSS notation. */
    static final Map<String, String> COLOURS = Stream.of(Contestant.values())
            .collect(Collectors.toUnmodifiableMap(Contestant::id, one -> one.descriptor().colour()));

    private static final List<String> SPARE = List.of("#9c4f96", "#8a9a2b", "#b5525c", "#4f8a8b");

    private Palette() {}

    /** Returns a contestant's colour. An unknown contestant gets a spare colour, chosen by its name. */
    static String of(String contestant) {
        return COLOURS.getOrDefault(contestant, SPARE.get(Math.floorMod(contestant.hashCode(), SPARE.size())));
    }
}
