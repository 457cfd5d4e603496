// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.hazelcast.contestant.ClassVersion;
import dev.gridwire.trials.hazelcast.state.LoadedState;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One mechanism on both states of a class: an old member's codec and a new one's, which share what members of a grid share. */
final class EvolvingPair {

    private final EvolvingCase subject;
    private final LoadedState before;
    private final LoadedState after;
    private final ObjectCodec old;
    private final ObjectCodec young;

    EvolvingPair(EvolvingCase subject, EvolutionSetup setup) {
        this.subject = subject;
        before = LoadedState.inMemory(subject.before, 1);
        after = LoadedState.inMemory(subject.after, 2);
        Function<ClassVersion, ObjectCodec> opening = setup.opening().get();
        old = opening.apply(before);
        young = opening.apply(after);
    }

    /** Makes one ready to be timed; the mechanism must keep a value of the new state. */
    static EvolvingPair open(EvolvingCase subject, EvolutionSetup setup) {
        EvolvingPair pair = new EvolvingPair(subject, setup);
        pair.demand(pair.value(), pair.ownPayload(), List.of(Fate.OK));
        return pair;
    }

    /** The codec that has the new state, and knows it by now. */
    ObjectCodec codec() {
        return young;
    }

    /** A value of the new state. */
    Object value() {
        return after.make(0);
    }

    /** The payload of a value of the new state. */
    byte[] ownPayload() {
        return young.write(value());
    }

    /** The payload of a value of the old state, which the mechanism must not refuse. */
    byte[] oldPayload() {
        Object value = before.make(0);
        byte[] payload = old.write(value);
        demand(value, payload, List.of(Fate.OK, Fate.LOST, Fate.GARBLED));
        return payload;
    }

    private void demand(Object value, byte[] payload, List<Fate> allowed) {
        StateFinding finding = finding(Content.of(value), () -> young.read(payload));
        if (!allowed.contains(finding.fate())) {
            throw new IllegalStateException("A value is not kept: case=" + subject + ", " + finding);
        }
    }

    /** Each state reads its own bytes. */
    StateFinding own(long seed) {
        return crossing(old, old, before.make(seed)).or(() -> crossing(young, young, after.make(seed)));
    }

    /** The new state reads bytes of the old one. */
    StateFinding upgraded(long seed) {
        return crossing(old, young, before.make(seed));
    }

    /** The old state reads bytes of the new one. */
    StateFinding downgraded(long seed) {
        return crossing(young, old, after.make(seed));
    }

    private static StateFinding crossing(ObjectCodec from, ObjectCodec to, Object value) {
        byte[] bytes = from.write(value);
        return finding(Content.of(value), () -> to.read(bytes));
    }

    /** A new value is read by an old member, edited, and written back. */
    StateFinding edited(long seed) {
        Object value = after.make(seed);
        byte[] stored = young.write(value);
        String text = "edited";
        Map<String, @Nullable Object> expected = Content.of(value);
        expected.put(subject.edited(), text);
        return finding(expected, () -> {
            Object read = Objects.requireNonNull(old.read(stored));
            Content.set(read.getClass().getDeclaredField(subject.edited()), read, text);
            return young.read(old.write(read));
        });
    }

    private static StateFinding finding(Map<String, @Nullable Object> written, Callable<Object> reading) {
        return ContentRule.STRICT.finding(written, () -> Content.of(reading.call()));
    }
}
