// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.hazelcast.place.UserConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Code that is written by hand for each class: methods of the class itself, or a serializer beside it. */
enum HandWrittenContestant implements GridMechanism {
    /** Java's own stream, which Hazelcast uses for Externalizable classes without being told. */
    EXTERNALIZABLE(Form.EXTERNALIZABLE) {
        @Override
        public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
            // Nothing is told.
        }
    },
    /** Hazelcast's DataSerializable. The class name in each value is enough, but for other classes inside a user's. */
    DATA_SERIALIZABLE(Form.DATA_SERIALIZABLE),
    /** Hazelcast's IdentifiedDataSerializable, with its factory. */
    IDENTIFIED(Form.IDENTIFIED_DATA_SERIALIZABLE) {
        @Override
        void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
            HandWritten.of(workload).addIdentifiedFactory(config);
        }
    },
    /** Hazelcast's Portable, with its factory and class definitions. */
    PORTABLE(Form.PORTABLE) {
        @Override
        void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
            HandWritten.of(workload).addPortableFactory(config);
        }

        @Override
        public List<EvolutionSetup> evolution() {
            return List.of(EvolutionSetup.ofGrid("portable", HandWrittenVersion::portable));
        }
    },
    /** Hazelcast's Compact, with a serializer for each class. */
    COMPACT("no Compact serializer was written for the workload") {
        @Override
        void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
            HandWritten.of(workload).compactSerializers().forEach(config.getCompactSerializationConfig()::addSerializer);
        }

        @Override
        boolean isWritten(Workload<?> workload) {
            return !HandWritten.of(workload).compactSerializers().isEmpty();
        }

        @Override
        public List<EvolutionSetup> evolution() {
            return List.of(EvolutionSetup.ofGrid("compact", HandWrittenVersion::compact));
        }
    },
    /** A StreamSerializer of the root class. */
    STREAM("no StreamSerializer was written for the workload") {
        @Override
        void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
            GridMechanism.register(
                    config, workload, HandWritten.of(workload).streamSerializer(typeId).orElseThrow());
        }

        @Override
        boolean isWritten(Workload<?> workload) {
            return HandWritten.of(workload).streamSerializer(1).isPresent();
        }
    },
    /** A ByteArraySerializer of the root class. */
    BYTE_ARRAY("no codec was written by hand for the workload") {
        @Override
        void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
            ThreadLocal<Codec> codecs = ThreadLocal.withInitial(() -> workload.byHand().orElseThrow());
            GridMechanism.register(config, workload, new CodecSerializer(typeId, codecs::get));
        }

        @Override
        boolean isWritten(Workload<?> workload) {
            return workload.byHand().isPresent();
        }

        @Override
        public Optional<Function<Workload<?>, Codec>> codec() {
            return Optional.of(workload -> workload.byHand().orElseThrow());
        }
    };

    private final Form form;
    private final String missing;

    /** Methods of the class itself. */
    HandWrittenContestant(Form form) {
        this.form = form;
        this.missing = "the workload was not written in this form";
    }

    /** A serializer beside a plain class. */
    HandWrittenContestant(String missing) {
        this.form = Form.PLAIN;
        this.missing = missing;
    }

    /** Tells a grid of the code for a workload that Gridwire ships; nothing where the class itself says all. */
    void addShipped(SerializationConfig config, Workload<?> workload, int typeId) {
        // Nothing is told.
    }

    /** Whether it was written for a workload that Gridwire ships. */
    boolean isWritten(Workload<?> workload) {
        return workload.forms().contains(form);
    }

    @Override
    public Form form() {
        return form;
    }

    /** The user's configuration has the serializers of the user's classes. */
    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        if (workload.userClass().isPresent()) {
            UserConfig.addTo(config, workload);
        } else {
            addShipped(config, workload, typeId);
        }
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        return workload.userClass().isPresent() || isWritten(workload) ? Optional.empty() : Optional.of(missing);
    }
}
