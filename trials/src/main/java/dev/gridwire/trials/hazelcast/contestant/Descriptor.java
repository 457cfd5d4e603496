// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.CodecFactory;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The facts about a contestant that reports, advice and trials read.
 *
 * @param id the name on the command line and in the results
 * @param title the name in tables and charts
 * @param description one sentence: the code that a user writes, and how it reaches the grid
 * @param colour the contestant's in all charts, as CSS writes it
 * @param origin the origin of the code that writes a class
 * @param work the work that it asks of its user
 * @param traits the work and the gains in words
 * @param participation the runs in which it takes part
 * @param otherGrid whether it belongs to a grid other than Hazelcast: a bar to compare with, not a choice
 * @param strengths the needs for which it may be recommended
 * @param mechanism how it reaches the grid
 * @param codec makes its codec that is measured with no grid between; empty where it has none
 * @param firstUse makes its codec in a new JVM, by a constructor without arguments; empty where first use is not measured
 * @param evolution its setups for classes that change
 * @param documented gives the exception that its own documentation names for bytes that cannot be read, beside Java's and
 *     Hazelcast's interfaces; not asked where its library is not there
 * @param snippet the lines that a user adds to a project
 */
public record Descriptor(
        String id,
        String title,
        String description,
        String colour,
        CodeOrigin origin,
        Work work,
        Traits traits,
        Participation participation,
        boolean otherGrid,
        Set<Strength> strengths,
        GridMechanism mechanism,
        Optional<Function<Workload<?>, Codec>> codec,
        Optional<Class<? extends CodecFactory>> firstUse,
        List<EvolutionSetup> evolution,
        Optional<Supplier<Class<? extends Exception>>> documented,
        Snippet snippet) {

    /** Copies the collections. */
    public Descriptor {
        strengths = Set.copyOf(strengths);
        evolution = List.copyOf(evolution);
    }

    /** Begins a descriptor; the rest is optional. */
    static DescriptorBuilder of(String id, String title, String description, GridMechanism mechanism) {
        return new DescriptorBuilder(id, title, description, mechanism);
    }
}
