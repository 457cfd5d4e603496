// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static dev.gridwire.hooks.JavaOracle.assertAsJava;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Java Object Serialization Specification 2.5 and 3.7. */
class ReplaceAndResolveTest {

    static final class Money implements Serializable {
        private static final long serialVersionUID = 1L;
        final transient long cents;

        Money(long cents) {
            this.cents = cents;
        }

        private Object writeReplace() {
            Calls.note("Money.writeReplace");
            return new Form(cents);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            throw new IOException("only by its form");
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Money money && money.cents == cents;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(cents);
        }
    }

    static final class Form implements Serializable {
        private static final long serialVersionUID = 1L;
        private final long cents;

        Form(long cents) {
            this.cents = cents;
        }

        private Object readResolve() {
            Calls.note("Form.readResolve");
            return new Money(cents);
        }
    }

    static class Purse implements Serializable {
        private static final long serialVersionUID = 1L;
        Money first = new Money(1);
        Money again = first;
        List<Money> list = new ArrayList<>(List.of(first, new Money(2), new Money(2)));
        Set<Money> set = new HashSet<>(List.of(new Money(3), new Money(4)));
        Map<Money, Money> map = new HashMap<>(Map.of(first, new Money(5)));
        Money[] array = {first, null, new Money(6)};
        Object any = first;
    }

    @Test
    void theSerializationProxyPattern() {
        Purse copy = assertAsJava(new Purse());
        assertThat(copy.again).isSameAs(copy.first);
        assertThat(copy.any).isSameAs(copy.first);
        assertThat(copy.list.get(0)).isSameAs(copy.first);
        assertThat(copy.list.get(1)).isNotSameAs(copy.list.get(2));
        assertThat(copy.map).containsKey(copy.first);
        assertAsJava(new Money(3));
        assertAsJava(new ArrayList<>(Arrays.asList(new Money(3), null, new Money(3))));
    }

    static class Protected implements Serializable {
        private static final long serialVersionUID = 1L;
        int number;

        protected Object writeReplace() {
            Calls.note("writeReplace " + number);
            return number == 0 ? null : number > 5 ? "text" : this;
        }

        protected Object readResolve() {
            Calls.note("readResolve " + number);
            return number == 3 ? null : this;
        }
    }

    static class Inherits extends Protected {
        private static final long serialVersionUID = 1L;

        Inherits(int number) {
            this.number = number;
        }
    }

    static class Hides extends Protected {
        private static final long serialVersionUID = 1L;

        // No hook, since it gives something else; but it ends the search.
        @SuppressWarnings("unused")
        protected Object writeReplace(int other) {
            return other;
        }
    }

    @Test
    void inheritedHooksOfOtherTypesAndNull() {
        Inherits kept = new Inherits(2);
        Inherits nothing = new Inherits(3);
        Object[] all = {
            new Inherits(0), new Inherits(1), kept, kept, nothing, nothing, new Inherits(7), new Inherits(8), new Hides()
        };
        Object[] copy = assertAsJava(all);
        assertThat(copy[3]).isSameAs(copy[2]);
        assertThat(copy[4]).isNull();
        assertThat(copy[5]).isNull();
        assertThat(copy[6]).isEqualTo("text");
    }

    static class Private implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;

