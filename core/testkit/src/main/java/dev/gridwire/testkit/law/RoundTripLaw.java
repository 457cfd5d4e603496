// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.law;

import dev.gridwire.proof.compare.ExactComparison;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The law for every way of storing objects: an object that was accepted for writing comes back equal. It holds for a reader that
 * has seen nothing yet and for one that has been used, both at first use and once fused code serves.
 *
 * <pre>{@code
 * RoundTripLaw law = new RoundTripLaw(() -> Codec.of(newMarshaller()));
 * assertThat(law.broken(() -> new Order(1, "pen"))).isEmpty();
 * }</pre>
 */
public final class RoundTripLaw {

    /** More uses than it takes until code is fused, and fused again. */
    public static final int USES = 300;

    private final Supplier<? extends Way> ways;
    private final int uses;
    private final Way used;
    private long checked;
    private long refused;

    /** One way to bytes, and back. */
    public interface Way {

        /**
         * Turns an object into bytes.
         *
         * @throws RuntimeException if it refuses the object, which the law allows
         */
        byte[] write(Object object);

        /** Turns bytes into an object. */
        Object read(byte[] bytes);
    }

    /** Checks ways that are created anew each time, without any state. */
    public RoundTripLaw(Supplier<? extends Way> ways) {
        this(ways, USES);
    }

    /** As {@link #RoundTripLaw(Supplier)}, with this number of uses in {@link #brokenWhenUsed}. */
    public RoundTripLaw(Supplier<? extends Way> ways, int uses) {
        this.ways = ways;
        this.uses = uses;
        this.used = ways.get();
    }

    /** Writes and reads an object by ways that were never used before. Returns what is wrong; empty if nothing is. */
    public Optional<String> brokenAtFirst(Object object) {
        return broken(ways.get(), ways.get(), object, 0);
    }

    /** Writes and reads objects by one way that remains in use. Returns what is wrong; empty if nothing is. */
    public Optional<String> brokenWhenUsed(Supplier<?> objects) {
        for (int i = 0; i < uses; i++) {
            Optional<String> found = broken(used, used, objects.get(), i);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Makes both checks. */
    public Optional<String> broken(Supplier<?> objects) {
        Optional<String> first = brokenAtFirst(objects.get());
        return first.isPresent() ? first : brokenWhenUsed(objects);
    }

    private Optional<String> broken(Way writer, Way reader, Object object, int use) {
        byte[] bytes;
        checked++;
        try {
            bytes = writer.write(object);
        } catch (RuntimeException e) {
            refused++;
            return Optional.empty();
        }
        String at = "use " + use + ": ";
        try {
            return ExactComparison.gravest(object, reader.read(bytes)).map(difference -> at + difference);
        } catch (RuntimeException e) {
            return Optional.of(at + "written, and not read: " + e);
        }
    }

    /** Returns how many objects were checked. */
    public long checked() {
        return checked;
    }

    /** Returns how many of them were refused when they were written. */
    public long refused() {
        return refused;
    }
}
