// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A hook may count, lock or log: it is called once for an object, although a writer may have to try again. */
public class CalledOnceTest {

    private static int calls;

    static final class Written implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            calls++;
            out.defaultWriteObject();
        }
    }

    static final class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object writeReplace() {
            calls++;
            return "instead";
        }
    }

    public static final class External implements Externalizable {
        private static final long serialVersionUID = 1L;

        public External() {}

        @Override
        public void writeExternal(ObjectOutput out) {
            calls++;
        }

        @Override
        public void readExternal(ObjectInput in) {}
    }

    /** Has an identity, so that keys of its class make a writer try again. */
    static final class Key implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;
    }

    static final class Once implements Serializable {
        private static final long serialVersionUID = 1L;
        int number;
    }

    /** Its class says that one object of {@link Once} stands in it, but more may. */
    static final class Root implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Once once = new Once();
        @Nullable List<String> hooked;
        @Nullable List<String> more;
    }

    static Stream<Arguments> graphs() {
        return Stream.of(new Written(), new Replaced(), new External()).flatMap(hooked -> Stream.of(
                Arguments.of("alone", hooked),
                Arguments.of("in a list", new ArrayList<>(List.of(hooked, "a", hooked))),
                Arguments.of("before a key", new ArrayList<>(List.of(hooked, new HashSet<>(Set.of(new Key()))))),
                Arguments.of("behind a key", new ArrayList<>(List.of(new HashSet<>(Set.of(new Key())), hooked))),
                Arguments.of("before what occurs again", root(hooked, new Once())),
                Arguments.of("before both", root(hooked, new HashSet<>(Set.of(new Once()))))));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Root root(Object hooked, Object more) {
        Root root = new Root();
        root.hooked = new ArrayList<>((List) List.of(hooked));
        root.more = new ArrayList<>((List) List.of(more));
        return root;
    }

    @BeforeEach
    void begin() {
        calls = 0;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("graphs")
    void eachTimeOnce(String name, Object graph) {
        for (Generation generation : Generation.values()) {
            Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks").build();
            for (int time = 0; time < 3; time++) {
                calls = 0;
                Object copy = marshaller.unmarshal(marshaller.marshal(graph));
                assertThat(calls).as("%s, time %d", generation, time).isEqualTo(1);
                assertThat(copy).isNotNull();
            }
        }
    }

    /** Declares classes that no other can stand in for, but that are replaced. */
    static final class Declared implements Serializable {
        private static final long serialVersionUID = 1L;
        final Cents one = new Cents(1);
        final Cents[] more = {new Cents(2), null, new Cents(3)};
        final List<Cents> list = new ArrayList<>(List.of(new Cents(4)));
    }

    static final class Cents implements Serializable {
        private static final long serialVersionUID = 1L;
        final transient int number;

        Cents(int number) {
            this.number = number;
        }

        private Object writeReplace() {
            calls++;
            return new Written(number);
        }

        record Written(int number) implements Serializable {
            private Object readResolve() {
                return new Cents(number);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFinalClassIsReplacedWhereItIsDeclared(Generation generation) {
        Marshaller marshaller = WithGeneration.builder(generation).allowPackage("dev.gridwire.hooks").build();
        for (int time = 0; time < 3; time++) {
            calls = 0;
            Declared copy = marshaller.unmarshal(marshaller.marshal(new Declared()));
            assertThat(calls).isEqualTo(4);
            assertThat(copy.one.number).isEqualTo(1);
            assertThat(copy.more[0].number).isEqualTo(2);
            assertThat(copy.more[1]).isNull();
            assertThat(copy.more[2].number).isEqualTo(3);
            assertThat(copy.list.get(0).number).isEqualTo(4);
        }
    }
}
