// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;

/** A ByteArraySerializer written by hand for the root class. */
final class ByteArrayContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("bytearray", "ByteArraySerializer",
                        "A codec written by hand for just the workload, behind a ByteArraySerializer.",
                        new ByteArrayContestant())
                .colour("#b3bd5c")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("a codec a root class, its registration", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .codec(workload -> workload.byHand().orElseThrow())
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        if (workload.userClass().isPresent()) {
            workload.addUserConfig(config);
            return;
        }
        SerializerRegistration.register(
                config, workload, new CodecSerializer(typeId, () -> workload.byHand().orElseThrow()));
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        return workload.userClass().isEmpty() && workload.byHand().isEmpty()
                ? Optional.of("no codec was written by hand for the workload")
                : Optional.empty();
    }
}