        private Object writeReplace() {
            return "replaced";
        }
    }

    static class BelowPrivate extends Private {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void privateHooksAreNotInherited() {
        Object[] copy = assertAsJava(new Object[] {new BelowPrivate(), new Private()});
        assertThat(copy[0]).isInstanceOf(BelowPrivate.class);
        assertThat(copy[1]).isEqualTo("replaced");
    }

    static class First implements Serializable {
        private static final long serialVersionUID = 1L;
        int steps = 3;

        Object writeReplace() {
            Calls.note("First");
            return new Second(this);
        }
    }

    static class Second implements Serializable {
        private static final long serialVersionUID = 1L;
        final transient First first;
        int number = 5;

        Second(First first) {
            this.first = first;
        }

        Object writeReplace() {
            Calls.note("Second");
            Second other = new Second(first);
            other.number = 6;
            return other;
        }
    }

    @Test
    void replacementsAreReplacedUntilTheClassStays() {
        First first = new First();
        Object[] copy = assertAsJava(new Object[] {first, new Second(first), first});
        assertThat(((Second) copy[0]).number).isEqualTo(6);
        assertThat(copy[2]).isSameAs(copy[0]);
    }

    static class WithoutConstructor {
        WithoutConstructor(int ignored) {}
    }

    /** Java serialization writes it, since no object of it is ever read. */
    static class Built extends WithoutConstructor implements Externalizable {
        private static final long serialVersionUID = 1L;
        private final int number;

        Built(int number) {
            super(number);
            this.number = number;
        }

        private Object writeReplace() {
            return number < 0 ? this : List.of(number);
        }

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    @Test
    void aClassThatIsAlwaysReplacedNeedsNoConstructor() {
        Object copy = JavaOracle.MARSHALLER.unmarshal(JavaOracle.MARSHALLER.marshal(new Built(4)));
        assertThat(copy).isEqualTo(List.of(4));
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Built(-1)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("No constructor is open to a new object");
    }

    static class Endless implements Serializable {
        private static final long serialVersionUID = 1L;

        Object writeReplace() {
            return new Other();
        }

        static class Other implements Serializable {
            private static final long serialVersionUID = 1L;

            Object writeReplace() {
                return new Endless();
            }
        }
    }

    /** Java serialization never ends here. */
    @Test
    void replacementsWithoutEndAreRefused() {
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Endless()))
                .hasMessageContaining("replace each other without end");
    }

    static class Cyclic implements Serializable {
        private static final long serialVersionUID = 1L;
        Holder holder = new Holder(this);
        boolean resolved;

        Object readResolve() {
            Cyclic other = new Cyclic();
            other.holder = holder;
            other.resolved = true;
            return other;
        }
    }

    static class Holder implements Serializable {
        private static final long serialVersionUID = 1L;
        Object back;

        Holder(Object back) {
            this.back = back;
        }
    }

    /** "References to the object that were read before see the object that was not resolved" (3.7). */
    @Test
    void referencesReadBeforeTheEndSeeTheUnresolvedObject() {
        Object[] copy = assertAsJava(new Object[] {new Cyclic(), null});
        Cyclic resolved = (Cyclic) copy[0];
        assertThat(resolved.resolved).isTrue();
        assertThat(resolved.holder.back).isNotSameAs(resolved);
    }

    static class Wrong implements Serializable {
        private static final long serialVersionUID = 1L;
        Holder held = new Bad(1);
    }

    static class Bad extends Holder {
        private static final long serialVersionUID = 1L;

        Bad(Object back) {
            super(back);
        }

        private Object readResolve() {
            return "a text";
        }
    }

    @Test
    void aValueThatDoesNotFitItsSlotIsRefused() {
        byte[] bytes = JavaOracle.MARSHALLER.marshal(new Wrong());
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.unmarshal(bytes))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("the slot cannot hold the object");
        assertThatThrownBy(() -> JavaOracle.javaCopy(new Wrong())).isInstanceOf(ClassCastException.class);
    }

    record Point(int x, int y) implements Serializable {
        private Object writeReplace() {
            Calls.note("Point.writeReplace");
            return x < 0 ? new Flat(y) : this;
        }

        private Object readResolve() {
            Calls.note("Point.readResolve");
            return x == 0 ? new Point(y, y) : this;
        }

        // Ignored: records have no such hooks (1.13).
        private void readObject(ObjectInputStream in) throws IOException {
            throw new IOException();
        }
    }

    record Flat(int y) implements Serializable {}

    enum Mood implements Serializable {
        GLAD;

        // Ignored (1.12).
        private Object writeReplace() {
            return "no";
        }

        private Object readResolve() {
            return "no";
        }
    }

    @Test
    void recordsAreReplacedAndResolvedButHaveNoOtherHooks() {
        Point point = new Point(1, 2);
        assertAsJava(new Object[] {point, point, new Point(-1, 2), new Point(0, 7), new Point[] {new Point(0, 1)}});
    }

    @Test
    void enumsIgnoreHooks() {
        assertAsJava(new Object[] {Mood.GLAD, Mood.GLAD});
    }
}
