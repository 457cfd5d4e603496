// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** A parts list, which no comparison published: measured where it is named, in two forms. */
public final class PartsWorkload implements Workload<PartsList> {

    @Override
    public String id() {
        return "parts";
    }

    @Override
    public String title() {
        return "Parts";
    }

    @Override
    public String description() {
        return "A list of 1,000 objects of five classes; about a fifth are, or hold, objects that stand elsewhere in it.";
    }

    /** Some 30 kB of small objects. */
    @Override
    public int weight() {
        return 40;
    }

    @Override
    public Supplier<PartsList> values(long seed) {
        PartsValues values = new PartsValues(seed);
        return () -> new PartsList(values.get());
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.of(Form.PLAIN, Form.IDENTIFIED_DATA_SERIALIZABLE);
    }

    @Override
    public Object as(Form form, PartsList plain) {
        return switch (form) {
            case PLAIN -> plain;
            case IDENTIFIED_DATA_SERIALIZABLE -> new PartsIdentified(plain);
            default -> throw new IllegalArgumentException(
                    "The workload was not written in this form: form=" + form + ", written=" + forms());
        };
    }

    @Override
    public PartsList unshared(PartsList plain) {
        return new PartsList(new ArrayList<>(plain.parts().stream().map(PartsWorkload::unshared).toList()));
    }

    private static Part unshared(Part part) {
        if (part instanceof Bolt bolt) {
            return new Bolt(bolt.number(), bolt.diameter(), bolt.length(), bolt.coated());
        } else if (part instanceof Plate plate) {
            return new Plate(plate.number(), plate.width(), plate.height(), plate.material());
        } else if (part instanceof Motor motor) {
            return new Motor(motor.number(), motor.model(), motor.serial(), motor.power());
        } else if (part instanceof Sticker sticker) {
            return new Sticker(sticker.number(), sticker.text(), sticker.copies());
        }
        Joint joint = (Joint) part;
        return new Joint(joint.number(), unshared(joint.first()), unshared(joint.second()));
    }

    @Override
    public Set<WorkloadFeature> features() {
        return Set.of(WorkloadFeature.ABSTRACT_ELEMENTS);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(PartsList.class, Bolt.class, Plate.class, Motor.class, Sticker.class, Joint.class);
    }

    @Override
    public Optional<StreamSerializer<PartsList>> streamSerializer(int typeId) {
        return Optional.of(new PartsStreamSerializer(typeId));
    }

    @Override
    public Optional<Codec> byHand() {
        return Optional.of(new PartsListByHand());
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        config.addDataSerializableFactory(PartsIdentified.FACTORY_ID, classId -> new PartsIdentified());
    }
}
