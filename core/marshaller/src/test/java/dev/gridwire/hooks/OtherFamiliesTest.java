// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.assertAsJava;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UTFDataFormatException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The families of behaviour of the specification that have no test class of their own. */
class OtherFamiliesTest {

    /** Java Object Serialization Specification 3.1. */
    @Nested
    class Construction {

        static class Top {
            transient String made = "by Top";

            Top() {
                Calls.note("Top()");
            }
        }

        static class Below extends Top implements Serializable {
            private static final long serialVersionUID = 1L;
            final int number = String.valueOf(3).length();
            transient String lost = "initialiser";

            Below() {
                Calls.note("Below()");
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                Calls.note("readObject " + made + " " + lost);
                in.defaultReadObject();
            }
        }

        @Test
        void onlyTheFirstSuperclassThatIsNotSerializableRunsItsConstructor() {
            assertAsJava(new Object[] {new Below(), new Below()});
        }
    }

    /** Java Object Serialization Specification 1.10: a superclass that is not Serializable has its state from its subclass. */
    @Nested
    class SuperclassesThatAreNotSerializable {

        static class Bag {
            int size;
            List<String> content = new ArrayList<>();

            void put(String element) {
                size++;
                content.add(element);
            }
        }

        static class OwnBag extends Bag implements Serializable {
            private static final long serialVersionUID = 1L;

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.writeInt(size);
                for (String element : content) {
                    out.writeObject(element);
                }
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                for (int i = in.readInt(); i > 0; i--) {
                    put((String) in.readObject());
                }
            }
        }

        static class PlainBag extends Bag implements Serializable {
            private static final long serialVersionUID = 1L;
        }

        @Test
        void fieldsAreLeftToTheHooks() {
            OwnBag bag = new OwnBag();
            bag.put("a");
            bag.put("b");
            assertThat(assertAsJava(bag).size).isEqualTo(2);
        }

        @Test
        void fieldsAreKeptWhereThereAreNoHooks() {
            PlainBag bag = new PlainBag();
            bag.put("a");
            assertThat(JavaOracle.javaCopy(bag).content).isEmpty();
            assertThat(JavaOracle.copy(bag).content).containsExactly("a");
        }
    }

    /** Java Object Serialization Specification 2.3 and 3.4: the signatures are exact. */
    @Nested
    class WrongSignatures {

        static class Wrong implements Serializable {
            private static final long serialVersionUID = 1L;
            int number = 5;

            void writeObject(ObjectOutputStream out) throws IOException {
                throw new IOException("not private");
            }

            private boolean readObject(ObjectInputStream in) throws IOException {
                throw new IOException("not void");
            }

            private String writeReplace() {
                throw new IllegalStateException("not Object");
            }

            private static Object readResolve() {
                throw new IllegalStateException("static");
            }

            private void readObjectNoData(int other) {
                throw new IllegalStateException("with a parameter");
            }
        }

        @Test
        void areNoHooks() {
            assertAsJava(new Object[] {new Wrong()});
        }
    }

    static class Carrier implements Serializable {
        private static final long serialVersionUID = 1L;
        transient Object[] held;

        Carrier(Object... held) {
            this.held = held;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(held.length);
            for (Object each : held) {
                out.writeObject(each);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            held = new Object[in.readInt()];
            for (int i = 0; i < held.length; i++) {
                held[i] = in.readObject();
            }
        }
    }

    enum Mood {
        GLAD {
            @Override
            public String toString() {
                return "glad";
            }
        }
    }

    record Pair(Object left, Object right) implements Serializable {}

    /** Writes anything by writeObject. */
    @Nested
    class Values {

        @Test
        void ofEveryKind() {
            int[] shared = {1};
            Carrier value = new Carrier(
                    "x".repeat(70_000), "\ud800", "", 1, 2L, 'c', true, null, String.class, int.class, int[][].class, Mood.GLAD,
                    new Pair(shared, "b"), shared, new Object[] {shared}, new String[][] {{"a"}, null}, new BigDecimal("1.50"),
                    Instant.EPOCH, new ArrayList<>(List.of(1, 2)));
            assertAsJava(value);
            assertThat(JavaOracle.copy(new Carrier(Optional.of(5))).held[0]).isEqualTo(Optional.of(5));
        }

        @Test
        void inTheMiddleOfOthers() {
            Carrier inner = new Carrier("inner");
            assertAsJava(new Object[] {inner, new Pair(inner, new Carrier(inner, new Pair(1, inner))), "end"});
        }
    }

    /** Java Object Serialization Specification 6.2. */
    @Nested
    class Texts {

        static class Long1 implements Serializable {
            private static final long serialVersionUID = 1L;

            private void writeObject(ObjectOutputStream out) throws IOException {
                try {
                    out.writeUTF("€".repeat(30_000));
                } catch (UTFDataFormatException e) {
                    out.writeBoolean(true);
                }
            }

            private void readObject(ObjectInputStream in) throws IOException {
                Calls.note("caught " + in.readBoolean());
            }
        }

        static class Bad implements Serializable {
            private static final long serialVersionUID = 1L;

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.writeShort(2);
                out.write(new byte[] {(byte) 0xe2, (byte) 0x82});
            }

            private void readObject(ObjectInputStream in) throws IOException {
                try {
                    in.readUTF();
                } catch (UTFDataFormatException e) {
                    Calls.note("bad");
                }
            }
        }

        @Test
        void thatAreBad() {
            assertAsJava(new Object[] {new Bad()});
        }

        /** Nothing is written of it, as DataOutput.writeUTF says; JDK 25 leaves bytes behind. */
        @Test
        void thatAreTooLong() {
            Calls.take();
            JavaOracle.copy(new Long1());
            assertThat(Calls.take()).containsExactly("caught true");
        }
    }

    /** A failure leaves nothing behind. */
    @Nested
    class Failures {

        static class Picky implements Serializable {
            private static final long serialVersionUID = 1L;
            int number;

            Picky(int number) {
                this.number = number;
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject();
                Calls.note("read " + number);
                if (number < 0) {
                    throw new InvalidObjectException("negative");
                }
            }
        }

        static class Later extends Picky {
            private static final long serialVersionUID = 1L;

            Later(int number) {
                super(number);
            }

            private void readObject(ObjectInputStream in) {
                Calls.note("Later");
            }

            private Object readResolve() {
                Calls.note("resolved");
                return this;
            }
        }

        @Test
        void noOtherHookIsCalledForWhatFailed() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(new Object[] {new Later(1), new Later(-1), new Later(2)});
            Calls.take();
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasCauseInstanceOf(InvalidObjectException.class);
            assertThat(Calls.take()).containsExactly("read 1", "Later", "resolved", "read -1");
            assertAsJava(new Object[] {new Later(1), new Carrier("a")});
        }

        static class Errs implements Serializable {
            private static final long serialVersionUID = 1L;

            private void readObject(ObjectInputStream in) {
                throw new AssertionError("of the user's");
            }
        }

        @Test
        void errorsPassThrough() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(new Carrier(new Errs()));
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("of the user's");
            assertAsJava(new Carrier("as before"));
        }
    }
}
