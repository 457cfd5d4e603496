// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.seal.Seal;
import dev.gridwire.wire.SealKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The settings for seals: the keys {@code seal}, {@code seal-keys} and {@code seal-accepts}. Keys are fetched when a marshaller
 * is built.
 *
 * @param written the kind of seal that is written; empty to seal nothing
 * @param keys the places of the keys; the first key writes
 * @param unsealedAccepted whether payloads without a seal are also read
 * @param checksumAccepted whether payloads with a CRC32C are also read
 * @param javaAccepted whether grids read values of Java serialization although payloads are sealed
 * @param replacedAccepted whether grids read values of a replaced serializer although payloads are sealed
 */
public record SealSettings(Optional<SealKind> written, List<KeyPlace> keys, boolean unsealedAccepted, boolean checksumAccepted,
        boolean javaAccepted, boolean replacedAccepted) {

    /** Copies the list. */
    public SealSettings {
        keys = List.copyOf(keys);
    }

    /** Returns whether grids read values of Java serialization. */
    public boolean acceptsJava() {
        return written.isEmpty() || javaAccepted;
    }

    /**
     * Fetches the keys and returns the seal.
     *
     * @throws IllegalArgumentException if a key is missing or too short; the message names its place
     */
    public Seal open() {
        List<Seal> keyed = new ArrayList<>();
        keys.forEach(place -> keyed.add(place.seal()));
        Seal seal = switch (written.map(SealKind::text).orElse("")) {
            case "hmac" -> keyed.get(0);
            case "crc32c" -> Seal.crc32c();
            default -> Seal.none();
        };
        for (Seal each : keyed) {
            seal = each == seal ? seal : seal.accepting(each);
        }
        seal = checksumAccepted ? seal.accepting(Seal.crc32c()) : seal;
        seal = unsealedAccepted ? seal.accepting(Seal.none()) : seal;
        seal = javaAccepted ? seal.acceptingJava() : seal;
        return replacedAccepted ? seal.acceptingReplaced() : seal;
    }
}
