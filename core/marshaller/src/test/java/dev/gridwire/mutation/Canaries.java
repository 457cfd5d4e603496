// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.mutation.Probe;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes a small payload after each failure, and now and then a larger one. Thread-safe. */
final class Canaries implements Probe {

    private static final int LARGE_EVERY = 16;

    private final Marshaller marshaller;
    private final List<Canary> canaries;
    /** Not exact where threads meet, which does not matter. */
    private int uses;

    /** A payload that a marshaller reads, and the bytes that it writes again. */
    record Canary(byte[] payload, byte[] rewritten) {

        /** With a marshaller that has read nothing else. */
        static Canary of(byte[] payload, Marshaller fresh) {
            return new Canary(payload, fresh.marshal(fresh.<Object>unmarshal(payload)));
        }
    }

    /** The small one first. */
    Canaries(Marshaller marshaller, List<Canary> canaries) {
        this.marshaller = marshaller;
        this.canaries = List.copyOf(canaries);
    }

    @Override
    public @Nullable String harm() {
        Canary canary = canaries.get(uses++ % LARGE_EVERY == 0 ? canaries.size() - 1 : 0);
        byte[] found = marshaller.marshal(marshaller.<Object>unmarshal(canary.payload));
        return Arrays.equals(found, canary.rewritten) ? null : "a canary is now written as " + HexFormat.of().formatHex(found);
    }
}
