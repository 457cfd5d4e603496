// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.ArrayList;
import java.util.List;

/**
 * The least cost of a parts list with identity: a class takes one byte, a back reference two.
 *
 * <p>A part gets its position before its own fields are written. No part contains itself, so a reader may fill the position
 * after it has read the fields.
 */
public final class PartsByHand implements ObjectCodec {

    private static final int BOLT = 0;
    private static final int PLATE = 1;
    private static final int MOTOR = 2;
    private static final int STICKER = 3;
    private static final int JOINT = 4;
    private static final int MET = 5;

    /** Positions take two bytes. */
    private static final int MOST_PARTS = 1 << 16;

    /** The most bytes of a part besides its string: a class, a number and two doubles. */
    private static final int FIXED_BYTES = 1 + HandOutput.INT_BYTES + 2 * Double.BYTES;

    private final HandOutput out = new HandOutput();
    private final PartTable met = new PartTable();

    @Override
    public byte[] write(Object value) {
        List<Part> parts = ((PartsList) value).parts();
        int count = parts.size();
        if (count > MOST_PARTS) {
            throw new IllegalArgumentException("A parts list is too long: parts=" + count + ", limit=" + MOST_PARTS);
        }
        met.begin(count);
        out.begin(HandOutput.INT_BYTES);
        out.int32(count);
        for (int i = 0; i < count; i++) {
            write(parts.get(i));
        }
        return out.toBytes();
    }

    private void write(Part part) {
        out.reserve(FIXED_BYTES);
        int position = met.find(part);
        if (position >= 0) {
            out.int8(MET);
            out.int16(position);
        } else if (part instanceof Bolt bolt) {
            write(bolt);
        } else if (part instanceof Plate plate) {
            write(plate);
        } else if (part instanceof Motor motor) {
            write(motor);
        } else if (part instanceof Sticker sticker) {
            write(sticker);
        } else {
            write((Joint) part);
        }
    }

    private void write(Bolt bolt) {
        begin(BOLT, bolt);
        out.int32(bolt.diameter());
        out.int32(bolt.length());
        out.int8(bolt.coated() ? 1 : 0);
    }

    private void write(Plate plate) {
        begin(PLATE, plate);
        out.fixed64(Double.doubleToRawLongBits(plate.width()));
        out.fixed64(Double.doubleToRawLongBits(plate.height()));
        out.string(plate.material());
    }

    private void write(Motor motor) {
        begin(MOTOR, motor);
        out.int64(motor.serial());
        out.fixed32(Float.floatToRawIntBits(motor.power()));
        out.string(motor.model());
    }

    private void write(Sticker sticker) {
        begin(STICKER, sticker);
        out.int32(sticker.copies());
        out.string(sticker.text());
    }

    private void write(Joint joint) {
        begin(JOINT, joint);
        write(joint.first());
        write(joint.second());
    }

    private void begin(int kind, Part part) {
        out.int8(kind);
        out.int32(part.number());
    }

    @Override
    public Object read(byte[] bytes) {
        return new PartsReader(new HandInput(bytes)).read();
    }

    /** Reads one payload. */
    private static final class PartsReader {

        private final HandInput in;
        private final Part[] met;
        private final int count;
        private int metCount;

        PartsReader(HandInput in) {
            this.in = in;
            count = in.int32();
            met = new Part[count];
        }

        PartsList read() {
            List<Part> parts = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                parts.add(part());
            }
            return new PartsList(parts);
        }

        private Part part() {
            int kind = in.int8();
            if (kind == MET) {
                return met[in.int16()];
            }
            int position = metCount++;
            Part part = part(kind, in.int32());
            met[position] = part;
            return part;
        }

        private Part part(int kind, int number) {
            return switch (kind) {
                case BOLT -> new Bolt(number, in.int32(), in.int32(), in.int8() != 0);
                case PLATE -> plate(number);
                case MOTOR -> motor(number);
                case STICKER -> sticker(number);
                default -> new Joint(number, part(), part());
            };
        }

        private Part plate(int number) {
            double width = Double.longBitsToDouble(in.fixed64());
            return new Plate(number, width, Double.longBitsToDouble(in.fixed64()), in.string());
        }

        private Part motor(int number) {
            long serial = in.int64();
            float power = Float.intBitsToFloat(in.fixed32());
            return new Motor(number, in.string(), serial, power);
        }

        private Part sticker(int number) {
            int copies = in.int32();
            return new Sticker(number, in.string(), copies);
        }
    }

    /**
     * A table of the parts met so far. It avoids {@code identityHashCode}, whose first call for an object is expensive: it
     * finds parts by their numbers and compares them by identity. Two parts with the same number are still two parts.
     *
     * <p>Positions continue from one graph to the next, so that the size of an entry reveals that it belongs to an earlier
     * graph, and nothing must be cleared.
     */
    static final class PartTable {

        /** The fractional part of the golden ratio, which spreads numbers that resemble each other. */
        private static final int GOLDEN = 0x9e3779b9;
        private static final int FIRST_BITS = 12;

        private int[] positions = new int[1 << FIRST_BITS];
        private int shift = Integer.SIZE - FIRST_BITS;
        private Part[] parts = new Part[1 << (FIRST_BITS - 1)];
        private int base = 1;
        private int count;

        /** Forgets all parts, and makes room for this many. */
        void begin(int capacity) {
            base += count;
            count = 0;
            if (capacity > parts.length || base > Integer.MAX_VALUE - capacity) {
                int bits = Math.max(FIRST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(capacity) + 1);
                positions = new int[1 << bits];
                parts = new Part[1 << (bits - 1)];
                shift = Integer.SIZE - bits;
                base = 1;
            }
        }

        /** Returns the position of a known part. Notes an unknown part and returns -1. */
        int find(Part part) {
            int[] table = positions;
            int slot = part.number() * GOLDEN >>> shift;
            for (int position = table[slot] - base; position >= 0; position = table[slot] - base) {
                if (parts[position] == part) {
                    return position;
                }
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = base + count;
            parts[count++] = part;
            return -1;
        }
    }
}
