// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Legs of Hazelcast's contestants that are measured once each, and their results.
 *
 * @param <C> the cells
 */
abstract class OnceLegs<C> {

    private final String title;
    private final List<Leg<Contestant>> legs;
    private final Function<C, String> contestantOf;
    private final List<C> earlier;
    private final Progress progress;
    private final List<C> cells = new ArrayList<>();

    /**
     * Begins with none.
     *
     * @param title of what is measured, for the progress
     * @param legs that are measured
     * @param contestantOf the contestant of a cell
     * @param earlier cells of an earlier sitting
     */
    OnceLegs(
            String title, List<Leg<Contestant>> legs, Function<C, String> contestantOf, List<C> earlier, Progress progress) {
        this.title = title;
        this.legs = legs;
        this.contestantOf = contestantOf;
        this.earlier = earlier;
        this.progress = progress;
    }

    /** The cells found until now, in the order of measuring. */
    List<C> cells() {
        return cells;
    }

    /** The steps of a leg, be it known or not; 0 where there is nothing to measure. */
    abstract int stepsOf(Leg<Contestant> leg);

    /** The cells that a leg has when it is done. */
    abstract int count(Leg<Contestant> leg);

    /** The cell of what the contestant refuses, or has failed. */
    abstract C without(Cell cell);

    /** Measures a leg in forks. */
    abstract List<C> run(Leg<Contestant> leg, Forks forks, Runnable onStep);

    /** The cells of a leg that failed. */
    List<C> failed(Leg<Contestant> leg, String why) {
        return leg.failed(why).stream().map(this::without).toList();
    }

    /** Whether a cell of an earlier sitting may stand. */
    boolean isValid(C cell) {
        return true;
    }

    /** How many legs there are. */
    final int count() {
        return legs.size();
    }

    /** The steps that are still to come. */
    final int steps() {
        return legs.stream().filter(leg -> known(leg).isEmpty()).mapToInt(this::stepsOf).sum();
    }

    /** The cells of an earlier sitting; empty unless all are there. */
    private List<C> known(Leg<Contestant> leg) {
        List<C> own = earlier.stream().filter(cell -> contestantOf.apply(cell).equals(leg.contestant().id())).toList();
        return own.size() == count(leg) && own.stream().allMatch(this::isValid) ? own : List.of();
    }

    /**
     * Measures all legs whose results are not known.
     *
     * @param forks for a leg
     * @param onLeg told after each leg whether anything was measured in it
     * @throws ForkFailure if going on would repeat it
     */
    final void measure(Function<Leg<?>, Forks> forks, Consumer<Boolean> onLeg) {
        legs.forEach(leg -> onLeg.accept(measure(leg, forks.apply(leg))));
    }

    private boolean measure(Leg<Contestant> leg, Forks forks) {
        List<C> known = known(leg);
        if (!known.isEmpty()) {
            cells.addAll(known);
            return false;
        }
        addRefused(leg);
        if (stepsOf(leg) == 0) {
            return false;
        }
        progress.fork(leg.contestant().title(), title);
        Steps steps = new Steps(progress, stepsOf(leg));
        try {
            cells.addAll(run(leg, forks, steps::done));
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            cells.addAll(failed(leg, e.getMessage()));
        } finally {
            steps.finish();
        }
        return true;
    }

    /** Adds what the contestant refuses. */
    void addRefused(Leg<Contestant> leg) {
        leg.refused().forEach(cell -> cells.add(without(cell)));
    }

    /** Counts the steps of a leg, so that a failed one does not leave the progress short. */
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
