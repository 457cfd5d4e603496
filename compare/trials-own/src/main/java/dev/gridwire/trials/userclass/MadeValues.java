// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.proof.values.CannotMakeException;
import dev.gridwire.proof.values.Maker;
import dev.gridwire.trials.fork.UserFailure;
import java.util.Iterator;
import java.util.stream.Stream;

/** Generates values from the shape of the class. */
final class MadeValues implements ValueSource {

    /** Keeps the seeds of consecutive values far apart. */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private final Class<?> type;
    private final Maker maker;
    private long seed;

    MadeValues(Class<?> type, Maker maker, long seed) {
        this.type = type;
        this.maker = maker;
        this.seed = seed;
    }

    @Override
    public String origin() {
        return "made by " + maker.wayOf(type).orElse("its parts");
    }

    @Override
    public Iterator<Object> values() {
        return Stream.generate(this::next).iterator();
    }

    private Object next() {
        try {
            seed += GOLDEN;
            return maker.make(type, seed);
        } catch (CannotMakeException e) {
            throw new UserFailure(sentence(e), e);
        }
    }

    private String sentence(CannotMakeException e) {
        if (e.missingClass() != null) {
            return "A class that " + type.getName() + " needs is missing from the class path: " + e.missingClass()
                    + " (add its jar to --classpath)";
        }
        String tried = e.attempts().isEmpty() ? e.getMessage() : "tried " + String.join("; ", e.attempts());
        return "No value can be made of " + type.getName() + ": " + tried + " (give values with --values Type::method or a file)";
    }
}
