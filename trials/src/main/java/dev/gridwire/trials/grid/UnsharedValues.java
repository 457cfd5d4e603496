// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Makes values of a contestant that share nothing with any other, strings included, and whose hash nobody has asked for: the
 * codec written by hand reads them.
 */
final class UnsharedValues<P> {

    private static final long SEED = 1;

    private final Workload<P> workload;
    private final Contestant contestant;
    private final Codec byHand;
    private final List<byte[]> sources;

    /** Begins with so many different values, which {@link #make} gives one after the other and over again. */
    UnsharedValues(GridValues<P> values, Contestant contestant, int count) {
        this.workload = values.workload();
        this.contestant = contestant;
        byHand = workload.byHand().orElseThrow();
        sources = Stream.generate(values.from().apply(SEED)).limit(count).map(byHand::write).toList();
    }

    int count() {
        return sources.size();
    }

    /** Makes the plain value of an index; each call makes another one, equal to the one before. */
    @SuppressWarnings("unchecked") // the codec reads what it has written
    P makePlain(int index) {
        return (P) Objects.requireNonNull(byHand.read(sources.get(index)));
    }

    /** Makes the value of an index as the contestant stores it. */
    Object make(int index) {
        return contestant.value(workload, makePlain(index));
    }

    /** Makes a reader, which is no part of what it reads. */
    HandInput makeReader(int index) {
        return new HandInput(sources.get(index));
    }
}
