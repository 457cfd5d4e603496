// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;

/** A StreamSerializer written by hand for the root class. */
final class StreamContestant implements GridMechanism {

    static Descriptor describe() {
        return Descriptor.of("stream", "StreamSerializer", "Fields of plain classes written by hand, in a StreamSerializer.",
                        new StreamContestant())
                .colour("#7d8f2b")
                .code(CodeOrigin.BY_HAND, Work.EACH_CLASS)
                .traits("a serializer a root class, its registration", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .build();
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        if (workload.userClass().isPresent()) {
            workload.addUserConfig(config);
            return;
        }
        workload.streamSerializer(typeId)
                .ifPresent(serializer -> SerializerRegistration.register(config, workload, serializer));
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        return workload.userClass().isEmpty() && workload.streamSerializer(1).isEmpty()
                ? Optional.of("no StreamSerializer was written for the workload")
                : Optional.empty();
    }
}
