// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A colour for life for each contestant: neither a selection nor an order changes it.
 *
 * <p>Kin share a hue: greys for the JDK, blues for Hazelcast's older forms, greens for Compact, olives for serializers by hand,
 * warm ones for the peers, violet for Gridwire, pinks for what the enhancer makes.
 */
final class Palette {

    /** By the contestant's id, as CSS writes them. */
    static final Map<String, String> COLOURS = Stream.of(Contestant.values())
            .collect(Collectors.toUnmodifiableMap(Contestant::id, one -> one.descriptor().colour()));

    private static final List<String> SPARE = List.of("#9c4f96", "#8a9a2b", "#b5525c", "#4f8a8b");

    private Palette() {}

    /** One that is not known has a spare colour, by its name. */
    static String of(String contestant) {
        return COLOURS.getOrDefault(contestant, SPARE.get(Math.floorMod(contestant.hashCode(), SPARE.size())));
    }
}
