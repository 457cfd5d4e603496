// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.Settings;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Repetition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds differences between the machines and settings of two runs that may explain a difference of figures. */
final class Surroundings {

    private Surroundings() {}

    /** Returns a sentence for each difference. */
    static List<String> differences(ComparisonResults then, ComparisonResults now) {
        List<String> sentences = new ArrayList<>();
        say(sentences, "Another machine", then.machine(), now.machine());
        say(sentences, "Another JDK", then.java(), now.java());
        versions(sentences, then.versions(), now.versions());
        settings(sentences, then.settings(), now.settings());
        sizes(sentences, sizes(then), sizes(now));
        incomplete(sentences, "earlier", then);
        incomplete(sentences, "new", now);
        if (!then.published().isEmpty() && !now.published().isEmpty()) {
            sentences.add("Tables of published comparisons have no errors and are not compared here.");
        }
        return List.copyOf(sentences);
    }

    private static void versions(List<String> sentences, Map<String, String> then, Map<String, String> now) {
        TreeSet<String> artifacts = new TreeSet<>(then.keySet());
        artifacts.addAll(now.keySet());
        for (String artifact : artifacts) {
            say(sentences, "Another version of " + artifact, then.getOrDefault(artifact, "none"),
                    now.getOrDefault(artifact, "none"));
        }
    }

    private static void settings(List<String> sentences, Settings then, Settings now) {
        say(sentences, "Another number of rounds", then.rounds(), now.rounds());
        say(sentences, "Another warm-up in milliseconds", then.warmupMillis(), now.warmupMillis());
        say(sentences, "Other objects", Objects.requireNonNullElse(then.objects(), Repetition.FRESH),
                Objects.requireNonNullElse(now.objects(), Repetition.FRESH));
        say(sentences, "Another grid", grid(then), grid(now));
        say(sentences, "Another heap", then.heap(), now.heap());
        say(sentences, "Other values, by their seed", then.seed(), now.seed());
    }

    private static void sizes(List<String> sentences, Map<String, String> then, Map<String, String> now) {
        then.keySet().stream().filter(now::containsKey).forEach(workload ->
                say(sentences, "Another number of values a round of " + workload, then.get(workload), now.get(workload)));
    }

    private static Map<String, String> sizes(ComparisonResults results) {
        return results.cells().stream()
                .filter(Cell::isMeasured)
                .collect(Collectors.groupingBy(Cell::workload, TreeMap::new, Collectors.mapping(
                        Cell::size, Collectors.collectingAndThen(
                                Collectors.toCollection(TreeSet::new), Surroundings::listed))));
    }

    private static String listed(Set<Integer> sizes) {
        return sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String grid(Settings settings) {
        return Objects.requireNonNullElse(settings.grid(), Grids.HAZELCAST.id());
    }

    private static void incomplete(List<String> sentences, String which, ComparisonResults results) {
        if (results.incomplete() != null) {
            sentences.add("The " + which + " results are incomplete: " + results.incomplete());
        }
    }

    private static void say(List<String> sentences, String what, @Nullable Object then, @Nullable Object now) {
        if (!Objects.equals(then, now)) {
            sentences.add(what + ": then " + words(then) + ", now " + words(now) + '.');
        }
    }

    /** Returns a record's components without its name. */
    private static String words(@Nullable Object value) {
        return String.valueOf(value).replaceFirst("^[A-Z][A-Za-z]*\\[(.*)]$", "$1").replace('=', ' ');
    }
}
