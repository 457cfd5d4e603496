// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.error.GridwireException;
import dev.gridwire.proof.values.CannotMakeException;
import dev.gridwire.proof.values.Implementers;
import dev.gridwire.proof.values.Maker;
import dev.gridwire.proof.values.ValueSizes;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.universe.SketchPair;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random changes of random classes, in both directions: what the verdict promises holds for other values, which go from one state
 * to the other by marshallers that know nothing of recordings.
 */
class RandomChangesTest {

    private static final int PAIRS = Effort.of("gridwire.pairs", 100);
    private static final long SEED = Long.getLong("gridwire.seed", 1L);
    private static final int VALUES = 30;
    /** Others than those of the check: more nulls, more elements, other texts. */
    private static final ValueSizes SIZES = new ValueSizes(25, 3, 4);

    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final Map<Verdict, Integer> refusals = new EnumMap<>(Verdict.class);
    private final List<String> failures = new ArrayList<>();
    private int skipped;

    @TempDir
    private Path folder;

    @Test
    void verdictHoldsForOtherValuesInBothDirections() throws Exception {
        for (SketchPair pair : SketchPair.make(SEED, PAIRS)) {
            for (boolean isForward : new boolean[] {true, false}) {
                Path place = Files.createDirectory(folder.resolve("seed" + pair.seed() + isForward));
                try (TwoStates states = new TwoStates(place)) {
                    check(pair, isForward, states);
                }
            }
        }
        assertThat(failures).as("pairs=%d, firstSeed=%d, verdicts=%s, refused=%s", PAIRS, SEED, verdicts, refusals).isEmpty();
        assertThat(skipped).isLessThan(PAIRS);
        assertThat(verdicts).containsOnlyKeys(Verdict.values());
        assertThat(refusals.keySet()).doesNotContain(Verdict.SAFE).contains(Verdict.NEEDS_READERS_FIRST, Verdict.BREAKS);
    }

    private void check(SketchPair pair, boolean isForward, TwoStates states) throws Exception {
        Application before = states.application(states.write("before", pair.files(!isForward)), "");
        Application after = states.application(states.write("after", pair.files(isForward)), "");
        Set<String> names = new TreeSet<>(pair.files(false).keySet());
        names.retainAll(pair.files(true).keySet());
        Recordings recordings = Recordings.in(states.recordings());
        Set<String> recorded = new TreeSet<>();
        for (String name : names) {
            if (isConcrete(name, before) && isConcrete(name, after)) {
                try {
                    recordings = recordings.record("1.0", List.of(name), before);
                    recorded.add(name);
                } catch (RecordingException e) {
                    skipped++; // Records in cycles through other objects, and classes of which no value can be made.
                }
            }
        }
        for (ClassReport report : ChangeCheck.of(recordings, after).run().classes()) {
            verdicts.merge(report.verdict(), 1, Integer::sum);
            compare(pair + ", forward=" + isForward, report, before, after);
        }
    }

    private static boolean isConcrete(String name, Application application) throws ClassNotFoundException {
        Class<?> type = application.loader().loadClass(name);
        return !Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
    }

    private void compare(String place, ClassReport report, Application before, Application after) throws Exception {
        Marshaller old = marshaller(before, report.className());
        Marshaller young = marshaller(after, report.className());
        String up = refusal(values(before, report.className()), old, young);
        String down = refusal(values(after, report.className()), young, old);
        Verdict least = !up.isEmpty() ? Verdict.BREAKS : !down.isEmpty() ? Verdict.NEEDS_READERS_FIRST : Verdict.SAFE;
        if (least != Verdict.SAFE) {
            refusals.merge(report.verdict(), 1, Integer::sum);
        }
        if (report.verdict().compareTo(least) < 0) {
            failures.add(place + ": up=" + up + ", down=" + down + ", but " + report.text());
        }
    }

    private static Marshaller marshaller(Application application, String className) {
        String packageName = className.substring(0, className.lastIndexOf('.'));
        return Marshaller.builder().classLoader(application.loader()).allowPackage(packageName).build();
    }

    private static List<Object> values(Application application, String className) throws ClassNotFoundException {
        Maker maker = new Maker(SIZES, new Implementers(application.folders()));
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < VALUES; i++) {
            try {
                values.add(maker.make(application.loader().loadClass(className), 1_000_003L * i));
            } catch (CannotMakeException e) {
                return values;
            }
        }
        return values;
    }

    /** Returns the first refusal of a value that its own side reads; empty if there is none. */
    private static String refusal(List<Object> values, Marshaller writer, Marshaller reader) {
        for (Object each : values) {
            byte[] bytes;
            try {
                bytes = writer.marshal(each);
                writer.unmarshal(bytes);
            } catch (GridwireException e) {
                continue;
            }
            try {
                reader.unmarshal(bytes);
            } catch (GridwireException e) {
                return e.toString();
            }
        }
        return "";
    }
}
