// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.codec.Codec;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes objects of a case that share nothing with any other, strings included, and whose hash nobody has asked for: the codec
 * written by hand reads them.
 */
final class FreshObjects {

    private static final long SEED = 1;
    private static final long SEED_OF_CHECKS = 2;
    private static final int CHECKS = 3;

    private final DirectCase subject;
    private final Codec byHand;
    private final List<byte[]> sources;

    /** Begins with so many different objects, which {@link #make} gives one after the other and over again. */
    FreshObjects(DirectCase subject, int count) {
        this.subject = subject;
        byHand = subject.byHand();
        sources = Stream.generate(subject.values(SEED)).limit(count).map(byHand::write).toList();
    }

    int count() {
        return sources.size();
    }

    /** Makes the object of an index; each call makes another one, equal to the one before. */
    Object make(int index) {
        return Objects.requireNonNull(byHand.read(sources.get(index)));
    }

    /** Refuses a codec that does not bring objects back, with their identity. They are none of those that are measured. */
    void verify(Codec codec) {
        Supplier<?> values = subject.values(SEED_OF_CHECKS);
        for (int i = 0; i < CHECKS; i++) {
            Object value = values.get();
            ExactComparison.gravest(value, codec.read(codec.write(value))).ifPresent(difference -> {
                throw new IllegalStateException("a value is not kept: " + difference);
            });
        }
    }
}
