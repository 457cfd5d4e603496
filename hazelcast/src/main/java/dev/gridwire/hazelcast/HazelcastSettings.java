// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import dev.gridwire.settings.Settings;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The keys {@code hazelcast.*} of {@code gridwire.properties}.
 *
 * @param typeId the serializer's, {@code hazelcast.type-id}: above 0, the same on all members and clients
 * @param isWriting whether values are written by Gridwire, {@code hazelcast.write}; they are read in any case
 */
record HazelcastSettings(int typeId, boolean isWriting) {

    private static final String SECTION = "hazelcast";
    private static final String TYPE_ID = "type-id";
    private static final String WRITE = "write";
    private static final Set<String> KEYS = new TreeSet<>(Set.of(TYPE_ID, WRITE));

    /**
     * Takes them from a file's settings.
     *
     * @throws IllegalArgumentException if a key is unknown or a value is bad; the message names them and the file
     */
    static HazelcastSettings of(Settings settings) {
        Map<String, String> values = settings.section(SECTION);
        for (String key : values.keySet()) {
            if (!KEYS.contains(key)) {
                throw bad(settings, "A key is unknown", key, values.get(key), "known are " + KEYS);
            }
        }
        return new HazelcastSettings(typeId(settings, values), isWriting(settings, values));
    }

    private static int typeId(Settings settings, Map<String, String> values) {
        String text = values.getOrDefault(TYPE_ID, Integer.toString(GridwireSerializer.TYPE_ID));
        try {
            int typeId = Integer.parseInt(text);
            if (typeId > 0) {
                return typeId;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw bad(settings, "A type id is a number above 0", TYPE_ID, text, "leave it out, or give members and clients the same");
    }

    private static boolean isWriting(Settings settings, Map<String, String> values) {
        String text = values.getOrDefault(WRITE, "true");
        if (!text.equals("true") && !text.equals("false")) {
            throw bad(settings, "Whether to write is true or false", WRITE, text, "leave it out for true");
        }
        return text.equals("true");
    }

    private static IllegalArgumentException bad(Settings settings, String rule, String key, String value, String remedy) {
        String source = settings.source().isEmpty() ? "the system properties" : settings.source();
        return new IllegalArgumentException(
                rule + ": " + SECTION + "." + key + "=" + value + " in " + source + "; " + remedy);
    }
}
