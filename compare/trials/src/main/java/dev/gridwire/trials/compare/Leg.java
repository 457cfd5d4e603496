// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * One contestant in one place, on all workloads: measured in one fork for each turn.
 *
 * @param <C> the type of the contestant
 * @param name the name of the contestant in its cells
 * @param effort the effort of its fork
 * @param held the workloads that the contestant can hold there, with the number of values in a window
 * @param refused the cells of the other workloads
 */
record Leg<C extends Participant>(
        C contestant, String name, Place place, Effort effort, Map<Workload<?>, Integer> held, List<Cell> refused) {

    static <C extends Participant> Leg<C> of(C contestant, Place place, ComparisonSettings settings) {
        return of(contestant, contestant.id(), place, settings.effort(), settings);
    }

    /** Returns the same contestant under another name, and with another effort. */
    static <C extends Participant> Leg<C> of(
            C contestant, String name, Place place, Effort effort, ComparisonSettings settings) {
        Map<Workload<?>, Integer> held = new LinkedHashMap<>();
        List<Cell> refused = new ArrayList<>();
        for (Workload<?> workload : settings.selection().workloads().stream().filter(contestant::isOffered).toList()) {
            contestant.refusal(place).or(() -> contestant.refusal(workload)).ifPresentOrElse(
                    reason -> refused.add(cell(workload, name, place, Outcome.CANNOT_HOLD, reason)),
                    () -> held.put(workload, settings.size(workload, place)));
        }
        return new Leg<>(contestant, name, place, effort, held, refused);
    }

    /** Returns things in the random order of a turn, which is the same for the same seed. */
    static <T> List<T> shuffled(Collection<? extends T> things, long seed, int turn) {
        List<T> order = new ArrayList<>(things);
        Collections.shuffle(order, new Random(seed * 31 + turn));
        return order;
    }

    /** Returns forks with the classes that its values need. */
    Forks in(Forks forks) {
        return in(forks, List.of(this));
    }

    /** Returns forks with the classes that the values of a contestant's legs need. */
    static Forks in(Forks forks, List<Leg<?>> legs) {
        Set<Path> before = new LinkedHashSet<>();
        Set<Path> behind = new LinkedHashSet<>();
        legs.forEach(leg -> leg.held().keySet().forEach(workload -> {
            before.addAll(leg.contestant().classPath(workload));
            behind.addAll(workload.classPath());
        }));
        return forks.with(List.copyOf(before), List.copyOf(behind));
    }

    /** Returns a failed cell for each workload of the leg. */
    List<Cell> failed(String note) {
        return held.keySet().stream().map(workload -> cell(workload, name, place, Outcome.FAILED, note)).toList();
    }

    private static Cell cell(Workload<?> workload, String name, Place place, Outcome outcome, String note) {
        return Cell.without(workload.id(), name, place.id(), outcome, note);
    }
}
