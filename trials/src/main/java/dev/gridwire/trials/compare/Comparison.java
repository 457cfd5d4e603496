// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures every chosen contestant on every chosen workload in every chosen place, a fork for each contestant and place. */
public final class Comparison {

    private final ComparisonSettings settings;
    private final Progress progress;
    private final List<Cell> cells = new ArrayList<>();

    private Comparison(ComparisonSettings settings, Progress progress) {
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Runs the comparison.
     *
     * @throws ForkFailure if a fork lacks memory or its port; one that fails otherwise is a failed cell
     */
    public static ComparisonResults run(ComparisonSettings settings, Progress progress) {
        Instant startedAt = Instant.now();
        if (settings.selection().places().contains(Place.CLIENT)) {
            MemberFork.demandFree(settings.port());
        }
        Comparison comparison = new Comparison(settings, progress);
        progress.begin(comparison.steps());
        try {
            settings.selection().places().forEach(comparison::measure);
        } finally {
            progress.end();
        }
        return ComparisonResults.of(settings, startedAt, comparison.cells);
    }

    private int steps() {
        int held = 0;
        for (Place place : settings.selection().places()) {
            for (Contestant contestant : settings.selection().contestants()) {
                held += held(contestant, place).size();
            }
        }
        return held * settings.effort().rounds();
    }

    private void measure(Place place) {
        if (place != Place.CLIENT) {
            settings.selection().contestants().forEach(contestant -> measure(contestant, place, ""));
            return;
        }
        try (MemberFork member = MemberFork.start(settings.forks(), settings.port())) {
            for (Contestant contestant : settings.selection().contestants()) {
                measure(contestant, place, member.address());
                member.demandAlive();
            }
        }
    }

    private void measure(Contestant contestant, Place place, String member) {
        addRefusals(contestant, place);
        Map<Workload<?>, Integer> held = held(contestant, place);
        if (held.isEmpty()) {
            return;
        }
        progress.fork(contestant.title(), place.title());
        Steps steps = new Steps(progress, held.size() * settings.effort().rounds());
        try {
            cells.addAll(TrialFork.run(
                    settings.forks(), contestant, place, held, settings.effort(), member, steps::done));
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            held.keySet().forEach(workload -> cells.add(cell(workload, contestant, place, Outcome.FAILED, e.getMessage())));
        }
        steps.finish();
    }

    private void addRefusals(Contestant contestant, Place place) {
        for (Workload<?> workload : settings.selection().workloads()) {
            contestant.refusal(place).or(() -> contestant.refusal(workload)).ifPresent(
                    reason -> cells.add(cell(workload, contestant, place, Outcome.CANNOT_HOLD, reason)));
        }
    }

    private Map<Workload<?>, Integer> held(Contestant contestant, Place place) {
        Map<Workload<?>, Integer> held = new LinkedHashMap<>();
        for (Workload<?> workload : settings.selection().workloads()) {
            if (contestant.refusal(place).isEmpty() && contestant.refusal(workload).isEmpty()) {
                held.put(workload, settings.sizes().of(workload, place));
            }
        }
        return held;
    }

    private static Cell cell(Workload<?> workload, Contestant contestant, Place place, Outcome outcome, String note) {
        return Cell.without(workload.id(), contestant.id(), place.id(), outcome, note);
    }

    /** Counts a fork's steps, so that a failed one does not leave the progress short. */
    private static final class Steps {

        private final Progress progress;
        private int left;

        Steps(Progress progress, int left) {
            this.progress = progress;
            this.left = left;
        }

        void done() {
            left--;
            progress.step(1);
        }

        void finish() {
            progress.step(left);
        }
    }
}
