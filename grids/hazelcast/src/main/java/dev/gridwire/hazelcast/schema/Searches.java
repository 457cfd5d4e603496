// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import dev.gridwire.schema.SchemaPendingException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;

/** Holds the searches for schemas that a member or client does not know: one for each hash, however many threads ask. */
final class Searches {

    /** Limits the searches, because a stranger's bytes may name any hash. */
    private static final int MOST = 1_000;

    /** After so many vain searches within {@link Search#isOld a while}, strangers are assumed to name the hashes. */
    private static final int MOST_TRUSTED = 16;

    private final OnDemandThread worker;
    private final IntPredicate look;
    private final Map<Integer, Search> searches = new ConcurrentHashMap<>();

    /**
     * Creates it.
     *
     * @param look asks the grid, and returns whether it found a schema; it may fail
     */
    Searches(OnDemandThread worker, IntPredicate look) {
        this.worker = worker;
        this.look = look;
    }

    /**
     * Waits until the schemas were found, or not found in time.
     *
     * @throws SchemaPendingException if the thread may not wait
     */
    void await(int hash) {
        searches.values().removeIf(Search::isOld);
        if (searches.size() >= MOST) {
            return;
        }
        Search search = searches.computeIfAbsent(hash, this::begin);
        if (!search.hasEnded() && WaitPolicy.here() != WaitPolicy.MAY) {
            throw new SchemaPendingException(hash);
        }
        search.await();
    }

    private Search begin(int hash) {
        Search search = new Search(searches.values().stream().filter(Search::hasEnded).count() >= MOST_TRUSTED);
        next(search, hash, 0);
        return search;
    }

    private void next(Search search, int hash, long delayMillis) {
        if (delayMillis < 0 || !worker.run(delayMillis, () -> look(search, hash))) {
            search.end();
        }
    }

    private void look(Search search, int hash) {
        boolean found = false;
        boolean answered = false;
        try {
            found = look.test(hash);
            answered = true;
        } catch (RuntimeException e) {
            // The grid is unreachable for now.
        }
        if (found) {
            search.end();
            searches.remove(hash);
        } else {
            next(search, hash, search.nextDelayMillis(answered));
        }
    }
}
