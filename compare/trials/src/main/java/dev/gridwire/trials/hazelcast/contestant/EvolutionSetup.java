// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import java.util.function.BiConsumer;
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

    /** Hazelcast's own serialization, told of each version of the classes; its members share the schemas of Compact. */
    static EvolutionSetup ofGrid(String id, BiConsumer<SerializationConfig, ClassVersion> setup) {
        return new EvolutionSetup(id, () -> {
            SchemasInMemory schemas = new SchemasInMemory();
            return version -> {
                SerializationConfig config = new SerializationConfig();
                setup.accept(config, version);
                return GridService.of(config, schemas, version.loader());
            };
        });
    }
}
