// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.util.List;
import java.util.Map;

/**
 * A colour for life for each contestant: neither a selection nor an order changes it.
 *
 * <p>Kin share a hue: greys for the JDK, blues for Hazelcast's older forms, greens for Compact, olives for serializers by hand,
 * warm ones for the peers, violet for Gridwire, pinks for what the enhancer makes.
 */
final class Palette {

    /** By the contestant's id, as CSS writes them. */
    static final Map<String, String> COLOURS = Map.ofEntries(
            Map.entry("java", "#69717f"),
            Map.entry("externalizable", "#969daa"),
            Map.entry("dataserializable", "#6aa3e0"),
            Map.entry("identified", "#0072b2"),
            Map.entry("portable", "#2a9db8"),
            Map.entry("compact-zero", "#55b896"),
            Map.entry("compact", "#00875f"),
            Map.entry("stream", "#7d8f2b"),
            Map.entry("bytearray", "#b3bd5c"),
            Map.entry("kryo", "#dd9500"),
            Map.entry("smile", "#a6761d"),
            Map.entry("fory", "#d55e00"),
            Map.entry("ignite", "#c46a9b"),
            Map.entry("gridwire", "#6b63d8"),
            Map.entry("gridwire-canonical", "#a79ff0"),
            Map.entry("gridwire-sealed", "#4a3fb0"),
            Map.entry("enhanced-externalizable", "#e08aa5"),
            Map.entry("enhanced-externalizable-fast", "#c2557a"),
            Map.entry("enhanced-dataserializable", "#c98ab5"),
            Map.entry("enhanced-dataserializable-medium", "#ab5f92"),
            Map.entry("enhanced-dataserializable-fast", "#8f3f6f"),
            Map.entry("enhanced-identified", "#d6459b"),
            Map.entry("enhanced-identified-fast", "#a81f6e"),
            Map.entry("enhanced-portable", "#b06fc4"),
            Map.entry("enhanced-compact", "#7d4fa3"));

    private static final List<String> SPARE = List.of("#9c4f96", "#8a9a2b", "#b5525c", "#4f8a8b");

    private Palette() {}

    /** One that is not known has a spare colour, by its name. */
    static String of(String contestant) {
        return COLOURS.getOrDefault(contestant, SPARE.get(Math.floorMod(contestant.hashCode(), SPARE.size())));
    }
}
