// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.assertAsJava;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FieldsAndValidationTest {

    /** Java Object Serialization Specification 1.5. */
    @Nested
    class PersistentFields {

        static class Listed implements Serializable {
            private static final long serialVersionUID = 1L;
            private static final ObjectStreamField[] serialPersistentFields = {
                new ObjectStreamField("text", String.class),
                new ObjectStreamField("hidden", int.class),
                new ObjectStreamField("other", Object.class),
            };
            String text = "text";
            transient int hidden = 5;
            int unlisted = 7;
            Object other = this;
        }

        static class Renamed extends Listed {
            private static final long serialVersionUID = 1L;
            private static final ObjectStreamField[] serialPersistentFields = {
                new ObjectStreamField("older", String.class), new ObjectStreamField("count", int.class),
            };
            transient List<String> newer = new ArrayList<>(List.of("a", "b"));
            transient List<Object> got;

            private void writeObject(ObjectOutputStream out) throws IOException {
                ObjectOutputStream.PutField fields = out.putFields();
                fields.put("older", String.join(",", newer));
                fields.put("count", newer.size());
                out.writeFields();
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                ObjectInputStream.GetField fields = in.readFields();
                newer = new ArrayList<>(List.of(((String) fields.get("older", "")).split(",")));
                got = new ArrayList<>(List.of(fields.get("count", 9), fields.defaulted("count")));
            }
        }

        static class Empty implements Serializable {
            private static final long serialVersionUID = 1L;
            private static final ObjectStreamField[] serialPersistentFields = {};
            int lost = 3;
        }

        static class Unmatched implements Serializable {
            private static final long serialVersionUID = 1L;
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("none", long.class)};
        }

        @Test
        void aListedFieldThatIsNotThereMustBePut() {
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Unmatched()))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("field=none");
            assertThatThrownBy(() -> JavaOracle.javaCopy(new Unmatched())).hasMessageContaining("unmatched serializable field");
        }

        @Test
        void thoseThatAreListedAreWritten() {
            assertAsJava(new Object[] {new Listed(), new Renamed(), new Empty()});
        }
    }

    /** Java Object Serialization Specification 3.5. */
    @Nested
    class NoData {

        static class Watched implements Serializable {
            private static final long serialVersionUID = 1L;
            int number = 77;

            private void readObjectNoData() {
                number = -1;
            }
        }

        static class Both2 extends Watched {
            private static final long serialVersionUID = 1L;

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject();
            }
        }

        @Test
        void withTheSameClassesOnBothSidesThereIsAlwaysData() {
            assertAsJava(new Object[] {new Watched(), new Both2()});
        }

        /** As if the writer's class had not extended Watched. */
        @Test
        void aLevelThatTheBytesDoNotHoldIsSaid() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(new Watched());
            byte[] without = java.util.Arrays.copyOf(bytes, bytes.length - 2);
            assertThat(bytes[without.length - 1]).isEqualTo((byte) 1);
            without[without.length - 1] = 0;
            assertThat(JavaOracle.MARSHALLER.<Watched>unmarshal(without).number).isEqualTo(-1);
        }
    }

    /** Java Object Serialization Specification 3.6. */
    @Nested
    class Validation {

        static class Checked implements Serializable {
            private static final long serialVersionUID = 1L;
            int id;
            int priority;
            Checked other;

            Checked(int id, int priority, Checked other) {
                this.id = id;
                this.priority = priority;
                this.other = other;
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                assertThatThrownBy(() -> in.registerValidation(null, 1)).isInstanceOf(InvalidObjectException.class);
                in.registerValidation(
                        () -> {
                            Calls.note("validate " + id + " " + (other == null ? "alone" : other.id));
                            if (id < 0) {
                                throw new InvalidObjectException("negative");
                            }
                        },
                        priority);
                in.defaultReadObject();
                Calls.note("read " + id);
                in.registerValidation(() -> Calls.note("again " + id), 0);
            }
        }

        @Test
        void runsOnceAtTheEndHighestFirst() {
            Checked low = new Checked(1, -5, null);
            Checked high = new Checked(2, 10, low);
            low.other = high;
            assertAsJava(new Object[] {low, new Checked(3, 10, high), new Checked(4, 0, low)});
        }

        @Test
        void failsTheWholeGraph() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(new Object[] {new Checked(1, 1, null), new Checked(-1, 2, null)});
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasCauseInstanceOf(InvalidObjectException.class)
                    .hasMessageContaining("hook=validateObject");
            assertThat(Calls.take()).doesNotContain("validate 1 alone");
            JavaOracle.copy("nothing more");
            assertThat(Calls.take()).isEmpty();
        }
    }

    /** The specification says little of it: a second reference fails. */
    @Nested
    class Unshared {

        static class Alone implements Serializable {
            private static final long serialVersionUID = 1L;
            transient Object own = new int[] {1, 2};
            transient Object again;
            transient boolean wasShared;

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.writeUnshared(own);
                out.writeUnshared(own);
                out.writeUnshared("text");
                out.writeUnshared(null);
                out.writeObject(own);
                out.writeObject(own);
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                own = in.readUnshared();
                again = in.readUnshared();
                assertThat(in.readUnshared()).isEqualTo("text");
                assertThat(in.readUnshared()).isNull();
                in.readObject();
                try {
                    in.readUnshared();
                } catch (InvalidObjectException e) {
                    wasShared = true;
                }
            }
        }

        @Test
        void isWrittenAgainAndReadOnce() {
            Alone copy = assertAsJava(new Alone());
            assertThat(copy.own).isNotSameAs(copy.again);
            assertThat(copy.wasShared).isTrue();
        }

        static class Reads implements Serializable {
            private static final long serialVersionUID = 1L;
            transient Object own = new int[] {1, 2};

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.writeObject(own);
                out.writeObject(own);
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                own = in.readUnshared();
                in.readObject();
            }
        }

        @Test
        void aReferenceToWhatIsNotSharedIsRefused() {
            byte[] bytes = JavaOracle.MARSHALLER.marshal(new Reads());
            assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("not shared");
            assertThatThrownBy(() -> JavaOracle.javaCopy(new Reads())).hasCauseInstanceOf(InvalidObjectException.class);
        }
    }

    static class Early implements Serializable {
        private static final long serialVersionUID = 1L;

        private void writeObject(ObjectOutputStream out) throws IOException {
            assertThatThrownBy(out::writeFields).isInstanceOf(NotActiveException.class).hasMessage("no current PutField object");
            assertThatThrownBy(() -> out.useProtocolVersion(1)).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void whatCannotBeCalledInAHook() {
        assertAsJava(new Early());
    }
}
