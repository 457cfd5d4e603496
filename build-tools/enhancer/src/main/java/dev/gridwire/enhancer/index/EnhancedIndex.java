// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.index;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads and writes the file that lists the classes of a folder or jar with a form, for other builds:
 *
 * <pre>
 * class com.acme.Order mechanism=identified level=safe factory=1000 id=17 version=0 fingerprint=0123456789abcdef
 * </pre>
 */
public final class EnhancedIndex {

    /** Path of the file. */
    public static final String PATH = "META-INF/gridwire/enhanced.txt";

    private EnhancedIndex() {}

    /** Returns the file's content: a line for each class, in the given order. */
    public static byte[] write(List<IndexEntry> entries) {
        StringBuilder text = new StringBuilder("# What Gridwire's enhancer formed here. Made by the build.\n");
        for (IndexEntry each : entries) {
            ClassIds ids = each.ids();
            text.append("class ").append(EscapedNames.of(ids.typeName()))
                    .append(" mechanism=").append(each.mechanism().key())
                    .append(" level=").append(each.level())
                    .append(" factory=").append(ids.factoryId())
                    .append(" id=").append(ids.classId())
                    .append(" version=").append(ids.version())
                    .append(" fingerprint=").append(each.fingerprint()).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Reads a file. Skips lines that a later version may have added. */
    public static List<IndexEntry> read(byte[] bytes) {
        List<IndexEntry> entries = new ArrayList<>();
        for (String line : new String(bytes, StandardCharsets.UTF_8).split("\\R")) {
            entry(line).ifPresent(entries::add);
        }
        return entries;
    }

    private static Optional<IndexEntry> entry(String line) {
        String[] words = line.strip().split("\\s+");
        if (words.length < 3 || !words[0].equals("class")) {
            return Optional.empty();
        }
        Map<String, String> values = new HashMap<>();
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            values.put(words[i].substring(0, Math.max(0, equals)), words[i].substring(equals + 1));
        }
        return Mechanism.ofKey(values.getOrDefault("mechanism", "")).map(mechanism -> new IndexEntry(
                new ClassIds(EscapedNames.parse(words[1]), number(values, "factory"),
                        number(values, "id"), number(values, "version")),
                mechanism,
                values.getOrDefault("level", ""),
                values.getOrDefault("fingerprint", "")));
    }

    private static int number(Map<String, String> values, String key) {
        String value = values.getOrDefault(key, "");
        return value.matches("-?\\d{1,9}") ? Integer.parseInt(value) : 0;
    }
}
