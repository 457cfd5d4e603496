// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.model.EscapedNames;
import java.lang.System.Logger.Level;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts those parts of objects that were read but that this member cannot write back. Logs them once a class. Thread-safe. */
final class Losses {

    private static final String LOGGER = "dev.gridwire";
    /** The limit on remembered names, so that payloads cannot fill the memory with them. */
    private static final int MOST = 1_024;

    private final LongAdder sum = new LongAdder();
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    void count(Class<?> type, String part) {
        sum.increment();
        if (told.size() < MOST && told.add(type.getName() + ' ' + part)) {
            System.getLogger(LOGGER).log(Level.WARNING, "A value of " + EscapedNames.of(type.getName())
                    + " loses a part when this member writes it back: " + part
                    + ". Let new members write when the old ones are gone. Further values are counted in Statistics.lostParts");
        }
    }

    long sum() {
        return sum.sum();
    }
}
