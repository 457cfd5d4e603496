// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.trials.codec.Codec;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A contestant set up for classes that change.
 *
 * @param id the name on the command line and in the results
 * @param opening gives, for each grid, a function that makes the codec of one version; the codecs of one function share what
 *     members of a grid share
 */
public record EvolutionSetup(String id, Supplier<Function<ClassVersion, Codec>> opening) {

    /** A setup whose members share nothing. */
    public static EvolutionSetup unshared(String id, Function<ClassVersion, Codec> opening) {
        return new EvolutionSetup(id, () -> opening);
    }
}
