// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import dev.gridwire.hazelcast.schema.SchemaDistribution;
import dev.gridwire.settings.Settings;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the keys {@code hazelcast.*} of {@code gridwire.properties}.
 *
 * @param typeId {@code hazelcast.type-id}: the serializer's type id, above 0 and the same on all members and clients
 * @param isWriting {@code hazelcast.write}: whether Gridwire writes values; it reads them in any case
 * @param isEnabled {@code hazelcast.enabled}: whether the service file of {@code gridwire-hazelcast-auto} counts; if not,
 *     Gridwire neither writes nor reads values, unless the configuration of Hazelcast names its serializer
 * @param jobs {@code hazelcast.jet}: whether the classes of Jet's jobs are allowed
 * @param schemas {@code hazelcast.schemas}: how readers get the schemas of values
 */
record HazelcastSettings(int typeId, boolean isWriting, boolean isEnabled, JetJobs jobs, SchemaDistribution schemas) {

    private static final String SECTION = "hazelcast";
    private static final String TYPE_ID = "type-id";
    private static final String WRITE = "write";
    private static final String ENABLED = "enabled";
    private static final String JET = "jet";
    private static final String SCHEMAS = "schemas";
    private static final String TRUE = "true";

    /**
     * Takes the settings from a file.
     *
     * @throws IllegalArgumentException if a value is bad; the message names it, its key and the file
     */
    static HazelcastSettings of(Settings settings) {
        Map<String, String> values = settings.section(SECTION);
        return new HazelcastSettings(
                typeId(settings, values),
                isTrue(settings, WRITE, values.getOrDefault(WRITE, TRUE)),
                isTrue(settings, ENABLED, values.getOrDefault(ENABLED, TRUE)),
                jobs(settings, values.get(JET)),
                distribution(settings, values.getOrDefault(SCHEMAS, "grid")));
    }

    private static int typeId(Settings settings, Map<String, String> values) {
        String text = values.getOrDefault(TYPE_ID, Integer.toString(GridwireSerializer.TYPE_ID));
        try {
            int typeId = Integer.parseInt(text);
            if (typeId > 0) {
                return typeId;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw bad(settings, "A type id is a number above 0", TYPE_ID, text, "leave it out, or give members and clients the same");
    }

    private static JetJobs jobs(Settings settings, @Nullable String text) {
        if (text == null) {
            return JetJobs.AS_CONFIGURED;
        }
        return isTrue(settings, JET, text) ? JetJobs.ALLOWED : JetJobs.REFUSED;
    }

    private static SchemaDistribution distribution(Settings settings, String text) {
        return switch (text) {
            case "grid" -> SchemaDistribution.GRID;
            case "carried" -> SchemaDistribution.CARRIED;
            default -> throw bad(settings, "Schemas are in the grid or carried", SCHEMAS, text, "write grid or carried");
        };
    }

    private static boolean isTrue(Settings settings, String key, String text) {
        if (!text.equals(TRUE) && !text.equals("false")) {
            throw bad(settings, "The value is true or false", key, text, "leave it out for the default");
        }
        return text.equals(TRUE);
    }

    private static IllegalArgumentException bad(Settings settings, String rule, String key, String value, String remedy) {
        String source = settings.source().isEmpty() ? "the properties gridwire.*" : settings.source();
        return new IllegalArgumentException(
                rule + ": " + SECTION + "." + key + "=" + value + " in " + source + "; " + remedy);
    }
}
