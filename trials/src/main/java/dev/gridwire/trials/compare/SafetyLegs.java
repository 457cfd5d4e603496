// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.safety.SafetySettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The legs of altered payloads and of changed classes, one of each a contestant. */
final class SafetyLegs {

    private final SafetySettings settings;
    private final MutationLegs mutation;
    private final EvolutionLegs evolution;
    private final List<Leg<Contestant>> legs = new ArrayList<>();

    private SafetyLegs(ComparisonSettings settings, SafetySettings safety, @Nullable Safety earlier, Progress progress) {
        this.settings = safety;
        this.mutation = new MutationLegs(safety, earlier == null ? List.of() : earlier.mutation(), progress);
        this.evolution = new EvolutionLegs(
                Objects.requireNonNull(settings.changes()), earlier == null ? List.of() : earlier.evolution(), progress);
        for (Contestant contestant : settings.selection().ofHazelcast()) {
            legs.add(Leg.of(contestant, Place.CODEC, settings));
        }
    }

    /** The legs asked for; null where none were. */
    static @Nullable SafetyLegs of(
            ComparisonSettings settings, @Nullable ComparisonResults earlier, Progress progress) {
        SafetySettings safety = settings.safety();
        return safety == null
                ? null : new SafetyLegs(settings, safety, earlier == null ? null : earlier.safety(), progress);
    }

    int count() {
        return 2 * legs.size();
    }

    int steps() {
        return legs.stream().mapToInt(leg -> mutation.steps(leg) + evolution.steps(leg)).sum();
    }

    /**
     * Measures all.
     *
     * @param forks for a leg
     * @param onLeg told after each leg whether anything was measured in it
     */
    void measure(Function<Leg<?>, Forks> forks, Consumer<Boolean> onLeg) {
        for (Leg<Contestant> leg : legs) {
            onLeg.accept(mutation.measure(leg, forks.apply(leg)));
        }
        for (Leg<Contestant> leg : legs) {
            onLeg.accept(evolution.measure(leg, forks.apply(leg).with(List.of(), List.of())));
        }
    }

    /** The results until now. */
    Safety found() {
        return new Safety(
                settings.seed(), settings.inputs(), settings.cellMillis(), settings.heapMegabytes(), settings.hangMillis(),
                mutation.cells(), evolution.changes(), evolution.cells());
    }
}
