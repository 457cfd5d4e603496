// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.assertAsJava;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Java Object Serialization Specification 2.3 and 3.1. */
@Tag("core")
public class ExternalizableTest {

    public static class Box implements Externalizable {
        private static final long serialVersionUID = 1L;
        private int number;
        private Object held;
        private final List<String> made = new ArrayList<>();

        public Box() {
            Calls.note("Box()");
            made.add("by constructor");
        }

        Box(int number, Object held) {
            this.number = number;
            this.held = held;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            Calls.note("writeExternal");
            assertThatThrownBy(((ObjectOutputStream) out)::defaultWriteObject).isInstanceOf(NotActiveException.class);
            out.writeInt(number);
            out.writeObject(held);
            out.writeBoolean(true);
            out.writeByte(-2);
            out.writeChar('ß');
            out.writeFloat(Float.MIN_VALUE);
            out.writeChars("äb");
            out.writeBytes("ab");
            out.write(new byte[] {1, 2, 3}, 1, 2);
            out.writeObject("not read");
            out.flush();
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            Calls.note("readExternal");
            assertThatThrownBy(((ObjectInputStream) in)::defaultReadObject).isInstanceOf(NotActiveException.class);
            number = in.readInt();
            held = in.readObject();
            assertThat(in.readBoolean()).isTrue();
            assertThat(in.readByte()).isEqualTo((byte) -2);
            assertThat(in.readChar()).isEqualTo('ß');
            assertThat(in.readFloat()).isEqualTo(Float.MIN_VALUE);
            assertThat(in.skipBytes(2)).isEqualTo(2);
            assertThat(in.readChar()).isEqualTo('b');
            byte[] rest = new byte[4];
            in.readFully(rest);
            assertThat(rest).containsExactly('a', 'b', 2, 3);
        }
    }

    @Test
    void theClassDecidesAndItsPublicConstructorRuns() {
        Box box = new Box(5, null);
        box.held = box;
        Object[] copy = assertAsJava(new Object[] {box, new Box(7, List.of("a")), box, new Box[] {box}});
        assertThat(copy[2]).isSameAs(copy[0]).isSameAs(((Box) copy[0]).held);
    }

    public static final class Below extends Box {
        private static final long serialVersionUID = 1L;

        public Below() {}

        private Object readResolve() {
            Calls.note("Below.readResolve");
            return this;
        }
    }

    static class Slot implements java.io.Serializable {
        private static final long serialVersionUID = 1L;
        Below below = new Below();
        Box box = new Below();
    }

    @Test
    void inASlotThatDeclaresIt() {
        assertAsJava(new Slot());
    }

    public static class Closed implements Externalizable {
        private static final long serialVersionUID = 1L;

        Closed() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    /** Java serialization says so when it reads. */
    @Test
    void withoutAPublicConstructorItIsRefused() {
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Closed()))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("give it a public constructor without arguments");
        assertThatThrownBy(() -> JavaOracle.javaCopy(new Closed())).hasMessageContaining("no valid constructor");
    }

    public static class Large implements Externalizable {
        private static final long serialVersionUID = 1L;
        private String text = "ä€x".repeat(5_000);
        private long[] numbers = new long[2_000];

        public Large() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(text);
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = i * 0x123456789L;
                out.writeByte(i);
                out.writeLong(numbers[i]);
            }
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            text = in.readUTF();
            for (int i = 0; i < numbers.length; i++) {
                assertThat(in.readUnsignedByte()).isEqualTo(i & 0xff);
                numbers[i] = in.readLong();
            }
        }
    }

    @Test
    void blocksEndAnywhere() {
        assertAsJava(new Large());
    }
}
