// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Results beside earlier ones.
 *
 * @param name what the earlier results are called: their file
 * @param startedAt when the earlier ones were measured
 * @param warnings why a difference may have another cause than the code, a sentence each
 * @param onlyThen cells that only the earlier results have
 * @param onlyNow cells that only the new results have
 * @param differences of the cells that both have timed, in the order of the new results
 * @param earlier the earlier results themselves
 */
public record Against(
        String name,
        String startedAt,
        List<String> warnings,
        List<String> onlyThen,
        List<String> onlyNow,
        List<Difference> differences,
        ComparisonResults earlier) {

    /** Compares the cells that both have measured. */
    public static Against of(ComparisonResults now, ComparisonResults earlier, String name) {
        Map<TimedCells.Key, Timing> timedNow = TimedCells.of(now);
        Map<TimedCells.Key, Timing> timedThen = TimedCells.of(earlier);
        List<Difference> differences = new ArrayList<>();
        timedNow.forEach((key, timing) -> {
            Timing then = timedThen.get(key);
            if (then != null) {
                differences.add(new Difference(
                        key.workload(), key.contestant(), key.place(), key.operation(), then, timing));
            }
        });
        return new Against(
                name,
                earlier.startedAt(),
                Surroundings.differences(earlier, now),
                missing(timedThen.keySet(), timedNow.keySet()),
                missing(timedNow.keySet(), timedThen.keySet()),
                List.copyOf(differences),
                earlier);
    }

    private static List<String> missing(Set<TimedCells.Key> from, Set<TimedCells.Key> in) {
        return from.stream().filter(key -> !in.contains(key)).map(TimedCells.Key::cell).distinct().toList();
    }

    /** Those that are slower beyond noise, and by more than so many percent. */
    public List<Difference> slowerBy(double percent) {
        return differences.stream().filter(difference -> difference.isSlowerBy(percent)).toList();
    }
}
