// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The notes beside a cell's figures, for its readers. */
final class CellNotes {

    private static final double TELLING_SHARE = 0.05;
    private static final double PERCENT = 100;

    private final List<String> notes = new ArrayList<>();

    void add(@Nullable String note) {
        if (note != null && !notes.contains(note)) {
            notes.add(note);
        }
    }

    /** Repetition flatters a mechanism that remembers something of an object, as its identity hash. */
    void addRepeated(double share) {
        if (share > TELLING_SHARE) {
            add(String.format(Locale.ROOT, "%.0f %% of the writes were of values written before: fewer fresh ones were made, or"
                    + " fit into a client's heap", share * PERCENT));
        }
    }

    /** A contestant that is always late has latencies that only say how long was measured. */
    void addLate(RateRun run) {
        if (run.done() + run.failures() < run.due()) {
            add(String.format(Locale.ROOT, "%s did not keep up with the offered rate: of %,d operations due %,d were done",
                    run.direction().id(), run.due(), run.done()));
        }
    }

    @Nullable String text() {
        return notes.isEmpty() ? null : String.join("; ", notes);
    }
}
