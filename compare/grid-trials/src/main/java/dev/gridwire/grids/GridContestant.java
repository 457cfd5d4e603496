// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A mechanism in a grid.
 *
 * @param needs why it cannot be measured at all: a JVM that is too new, or missing code; otherwise empty
 */
public record GridContestant(
        String grid,
        Mechanism mechanism,
        String title,
        String description,
        List<String> jvmFlags,
        Optional<String> needs,
        Opening opening) implements Participant {

    /** Prepares a place. */
    @FunctionalInterface
    public interface Opening {

        /** Like {@link Participant#open}. */
        Venue open(Place place, List<Workload<?>> workloads, String server);
    }

    /** Copies the list. */
    public GridContestant {
        jvmFlags = List.copyOf(jvmFlags);
    }

    /** Returns a contestant that is described but not measured. */
    public static GridContestant unmeasured(
            String grid, Mechanism mechanism, String title, String description, String reason) {
        return new GridContestant(
                grid, mechanism, title, description, List.of(), Optional.of(reason), (place, workloads, server) -> {
                    throw new IllegalStateException("it takes no part: grid=" + grid + ", contestant=" + mechanism.id());
                });
    }

    /**
     * Returns the baseline for an adapter: the caller marshals with Gridwire, as {@link Mechanism#GRIDWIRE_REGISTERED} does,
     * and the grid stores the bytes. The difference is the cost of the adapter.
     *
     * @param arrays opens the grid for arrays of bytes, which it stores unchanged
     */
    public static GridContestant bytes(String grid, List<String> jvmFlags, Optional<String> needs, Opening arrays) {
        return new GridContestant(
                grid, Mechanism.BYTES, "byte[] by hand",
                "No adapter: the caller marshals by Gridwire and stores the array. What an adapter cannot be below.",
                jvmFlags, needs,
                (place, workloads, server) -> new BytesVenue(arrays.open(place, workloads, server), Codecs.marshaller()));
    }

    @Override
    public boolean isBar() {
        return mechanism == Mechanism.BYTES;
    }

    @Override
    public String id() {
        return mechanism.id();
    }

    @Override
    public Traits traits() {
        return mechanism.traits();
    }

    @Override
    public Work work(Optional<UserClassSpec> userClass) {
        return mechanism.work();
    }

    @Override
    public boolean serves(Strength strength) {
        return mechanism.strengths().contains(strength);
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.features().stream().sorted().map(mechanism.unsupported()::get).filter(Objects::nonNull).findFirst();
    }

    @Override
    public Optional<String> refusal(Place place) {
        return needs;
    }

    @Override
    public Venue open(Place place, List<Workload<?>> workloads, String server) {
        return opening.open(place, workloads, server);
    }
}
