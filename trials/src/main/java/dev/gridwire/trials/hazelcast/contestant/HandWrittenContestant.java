// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.hazelcast.place.UserConfig;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Code that is written by hand for each class: methods of the class itself, or a serializer beside it.
 *
 * @param form the class in which values must come
 * @param serializer what is written beside the class; empty where the form says all
 * @param isWritten whether it was written for a workload that Gridwire ships
 * @param registration how a grid is told
 */
record HandWrittenContestant(Form form, String serializer, Predicate<Workload<?>> isWritten, Registration registration)
        implements GridMechanism {

    /** Tells a grid of the code. */
    private interface Registration {
        void add(SerializationConfig config, Workload<?> workload, int typeId);
    }

    /** Hazelcast's DataSerializable. The class name in each value is enough, but for other classes inside a user's. */
    static Descriptor dataSerializable() {
        return described("dataserializable", "DataSerializable", "Fields written by hand, the class by name.",
                        ofForm(Form.DATA_SERIALIZABLE, (config, workload, typeId) -> UserConfig.addTo(config, workload)))
                .colour("#6aa3e0")
                .traits("two methods a class, a constructor", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .build();
    }

    /** Hazelcast's IdentifiedDataSerializable, with its factory. */
    static Descriptor identified() {
        return described("identified", "IdentifiedDataSerializable",
                        "Fields written by hand, the class by number; a factory.",
                        ofForm(Form.IDENTIFIED_DATA_SERIALIZABLE,
                                (config, workload, typeId) -> register(
                                        config, workload, () -> HandWritten.of(workload).addIdentifiedFactory(config))))
                .colour("#0072b2")
                .traits("two methods and two numbers a class; a factory on all members and clients",
                        "as written by hand, or by Versioned in the Enterprise edition", TraitText.WHOLE, TraitText.COPIES)
                .only(Participation.USUAL)
                .build();
    }

    /** Hazelcast's Portable, with its factory and class definitions. */
    static Descriptor portable() {
        return described("portable", "Portable",
                        "Named fields written by hand; single fields can be read; a factory and a definition.",
                        ofForm(Form.PORTABLE, (config, workload, typeId) -> register(
                                config, workload, () -> HandWritten.of(workload).addPortableFactory(config))))
                .colour("#2a9db8")
                .traits("two methods and two numbers a class; a factory and a class definition",
                        TraitText.ADDED + ", with a version; to be removed in Hazelcast 7", TraitText.FIELDS, TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .evolution(EvolutionSetup.unshared("portable", GridCodec::portable))
                .only(Participation.USUAL)
                .build();
    }

    /** Hazelcast's Compact, with a serializer for each class. */
    static Descriptor compact() {
        return described("compact", "Compact", "Named fields in a serializer written by hand; single fields can be read.",
                        beside("Compact serializer", workload -> !HandWritten.of(workload).compactSerializers().isEmpty(),
                                (config, workload, typeId) -> {
                                    UserConfig.addTo(config, workload);
                                    HandWritten.of(workload).compactSerializers()
                                            .forEach(config.getCompactSerializationConfig()::addSerializer);
                                }))
                .colour("#00875f")
                .traits("a serializer a class, its registration on all members and clients", TraitText.ADDED, TraitText.FIELDS,
                        TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .evolution(new EvolutionSetup("compact", GridCodec::compact))
                .only(Participation.USUAL)
                .build();
    }

    /** A StreamSerializer of the root class. */
    static Descriptor stream() {
        return described("stream", "StreamSerializer", "Fields of plain classes written by hand, in a StreamSerializer.",
                        beside("StreamSerializer", workload -> HandWritten.of(workload).streamSerializer(1).isPresent(),
                                (config, workload, typeId) -> register(config, workload, () -> SerializerRegistration.register(
                                        config, workload, HandWritten.of(workload).streamSerializer(typeId).orElseThrow()))))
                .colour("#7d8f2b")
                .traits("a serializer a root class, its registration", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .build();
    }

    /** A ByteArraySerializer of the root class. */
    static Descriptor byteArray() {
        return described("bytearray", "ByteArraySerializer",
                        "A codec written by hand for just the workload, behind a ByteArraySerializer.",
                        beside("codec", workload -> workload.byHand().isPresent(),
                                (config, workload, typeId) -> register(config, workload, () -> SerializerRegistration.register(
                                        config, workload,
                                        new CodecSerializer(typeId, () -> workload.byHand().orElseThrow())))))
                .colour("#b3bd5c")
                .traits("a codec a root class, its registration", "as written by hand: " + TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES)
                .codec(workload -> workload.byHand().orElseThrow())
                .build();
    }

    private static DescriptorBuilder described(String id, String title, String description, GridMechanism mechanism) {
        return Descriptor.of(id, title, description, mechanism).code(CodeOrigin.BY_HAND, Work.EACH_CLASS);
    }

    private static HandWrittenContestant ofForm(Form form, Registration registration) {
        return new HandWrittenContestant(form, "", workload -> workload.forms().contains(form), registration);
    }

    private static HandWrittenContestant beside(
            String serializer, Predicate<Workload<?>> isWritten, Registration registration) {
        return new HandWrittenContestant(Form.PLAIN, serializer, isWritten, registration);
    }

    /** The user's configuration has serializers of the user's classes. */
    private static void register(SerializationConfig config, Workload<?> workload, Runnable shipped) {
        if (workload.userClass().isPresent()) {
            UserConfig.addTo(config, workload);
        } else {
            shipped.run();
        }
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        registration.add(config, workload, typeId);
    }

    @Override
    public Optional<String> missingCode(Workload<?> workload) {
        if (serializer.isEmpty()) {
            return GridMechanism.super.missingCode(workload);
        }
        return workload.userClass().isPresent() || isWritten.test(workload)
                ? Optional.empty()
                : Optional.of("no " + serializer + " was written" + (serializer.equals("codec") ? " by hand" : "")
                        + " for the workload");
    }
}
