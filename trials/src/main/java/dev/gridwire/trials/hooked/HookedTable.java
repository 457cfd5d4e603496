// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hooked;

import dev.gridwire.trials.benchmark.Jmh;
import java.io.IOException;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;

/** Runs the benchmark of classes with hooks, and says how many times as long Java serialization takes. */
public final class HookedTable {

    static final String GRIDWIRE = "gridwire";
    static final String JAVA = "java";

    private HookedTable() {}

    /** Measures all cases. */
    public static Collection<RunResult> run(String... jmhArguments) throws IOException {
        return Jmh.run(
                HookedBenchmark.class,
                options -> options.mode(Mode.AverageTime).timeUnit(TimeUnit.NANOSECONDS),
                jmhArguments);
    }

    /** A line a case and direction, and the geometric mean of each direction. */
    public static String render(Collection<RunResult> results) {
        StringBuilder text = new StringBuilder("Nanoseconds an object; how many times Gridwire's Java serialization's are\n");
        for (String direction : new String[] {"serialize", "deserialize"}) {
            render(direction, results, text);
        }
        return text.toString();
    }

    private static void render(String direction, Collection<RunResult> results, StringBuilder text) {
        Map<HookedCase, Double> gridwire = nanos(direction, GRIDWIRE, results);
        Map<HookedCase, Double> java = nanos(direction, JAVA, results);
        double logarithms = 0;
        for (Map.Entry<HookedCase, Double> each : gridwire.entrySet()) {
            double ratio = java.getOrDefault(each.getKey(), Double.NaN) / each.getValue();
            logarithms += Math.log(ratio);
            text.append(String.format(Locale.ROOT, "%-12s %-15s %8.0f %8.0f %6.1f%n", direction, each.getKey().id(),
                    each.getValue(), java.getOrDefault(each.getKey(), Double.NaN), ratio));
        }
        double mean = Math.exp(logarithms / gridwire.size());
        text.append(String.format(Locale.ROOT, "%-12s %-15s %24.1f%n", direction, "geometric mean", mean));
    }

    private static Map<HookedCase, Double> nanos(String direction, String contestant, Collection<RunResult> results) {
        Map<HookedCase, Double> nanos = new EnumMap<>(HookedCase.class);
        for (RunResult result : results) {
            boolean same = result.getParams().getBenchmark().endsWith('.' + direction)
                    && result.getParams().getParam("contestant").equals(contestant);
            if (same) {
                nanos.put(HookedCase.valueOf(result.getParams().getParam("subject")), result.getPrimaryResult().getScore());
            }
        }
        return nanos;
    }
}
