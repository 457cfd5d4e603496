// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.copy;
import static dev.gridwire.hooks.JavaOracle.javaCopy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.io.UTFDataFormatException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each method of the streams that hooks are given, against Java serialization's. */
class StreamMethodsTest {

    interface Writing extends Serializable {
        void write(ObjectOutputStream out) throws IOException;
    }

    interface Reading extends Serializable {
        @Nullable Object read(ObjectInputStream in) throws IOException, ClassNotFoundException;
    }

    /** Writes by one function, and reads by others until the end; the read values can be asked for. */
    static final class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Writing writing;
        private final Reading reading;
        private transient List<Object> seen = new ArrayList<>();

        Hooked(Writing writing, Reading reading) {
            this.writing = writing;
            this.reading = reading;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            writing.write(out);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            seen = new ArrayList<>();
            try {
                for (int i = 0; i < 50_000; i++) {
                    seen.add(String.valueOf(reading.read(in)));
                }
            } catch (EOFException | OptionalDataException e) {
                seen.add("the end");
            }
        }
    }

    private static Arguments row(String name, Writing writing, Reading reading) {
        return Arguments.of(name, new Hooked(writing, reading));
    }

    private static String text(int count) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, count).forEach(i -> text.append((char) (i * 37)));
        return text.toString();
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) (i * 31 + i / 251);
        }
        return bytes;
    }

    private static void numbers(ObjectOutputStream out) throws IOException {
        for (int i = 0; i < 3_000; i++) {
            out.writeLong(i * 0x9e3779b97f4a7c15L);
        }
    }

    private static void ofAllSizes(ObjectOutputStream out) throws IOException {
        for (int i = 0; i < 5_000; i++) {
            out.writeByte(i);
            out.writeShort(i * 77);
            out.writeChar(i * 99);
            out.writeInt(i * 0x9e3779b9);
            out.writeFloat(i * 0.37f);
            out.writeDouble(i / 0.37);
        }
    }

    private static void behind(int count, ObjectOutputStream out) throws IOException {
        out.write(bytes(count));
        numbers(out);
    }

    static Stream<Arguments> numbers() {
        Writing numbers = StreamMethodsTest::numbers;
        return Stream.of(
                row("boolean", out -> {
                    out.writeBoolean(true);
                    out.writeBoolean(false);
                    out.writeByte(7);
                }, ObjectInputStream::readBoolean),
                row("byte", numbers, ObjectInputStream::readByte),
                row("unsigned byte", numbers, ObjectInputStream::readUnsignedByte),
                row("short", numbers, ObjectInputStream::readShort),
                row("unsigned short", numbers, ObjectInputStream::readUnsignedShort),
                row("char", numbers, in -> (int) in.readChar()),
                row("int", numbers, ObjectInputStream::readInt),
                row("long", numbers, ObjectInputStream::readLong),
                row("float", numbers, in -> Float.floatToRawIntBits(in.readFloat())),
                row("double", numbers, in -> Double.doubleToRawLongBits(in.readDouble())),
                row("longs behind a byte", out -> behind(1, out), ObjectInputStream::readLong),
                row("ints behind three bytes", out -> behind(3, out), ObjectInputStream::readInt),
                row("bytes of all", StreamMethodsTest::ofAllSizes, ObjectInputStream::readUnsignedByte));
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                row("UTF", out -> {
                    for (String each : List.of("", "a", "\0", "\u007f\u0080", "\u07ff\u0800", "\uffff\ud83d", text(5_000))) {
                        out.writeUTF(each);
                    }
                    out.writeUTF("x".repeat(65_535));
                }, ObjectInputStream::readUTF),
                row("UTF that is malformed", out -> {
                    out.writeShort(3);
                    out.write(new byte[] {'a', (byte) 0xc3, 'b'});
                }, in -> {
                    try {
                        return in.readUTF();
                    } catch (UTFDataFormatException e) {
                        return "malformed";
                    }
                }),
                row("chars and bytes", out -> {
                    out.writeChars(text(300));
                    out.writeBytes(text(300));
                }, in -> (int) in.readChar()),
                row("lines", out -> out.writeBytes("one\n\nthree\r\nfour\r\n\nsix\rfive\r\rseven\n\rend"), in -> end(line(in))),
                row("no line", out -> { }, in -> end(line(in))));
    }

    static Stream<Arguments> bytes() {
        return Stream.of(
                row("one byte", out -> out.write(bytes(2_000)), in -> end(in.read())),
                row("arrays", out -> out.write(bytes(9_000)), in -> {
                    // How many come at once is not said.
                    byte[] all = new byte[9_001];
                    int count = Math.max(0, in.read(all, 0, 10));
                    for (int more = 0; more >= 0; more = in.read(all, count, Math.min(600, all.length - count))) {
                        count += more;
                    }
                    return count == 0 ? end(-1) : count + Arrays.toString(all);
                }),
                row("no bytes", out -> out.write(bytes(3)), in -> {
                    int none = in.read(new byte[5], 5, 0);
                    return none + " " + end(in.read());
                }),
                row("whole arrays", out -> out.write(bytes(5_000)), in -> {
                    byte[] target = new byte[333];
                    in.readFully(target, 3, 330);
                    return Arrays.toString(target);
                }),
                row("skipping", out -> out.write(bytes(5_000)), in -> in.skipBytes(7) + " " + in.readByte()),
                row("skipping more than there is", out -> out.write(bytes(50)), in -> in.skipBytes(70) + " " + end(in.read())),
                row("skipping far", out -> out.write(bytes(50)), in -> in.skip(45) + " " + end(in.read())),
                row("what is there", out -> {
                    for (int i = 0; i < 20; i++) {
                        out.write(bytes(i));
                        out.writeObject("object " + i);
                    }
                }, in -> {
                    boolean any = in.available() > 0;
                    byte[] target = new byte[40];
                    int count = in.read(target);
                    return any + " " + count + " " + Arrays.toString(target) + " " + in.readObject();
                }));
    }

    @SuppressWarnings("deprecation")
    private static @Nullable String line(ObjectInputStream in) throws IOException {
        return in.readLine();
    }

    private static Object end(@Nullable Object read) throws EOFException {
        if (read == null || read.equals(-1)) {
            throw new EOFException();
        }
        return read;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"numbers", "texts", "bytes"})
    void itReadsWhatJavaSerializationReads(String name, Hooked hooked) {
        List<Object> expected = javaCopy(hooked).seen;
        assertThat(expected).isNotEmpty();
        assertThat(copy(hooked).seen).isEqualTo(expected);
    }

    /** Fields by name, none of which a class of today has. */
    static final class Named implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("aBoolean", boolean.class), new ObjectStreamField("aByte", byte.class),
            new ObjectStreamField("aShort", short.class), new ObjectStreamField("aChar", char.class),
            new ObjectStreamField("anInt", int.class), new ObjectStreamField("aLong", long.class),
            new ObjectStreamField("aFloat", float.class), new ObjectStreamField("aDouble", double.class),
            new ObjectStreamField("text", String.class), new ObjectStreamField("list", List.class)
        };
        private final boolean isSet;
        private transient List<Object> seen = new ArrayList<>();

        Named(boolean isSet) {
            this.isSet = isSet;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            if (isSet) {
                fields.put("aBoolean", true);
                fields.put("aByte", (byte) -1);
                fields.put("aShort", (short) -2);
                fields.put("aChar", 'c');
                fields.put("anInt", -3);
                fields.put("aLong", -4L);
                fields.put("aFloat", -5.5f);
                fields.put("aDouble", -6.5);
                fields.put("text", "text");
                fields.put("list", new ArrayList<>(List.of("in")));
            }
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            seen = new ArrayList<>(Arrays.asList(
                    fields.get("aBoolean", true), fields.get("aByte", (byte) 9), fields.get("aShort", (short) 9),
                    fields.get("aChar", '9'), fields.get("anInt", 9), fields.get("aLong", 9L), fields.get("aFloat", 9f),
                    fields.get("aDouble", 9d), fields.get("text", "nine"), fields.get("list", List.of("nine"))));
            for (String name : List.of("aBoolean", "aByte", "aShort", "aChar", "anInt", "aLong", "aFloat", "aDouble", "text")) {
                seen.add(fields.defaulted(name));
            }
            seen.add(refused(() -> fields.get("aByte", 9L)));
            seen.add(refused(() -> fields.get("missing", 9)));
            seen.add(refused(() -> fields.get("anInt", "text")));
            seen.add(refused(() -> fields.get("text", 9)));
        }
    }

    interface Asking {
        Object ask() throws IOException, ClassNotFoundException;
    }

    private static String refused(Asking asking) throws IOException, ClassNotFoundException {
        try {
            return String.valueOf(asking.ask());
        } catch (IllegalArgumentException e) {
            return "refused";
        }
    }

    @ParameterizedTest
    @MethodSource("named")
    void fieldsHaveTheSameValuesAndDefaults(Named named) {
        assertThat(copy(named).seen).isEqualTo(javaCopy(named).seen);
    }

    static Stream<Named> named() {
        return Stream.of(new Named(true), new Named(false));
    }
}
