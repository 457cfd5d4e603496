// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.assertAsJava;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.EOFException;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Java Object Serialization Specification 2.3 and 3.4. */
@Tag("core")
class WriteAndReadObjectTest {

    static class Base implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 4;
        String text = "base";
        transient String derived = "derived";
        Object self = this;

        private void writeObject(ObjectOutputStream out) throws IOException {
            Calls.note("Base.writeObject");
            out.defaultWriteObject();
            out.writeInt(number * 2);
            out.writeObject(this);
            out.writeUTF("ü\0€" + text);
            out.writeObject(List.of("a", "b"));
            out.writeLong(Long.MIN_VALUE);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            Calls.note("Base.readObject");
            in.defaultReadObject();
            assertThat(in.available()).isEqualTo(4);
            assertThat(in.readInt()).isEqualTo(number * 2);
            assertThat(in.readObject()).isSameAs(this);
            derived = in.readUTF();
            assertThat(in.readObject()).isEqualTo(List.of("a", "b"));
            assertThat(in.readLong()).isEqualTo(Long.MIN_VALUE);
        }
    }

    static class Middle extends Base {
        private static final long serialVersionUID = 1L;
        String[] texts = {"x", null};
        Object[] others = new Object[2];
    }

    static class Derived extends Middle {
        private static final long serialVersionUID = 1L;
        double last = 1.5;

        private void writeObject(ObjectOutputStream out) throws IOException {
            Calls.note("Derived.writeObject");
            out.writeDouble(last);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            Calls.note("Derived.readObject");
            last = in.readDouble() + 1;
        }
    }

    @Test
    void eachClassOfTheHierarchyIsAskedInTurn() {
        Derived derived = new Derived();
        derived.others[0] = new Base();
        derived.others[1] = derived;
        assertAsJava(derived);
        assertAsJava(new ArrayList<>(List.of(new Base(), derived, derived)));
        assertAsJava(new Object[] {derived, new Middle()});
    }

    static class Extra implements Serializable {
        private static final long serialVersionUID = 1L;
        int written = 1;
        transient List<Object> read = new ArrayList<>();

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(1);
            out.writeObject("two");
            out.write(new byte[3000]);
            out.writeObject(new Extra[] {null});
            out.writeShort(5);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            read = new ArrayList<>();
            read.add(in.readByte());
        }
    }

    @Test
    void unreadItemsAreSkippedAndHandlesStayRight() {
        Extra extra = new Extra();
        Object[] all = {extra, "text", extra, new int[] {1}, new Extra()};
        Object[] copy = assertAsJava(all);
        assertThat(copy[2]).isSameAs(copy[0]);
    }

    static class Short implements Serializable {
        private static final long serialVersionUID = 1L;
        int kind;
        transient List<String> seen;

        Short(int kind) {
            this.kind = kind;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            switch (kind) {
                case 1 -> out.writeInt(7);
                case 2 -> out.writeObject("x");
                case 3 -> out.writeShort(1);
                default -> { }
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            seen = new ArrayList<>();
            note(() -> String.valueOf(in.readObject()));
            note(() -> String.valueOf(in.readInt()));
            note(() -> String.valueOf(in.read()));
            note(() -> String.valueOf(in.read(new byte[3])));
            note(() -> String.valueOf(in.available()));
            note(() -> String.valueOf(in.readObject()));
            note(() -> {
                in.defaultReadObject();
                return "";
            });
        }

        interface Step {
            String take() throws IOException, ClassNotFoundException;
        }

        private void note(Step step) throws ClassNotFoundException {
            try {
                seen.add(step.take());
            } catch (OptionalDataException e) {
                seen.add("optional " + e.length + " " + e.eof);
            } catch (EOFException e) {
                seen.add("end");
            } catch (NotActiveException e) {
                seen.add(e.getMessage());
            } catch (IOException e) {
                seen.add(e.toString());
            }
        }
    }

    @Test
    void readingPastTheEndFailsAsInJavaSerialization() {
        for (int kind = 0; kind < 4; kind++) {
            Short expected = JavaOracle.javaCopy(new Short(kind));
            Short found = JavaOracle.copy(new Short(kind));
            assertThat(found.seen).as("kind %d", kind).isEqualTo(expected.seen);
        }
    }

    static class WritesOnly implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 3;
        Object held = new int[] {1};

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(9);
            out.writeObject(held);
        }
    }

    static class ReadsOnly implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 3;
        Object held = List.of("a");
        transient int doubled = 6;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            doubled = number * 2;
            try {
                in.readObject();
            } catch (OptionalDataException e) {
                assertThat(e.eof).isTrue();
            }
        }
    }

    static class ReadsNothing implements Serializable {
        private static final long serialVersionUID = 1L;
        Object first = new int[] {1};
        transient boolean read;

        private void readObject(ObjectInputStream in) {
            read = true;
        }
    }

    @Test
    void oneHookWithoutTheOther() {
        WritesOnly writes = new WritesOnly();
        assertAsJava(new Object[] {writes, new ReadsOnly(), writes, writes.held});
    }

    /** Java serialization loses its place here: it reads the fields as the next item. */
    @Test
    void defaultFieldsThatNobodyReadsAreSkipped() {
        ReadsNothing value = new ReadsNothing();
        Object[] copy = JavaOracle.copy(new Object[] {value, value.first, value});
        assertThat(((ReadsNothing) copy[0]).read).isTrue();
        assertThat(((ReadsNothing) copy[0]).first).isNull();
        assertThat(copy[1]).isEqualTo(new int[] {1});
        assertThat(copy[2]).isSameAs(copy[0]);
    }

    static class Fields implements Serializable {
        private static final long serialVersionUID = 1L;
        boolean a = true;
        byte b = 2;
        char c = 'c';
        short d = 4;
        int e = 5;
        long f = 6;
        float g = 7;
        double h = 8;
        String i = "nine";
        Object j = new ArrayList<>(List.of(10));
        transient List<Object> got;

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            assertThat(out.putFields()).isSameAs(fields);
            fields.put("a", !a);
            fields.put("b", (byte) (b + 1));
            fields.put("c", 'd');
            fields.put("d", (short) (d + 1));
            fields.put("f", f + 1);
            fields.put("g", g + 1);
            fields.put("h", h + 1);
            fields.put("i", i + "!");
            fields.put("j", j);
            out.writeFields();
            out.writeInt(1);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            got = new ArrayList<>(Arrays.asList(
                    fields.get("a", true), fields.get("b", (byte) 1), fields.get("c", 'x'), fields.get("d", (short) 1),
                    fields.get("e", 99), fields.get("f", 1L), fields.get("g", 1f), fields.get("h", 1d), fields.get("i", "x"),
                    fields.get("j", null), fields.defaulted("e"), fields.getObjectStreamClass().getName(), in.readInt()));
            for (String name : List.of("none", "i")) {
                try {
                    got.add(fields.get(name, 1));
                } catch (IllegalArgumentException expected) {
                    got.add(expected.getMessage());
                }
            }
        }
    }

    @Test
    void putFieldsAndReadFields() {
        Fields expected = JavaOracle.javaCopy(new Fields());
        Fields found = JavaOracle.copy(new Fields());
        assertThat(found.got).isEqualTo(expected.got);
        assertThat(ExactComparison.gravest(expected, found)).isEmpty();
    }

    @Nested
    class Misuse {

        static class Leaks implements Serializable {
            private static final long serialVersionUID = 1L;
            static ObjectOutputStream out;
            static ObjectInputStream in;

            private void writeObject(ObjectOutputStream stream) throws IOException {
                out = stream;
                stream.defaultWriteObject();
                assertThatThrownBy(stream::defaultWriteObject).isInstanceOf(NotActiveException.class);
                assertThatThrownBy(stream::putFields).isInstanceOf(NotActiveException.class);
                assertThatThrownBy(stream::writeFields).isInstanceOf(NotActiveException.class);
                assertThatThrownBy(stream::reset).isInstanceOf(IOException.class).hasMessage("stream active");
            }

            private void readObject(ObjectInputStream stream) {
                in = stream;
            }
        }

        @Test
        void aStreamIsOfNoUseAfterItsHook() {
            JavaOracle.copy(new Leaks());
            assertThatThrownBy(() -> Leaks.out.writeInt(1)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Leaks.out.writeObject("a")).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Leaks.out.defaultWriteObject()).isInstanceOf(NotActiveException.class);
            assertThatThrownBy(() -> Leaks.in.readInt()).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Leaks.in.readObject()).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Leaks.in.defaultReadObject()).isInstanceOf(NotActiveException.class);
        }

        static class Fails implements Serializable {
            private static final long serialVersionUID = 1L;
            static boolean writing;
            Object held = "text";

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.defaultWriteObject();
                if (writing) {
                    throw new IOException("of the user's");
                }
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject();
                throw new EOFException();
            }
        }

        @Test
        void aHookThatFailsIsNamedWithItsCause() {
            Object[] value = {"a", new Fails()};
            byte[] bytes = JavaOracle.MARSHALLER.marshal(value);
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasCauseInstanceOf(EOFException.class)
                    .hasMessageContainingAll("$Fails, hook=readObject, exception=java.io.EOFException", "[1]");
            Fails.writing = true;
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(value))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContainingAll("hook=writeObject", "[1]");
            Fails.writing = false;
            assertAsJava(new Object[] {new Base()});
        }

        static class Swallows implements Serializable {
            private static final long serialVersionUID = 1L;

            private void writeObject(ObjectOutputStream out) throws IOException {
                try {
                    out.writeObject(new Thread());
                } catch (RuntimeException e) {
                    out.writeInt(1);
                }
            }
        }

        @Test
        void aRefusalInsideOfAHookCannotBeCaughtAway() {
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Swallows()))
                    .isInstanceOf(dev.gridwire.error.RejectedTypeException.class)
                    .hasMessageContaining("java.lang.Thread");
        }
    }
}
