// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.hazelcast.place.UserConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Handwritten code for each class: methods of the class itself, or a separate serializer. */
enum HandWrittenContestant implements GridMechanism {
    /** Java's own stream, which Hazelcast uses for Externalizable classes without configuration. */
    EXTERNALIZABLE(Form.EXTERNALIZABLE, (config, workload, typeId) -> { }) {
        @Override
        public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
            // Needs no configuration.
        }
    },
    /** Hazelcast's DataSerializable. The class name in each value is enough, except for other classes inside a user's. */
    DATA_SERIALIZABLE(Form.DATA_SERIALIZABLE, (config, workload, typeId) -> { }),
    /** Hazelcast's IdentifiedDataSerializable, with its factory. */
    IDENTIFIED(Form.IDENTIFIED_DATA_SERIALIZABLE,
            (config, workload, typeId) -> HandWritten.of(workload).addIdentifiedFactory(config)),
    /** Hazelcast's Portable, with its factory and class definitions. */
    PORTABLE(Form.PORTABLE, (config, workload, typeId) -> HandWritten.of(workload).addPortableFactory(config)),
    /** Hazelcast's Compact, with a serializer for each class. */
    COMPACT("no Compact serializer was written for the workload",
            workload -> !HandWritten.of(workload).compactSerializers().isEmpty(),
            (config, workload, typeId) -> HandWritten.of(workload).compactSerializers()
                    .forEach(config.getCompactSerializationConfig()::addSerializer)),
    /** A StreamSerializer of the root class. */
    STREAM("no StreamSerializer was written for the workload",
            workload -> HandWritten.of(workload).streamSerializer(1).isPresent(),
            (config, workload, typeId) -> GridMechanism.register(
                    config, workload, HandWritten.of(workload).streamSerializer(typeId).orElseThrow())),
    /** A ByteArraySerializer of the root class. */
    BYTE_ARRAY("no codec was written by hand for the workload",
            workload -> workload.byHand().isPresent(),
            (config, workload, typeId) -> {
                ThreadLocal<ObjectCodec> codecs = ThreadLocal.withInitial(() -> workload.byHand().orElseThrow());
                GridMechanism.register(config, workload, new CodecByteArraySerializer(typeId, codecs::get));
            }) {
        @Override
        public Optional<Function<Workload<?>, ObjectCodec>> codec() {
            return Optional.of(workload -> workload.byHand().orElseThrow());
        }
    };

    private final Form form;
    private final String missing;
    private final Predicate<Workload<?>> isWritten;
    private final Shipped shipped;

    /** Describes methods of the class itself. */
    HandWrittenContestant(Form form, Shipped shipped) {
        this.form = form;
        this.missing = "the workload was not written in this form";
        this.isWritten = workload -> workload.forms().contains(form);
        this.shipped = shipped;
    }

    /** Describes a separate serializer for a plain class. */
    HandWrittenContestant(String missing, Predicate<Workload<?>> isWritten, Shipped shipped) {
        this.form = Form.PLAIN;
        this.missing = missing;
        this.isWritten = isWritten;
        this.shipped = shipped;
    }

    /** Configures a grid for the code of a shipped workload; does nothing if the class itself has everything. */
    private interface Shipped {
        void addTo(SerializationConfig config, Workload<?> workload, int typeId);
    }

    @Override
    public Form form() {
        return form;
    }

    /** For users' classes, the user's configuration has the serializers. */
    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        if (workload.userClass().isPresent()) {
            UserConfig.addTo(config, workload);
        } else {
            shipped.addTo(config, workload, typeId);
        }
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        return workload.userClass().isPresent() || isWritten.test(workload) ? Optional.empty() : Optional.of(missing);
    }
}
