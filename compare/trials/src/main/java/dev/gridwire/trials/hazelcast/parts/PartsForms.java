// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.parts;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.parts.Bolt;
import dev.gridwire.trials.workload.parts.Joint;
import dev.gridwire.trials.workload.parts.Motor;
import dev.gridwire.trials.workload.parts.Part;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workload.parts.Plate;
import dev.gridwire.trials.workload.parts.Sticker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** All handwritten code for a parts list. */
public final class PartsForms extends HandWritten<PartsList> {

    static final int FACTORY_ID = 5;
    static final int PARTS_ID = 1;

    /** Each class is one byte; identity is lost. */
    private static final int BOLT = 0;
    private static final int PLATE = 1;
    private static final int MOTOR = 2;
    private static final int STICKER = 3;
    private static final int JOINT = 4;

    /** Fills the table. */
    public PartsForms() {
        identified(FACTORY_ID, PartsIdentified::new, PartsIdentified::new);
        stream(PartsStreamSerializer::new);
    }

    /** Writes the plain parts list field by field. A part that occurs twice comes back as two. */
    private record PartsStreamSerializer(int typeId) implements StreamSerializer<PartsList> {

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public void write(ObjectDataOutput out, PartsList parts) throws IOException {
            writeParts(out, parts.parts());
        }

        @Override
        public PartsList read(ObjectDataInput in) throws IOException {
            return new PartsList(readParts(in));
        }
    }

    static void writeParts(ObjectDataOutput out, List<Part> parts) throws IOException {
        out.writeInt(parts.size());
        for (Part part : parts) {
            writePart(out, part);
        }
    }

    static List<Part> readParts(ObjectDataInput in) throws IOException {
        int count = in.readInt();
        List<Part> parts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            parts.add(part(in));
        }
        return parts;
    }

    private static void writePart(ObjectDataOutput out, Part part) throws IOException {
        if (part instanceof Bolt bolt) {
            begin(out, BOLT, part);
            out.writeInt(bolt.diameter());
            out.writeInt(bolt.length());
            out.writeBoolean(bolt.coated());
        } else if (part instanceof Plate plate) {
            begin(out, PLATE, part);
            out.writeDouble(plate.width());
            out.writeDouble(plate.height());
            out.writeString(plate.material());
        } else if (part instanceof Motor motor) {
            begin(out, MOTOR, part);
            out.writeString(motor.model());
            out.writeLong(motor.serial());
            out.writeFloat(motor.power());
        } else if (part instanceof Sticker sticker) {
            begin(out, STICKER, part);
            out.writeString(sticker.text());
            out.writeInt(sticker.copies());
        } else {
            Joint joint = (Joint) part;
            begin(out, JOINT, part);
            writePart(out, joint.first());
            writePart(out, joint.second());
        }
    }

    private static void begin(ObjectDataOutput out, int kind, Part part) throws IOException {
        out.writeByte(kind);
        out.writeInt(part.number());
    }

    private static Part part(ObjectDataInput in) throws IOException {
        int kind = in.readByte();
        int number = in.readInt();
        return switch (kind) {
            case BOLT -> new Bolt(number, in.readInt(), in.readInt(), in.readBoolean());
            case PLATE -> new Plate(number, in.readDouble(), in.readDouble(), in.readString());
            case MOTOR -> new Motor(number, in.readString(), in.readLong(), in.readFloat());
            case STICKER -> new Sticker(number, in.readString(), in.readInt());
            default -> new Joint(number, part(in), part(in));
        };
    }
}
