// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.parts;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import dev.gridwire.trials.workload.parts.Bolt;
import dev.gridwire.trials.workload.parts.Joint;
import dev.gridwire.trials.workload.parts.Motor;
import dev.gridwire.trials.workload.parts.Part;
import dev.gridwire.trials.workload.parts.Plate;
import dev.gridwire.trials.workload.parts.Sticker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Parts in Hazelcast's streams, fields by hand: a class is one byte, and no identity is kept. */
final class PartFields {

    private static final int BOLT = 0;
    private static final int PLATE = 1;
    private static final int MOTOR = 2;
    private static final int STICKER = 3;
    private static final int JOINT = 4;

    private PartFields() {}

    static void write(ObjectDataOutput out, List<Part> parts) throws IOException {
        out.writeInt(parts.size());
        for (Part part : parts) {
            write(out, part);
        }
    }

    static List<Part> read(ObjectDataInput in) throws IOException {
        int count = in.readInt();
        List<Part> parts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            parts.add(part(in));
        }
        return parts;
    }

    private static void write(ObjectDataOutput out, Part part) throws IOException {
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
            write(out, joint.first());
            write(out, joint.second());
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
