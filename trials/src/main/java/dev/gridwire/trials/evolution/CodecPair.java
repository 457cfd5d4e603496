// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.contestant.ClassVersion;
import dev.gridwire.trials.contestant.EvolutionSetup;
import java.util.function.Function;

/**
 * One mechanism on both states of the classes.
 *
 * @param before of a member that has the classes as they were
 * @param after of a member that has them as they are now
 */
record CodecPair(Codec before, Codec after) {

    /** Makes a codec for each state; the two share what members of a grid share. */
    static CodecPair open(EvolutionSetup setup, Sides sides, EvolvingCase subject) {
        Function<ClassVersion, Codec> opening = setup.opening().get();
        return new CodecPair(
                opening.apply(new SideVersion(sides.before(), subject, 1)),
                opening.apply(new SideVersion(sides.after(), subject, 2)));
    }
}
