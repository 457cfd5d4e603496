// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;

/** Hazelcast's Compact, with a serializer written by hand for each class. */
final class CompactContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("compact", "Compact", "Named fields in a serializer written by hand; single fields can be read.",
                        new CompactContestant())
                .colour("#00875f")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("a serializer a class, its registration on all members and clients", TraitText.ADDED, TraitText.FIELDS,
                        TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .evolution(new EvolutionSetup("compact", GridCodec::compact))
                .only(Participation.USUAL)
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        workload.addUserConfig(config);
        workload.compactSerializers().forEach(config.getCompactSerializationConfig()::addSerializer);
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        return workload.userClass().isEmpty() && workload.compactSerializers().isEmpty()
                ? Optional.of("no Compact serializer was written for the workload")
                : Optional.empty();
    }
}
