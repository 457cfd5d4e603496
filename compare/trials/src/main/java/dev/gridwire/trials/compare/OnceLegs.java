// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.ClusterTrial;
import dev.gridwire.trials.hazelcast.cluster.Rates;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.safety.MutationTrial;
import dev.gridwire.trials.safety.SafetySettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs legs of Hazelcast's contestants that are measured once each.
 *
 * @param <C> the type of the cells
 */
abstract class OnceLegs<C> {

    private final String title;
    private final List<Leg<Contestant>> legs;
    private final Function<C, String> contestantOf;
    private final List<C> earlier;
    private final List<C> cells = new ArrayList<>();

    /**
     * Starts without results.
     *
     * @param title what is measured, for the progress
     * @param legs the legs to measure
     * @param contestantOf returns the contestant of a cell
     * @param earlier cells of an earlier run
     */
    private OnceLegs(String title, List<Leg<Contestant>> legs, Function<C, String> contestantOf, List<C> earlier) {
        this.title = title;
        this.legs = legs;
        this.contestantOf = contestantOf;
        this.earlier = earlier;
    }

    /** Returns the legs in the cluster; failed ones are measured again. */
    static OnceLegs<ClusterCell> inCluster(
            ComparisonSettings settings, List<Leg<Contestant>> legs, List<ClusterCell> earlier) {
        Rates rates = Rates.of(settings.cluster().load().rate(), earlier);
        return new OnceLegs<>(Place.CLUSTER.title(), legs, ClusterCell::contestant, earlier) {
            @Override
            int stepsOf(Leg<Contestant> leg) {
                return leg.held().size() * ClusterTrial.steps(settings.cluster());
            }

            @Override
            boolean isValid(ClusterCell cell) {
                return cell.outcome() != Outcome.FAILED;
            }

            @Override
            List<ClusterCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
                return ClusterTrial.run(forks, settings.cluster(), leg.contestant(), List.copyOf(leg.held().keySet()),
                        settings.effort().seed(), rates, onStep);
            }

            @Override
            List<ClusterCell> without(Leg<Contestant> leg, List<Cell> notMeasured) {
                return notMeasured.stream().map(cell -> ClusterCell.without(
                        cell.workload(), cell.contestant(), cell.outcome(), String.valueOf(cell.note()))).toList();
            }
        };
    }

    /** Returns the legs in which contestants read altered payloads. */
    static OnceLegs<MutationCell> ofAlteredPayloads(
            SafetySettings settings, List<Leg<Contestant>> legs, List<MutationCell> earlier) {
        return new OnceLegs<>("Altered payloads", legs, MutationCell::contestant, earlier) {
            @Override
            List<MutationCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
                return MutationTrial.run(forks, leg.contestant(), List.copyOf(leg.held().keySet()), settings, onStep);
            }

            @Override
            List<MutationCell> without(Leg<Contestant> leg, List<Cell> notMeasured) {
                return notMeasured.stream().map(cell -> MutationCell.without(
                        cell.workload(), cell.contestant(), String.valueOf(cell.note()))).toList();
            }
        };
    }

    /**
     * Returns the legs in which classes change: a cell for each change that the contestant is tried on, whatever workloads it
     * refuses.
     */
    static OnceLegs<EvolutionCell> ofChangedClasses(
            ChangedClasses changes, List<Leg<Contestant>> legs, List<EvolutionCell> earlier) {
        return new OnceLegs<>("Changed classes", legs, EvolutionCell::contestant, earlier) {
            @Override
            int stepsOf(Leg<Contestant> leg) {
                return changes.tried(leg.contestant()).isEmpty() ? 0 : 1;
            }

            @Override
            int count(Leg<Contestant> leg) {
                return changes.tried(leg.contestant()).size();
            }

            @Override
            List<EvolutionCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
                return changes.run(forks.with(List.of(), List.of()), leg.contestant());
            }

            @Override
            List<EvolutionCell> failed(Leg<Contestant> leg, String why) {
                return changes.tried(leg.contestant()).stream().map(change -> EvolutionCell.without(
                        change, leg.contestant().id(), EvolutionVerdict.NO_PART, why)).toList();
            }

            @Override
            List<EvolutionCell> without(Leg<Contestant> leg, List<Cell> notMeasured) {
                return List.of();
            }
        };
    }

    /** Returns the steps of a leg, known or not; 0 if there is nothing to measure. */
    int stepsOf(Leg<Contestant> leg) {
        return leg.held().size();
    }

    /** Returns the number of cells of a finished leg. */
    int count(Leg<Contestant> leg) {
        return leg.held().size() + leg.refused().size();
    }

    /** Measures a leg in forks. */
    abstract List<C> run(Leg<Contestant> leg, Forks forks, Runnable onStep);

    /** Returns the cells of what the contestant refuses or has failed. */
    abstract List<C> without(Leg<Contestant> leg, List<Cell> notMeasured);

    /** Returns the cells of a failed leg. */
    List<C> failed(Leg<Contestant> leg, String why) {
        return without(leg, leg.failed(why));
    }

    /** Whether a cell of an earlier run may be kept. */
    boolean isValid(C cell) {
        return true;
    }

    /** Returns the cells found so far, in the order of measuring. */
    final List<C> cells() {
        return cells;
    }

    /** Returns the number of legs. */
    final int count() {
        return legs.size();
    }

    /** Returns the number of steps to come. */
    final int steps() {
        return legs.stream().filter(leg -> known(leg).isEmpty()).mapToInt(this::stepsOf).sum();
    }

    /** Returns the cells of an earlier run; empty unless all are there. */
    private List<C> known(Leg<Contestant> leg) {
        List<C> own = earlier.stream().filter(cell -> contestantOf.apply(cell).equals(leg.contestant().id())).toList();
        return own.size() == count(leg) && own.stream().allMatch(this::isValid) ? own : List.of();
    }

    /**
     * Measures all legs without known results.
     *
     * @param forks returns the forks for a leg
     * @param onLeg called after each leg, with whether it measured anything
     * @throws ForkFailure if continuing would repeat it
     */
    final void measure(Progress progress, Function<Leg<?>, Forks> forks, Consumer<Boolean> onLeg) {
        legs.forEach(leg -> onLeg.accept(measure(leg, progress, forks.apply(leg))));
    }

    private boolean measure(Leg<Contestant> leg, Progress progress, Forks forks) {
        List<C> known = known(leg);
        if (!known.isEmpty()) {
            cells.addAll(known);
            return false;
        }
        cells.addAll(without(leg, leg.refused()));
        if (stepsOf(leg) == 0) {
            return false;
        }
        progress.fork(leg.contestant().title(), title);
        AtomicInteger left = new AtomicInteger(stepsOf(leg));
        try {
            cells.addAll(run(leg, forks, () -> {
                left.decrementAndGet();
                progress.step(1);
            }));
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            cells.addAll(failed(leg, e.getMessage()));
        } finally {
            progress.step(left.get()); // a leg that failed does not leave the progress short
        }
        return true;
    }
}
