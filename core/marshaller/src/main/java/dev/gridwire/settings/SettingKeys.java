// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.payload.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The keys of {@code gridwire.properties}. */
final class SettingKeys {

    static final String ALLOW = "allow";
    static final String ALLOW_LIBRARY = "allow-library";
    static final String DENY = "deny";
    static final String OWN_CLASSES = "own-classes";
    static final String MAIN_CLASS = "main-class";
    static final String FINAL_FIELDS = "final-fields";
    static final String CODE_GENERATION = "code-generation";
    static final String CANONICAL = "canonical";
    static final String TARGETS = "targets";
    static final String ID = "id.";
    static final String UNKNOWN_FIELDS = "unknown-fields";
    static final String UNKNOWN_CONSTANTS = "unknown-constants";
    static final String NULL_IN_PRIMITIVE = "null-in-primitive";
    static final String SCHEMAS = "schemas";
    static final String SEAL = "seal";
    static final String SEAL_KEYS = "seal-keys";
    static final String SEAL_ACCEPTS = "seal-accepts";
    static final String RENAMED = "renamed.";
    static final String UNKNOWN_CONSTANT = "unknown-constant.";

    /** The end of a section, where it is shown. */
    static final String ANY = "<key>";

    private static final String LIMIT = "limits.";

    /** Keys of one value. */
    private static final Set<String> SINGLE = Set.of(ALLOW, ALLOW_LIBRARY, DENY, OWN_CLASSES, MAIN_CLASS, FINAL_FIELDS,
            CODE_GENERATION, CANONICAL, TARGETS, UNKNOWN_FIELDS, UNKNOWN_CONSTANTS, NULL_IN_PRIMITIVE, SCHEMAS, SEAL, SEAL_KEYS,
            SEAL_ACCEPTS);

    /** Keys of adapters, which take their values. */
    private static final Set<String> OF_GRIDS = Set.of("hazelcast.type-id", "hazelcast.write", "hazelcast.enabled",
            "hazelcast.jet", "hazelcast.schemas", "ignite.enabled", "redis.write", "redis.enabled", "redisson.write",
            "redisson.enabled", "ehcache.enabled");
    /** Keys that the build reads. */
    private static final Set<String> OF_THE_BUILD = Set.of("hints.level", "hints.safe", "hints.medium", "hints.fast",
            "hints.keep-final", "hints.replaced-objects", "annotations.non-null", "annotations.unique", "annotations.optimize",
            "enhancer.on-unsupported", "enhancer.include", "enhancer.exclude", "enhancer.factory-id", "targets.native",
            "targets.externalizable", "targets.data-serializable", "targets.identified", "targets.portable", "targets.compact");
    private static final List<String> SECTIONS = List.of("hazelcast.", "ignite.", "redis.", "redisson.", "ehcache.", "targets.",
            "hints.", "annotations.", "enhancer.");

    private SettingKeys() {}

    static boolean isKnown(String key) {
        return SINGLE.contains(key) || isLimit(key) || begins(key, ID) || begins(key, RENAMED)
                || begins(key, UNKNOWN_CONSTANT) || isOfOthers(key);
    }

    /** Whether it is a limit's. */
    static boolean isLimit(String key) {
        return key.startsWith(LIMIT) && Limits.keys().contains(key.substring(LIMIT.length()));
    }

    /** Whether its value is passed on to the part of Gridwire that takes it. */
    static boolean isOfOthers(String key) {
        return OF_GRIDS.contains(key) || OF_THE_BUILD.contains(key);
    }

    /** Whether it begins as the keys of another part of Gridwire do. */
    static boolean isInSection(String key) {
        return SECTIONS.stream().anyMatch(section -> begins(key, section));
    }

    private static boolean begins(String key, String begin) {
        return key.startsWith(begin) && key.length() > begin.length();
    }

    static String limit(String name) {
        return LIMIT + name;
    }

    /** The keys that begin so, sorted. */
    static List<String> ofSection(String begin) {
        Set<String> all = new TreeSet<>(OF_GRIDS);
        all.addAll(OF_THE_BUILD);
        return all.stream().filter(key -> begins(key, begin)).toList();
    }

    /** All of them, for messages. */
    static List<String> shown() {
        List<String> shown = new ArrayList<>(new TreeSet<>(SINGLE));
        for (String limit : Limits.keys()) {
            shown.add(limit(limit));
        }
        shown.add(ID + "<class>");
        shown.add(RENAMED + "<class>");
        shown.add(UNKNOWN_CONSTANT + "<enum>");
        shown.addAll(new TreeSet<>(OF_GRIDS));
        shown.addAll(new TreeSet<>(OF_THE_BUILD));
        SECTIONS.forEach(section -> shown.add(section + ANY));
        return shown;
    }
}
