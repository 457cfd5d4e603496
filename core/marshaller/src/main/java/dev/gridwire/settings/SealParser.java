// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.wire.SealKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Parses the keys for seals. */
final class SealParser {

    private static final String SEAL = "seal";
    private static final String SEAL_KEYS = "seal-keys";
    private static final String SEAL_ACCEPTS = "seal-accepts";
    private static final String NONE = "none";
    private static final String UNSEALED = "unsealed";
    private static final String JAVA = "java";
    private static final String REPLACED = "replaced";
    private static final Set<String> ACCEPTED = Set.of(UNSEALED, SealKind.CRC32C.text(), JAVA, REPLACED);

    private final Map<String, Entry> entries;

    private SealParser(Map<String, Entry> entries) {
        this.entries = entries;
    }

    /** Returns the settings; empty if no key concerns seals. */
    static Optional<SealSettings> parse(Map<String, Entry> entries) {
        boolean said = entries.containsKey(SEAL) || entries.containsKey(SEAL_KEYS) || entries.containsKey(SEAL_ACCEPTS);
        return said ? Optional.of(new SealParser(entries).settings()) : Optional.empty();
    }

    private SealSettings settings() {
        Optional<SealKind> written = written();
        List<KeyPlace> keys = keys();
        if (keys.isEmpty() && written.equals(Optional.of(SealKind.HMAC))) {
            throw Objects.requireNonNull(entries.get(SEAL))
                    .bad("A seal by HMAC needs a key: seal-keys=file:<path>");
        }
        Entry accepts = entries.get(SEAL_ACCEPTS);
        List<String> accepted = SettingsParser.words(accepts);
        if (accepts != null && !ACCEPTED.containsAll(accepted)) {
            throw accepts.bad("The values are unsealed, crc32c, java and replaced");
        }
        return new SealSettings(written, keys, accepted.contains(UNSEALED), accepted.contains(SealKind.CRC32C.text()),
                accepted.contains(JAVA), accepted.contains(REPLACED));
    }

    private Optional<SealKind> written() {
        Entry entry = entries.get(SEAL);
        if (entry == null || entry.value().equals(NONE)) {
            return Optional.empty();
        }
        for (SealKind each : SealKind.values()) {
            if (each.text().equals(entry.value())) {
                return Optional.of(each);
            }
        }
        throw entry.bad("The value is none, crc32c or hmac");
    }

    private List<KeyPlace> keys() {
        Entry entry = entries.get(SEAL_KEYS);
        List<KeyPlace> keys = new ArrayList<>();
        for (String word : SettingsParser.words(entry)) {
            try {
                keys.add(new KeyPlace(word));
            } catch (IllegalArgumentException e) {
                throw entry == null ? e : entry.bad(String.valueOf(e.getMessage()));
            }
        }
        return keys;
    }
}
