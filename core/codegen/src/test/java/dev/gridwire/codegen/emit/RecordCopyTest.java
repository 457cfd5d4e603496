// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RecordCopyTest {

    /** What a copy does. */
    interface Told {

        String tell();
    }

    record Plain(int number, long large, boolean isTrue, double part, String text, List<String> texts) implements Told {

        @Override
        public String tell() {
            return number + " " + large + " " + isTrue + " " + part + " " + text + " " + texts();
        }
    }

    record WithInitializer(String text) implements Told {

        private static final List<String> KNOWN = List.of("known");

        @Override
        public String tell() {
            return text + " " + KNOWN;
        }
    }

    record Empty() implements Told {

        @Override
        public String tell() {
            return "empty";
        }
    }

    @Test
    void methodsFindTheComponentsOfTheClassData() throws Exception {
        Told copy = copy(Plain.class, new Plain(0, 0, false, 0, "", List.of()), 3, 1L << 40, true, 0.5, "a", List.of("b"));

        assertThat(copy.tell()).isEqualTo("3 1099511627776 true 0.5 a [b]");
    }

    @Test
    void eachCopyHasItsOwn() throws Exception {
        Told one = copy(WithInitializer.class, new WithInitializer("x"), "one");
        Told other = copy(WithInitializer.class, new WithInitializer("x"), "other");

        assertThat(one.tell()).isEqualTo("one [known]");
        assertThat(other.tell()).isEqualTo("other [known]");
        assertThat(one.getClass()).isNotEqualTo(other.getClass());
    }

    @Test
    void aRecordWithoutComponentsIsCopied() throws Exception {
        assertThat(copy(Empty.class, new Empty()).tell()).isEqualTo("empty");
    }

    @Test
    void copiesAreEqualOnlyToThemselves() throws Exception {
        Told one = copy(WithInitializer.class, new WithInitializer("x"), "a");
        Told other = copy(WithInitializer.class, new WithInitializer("x"), "a");

        assertThat(one).isEqualTo(one).isNotEqualTo(other).hasSameHashCodeAs(one);
        assertThat(one.toString()).contains("a copy of " + WithInitializer.class.getName());
    }

    /** A copy whose fields hold what the record does, and whose class data are these. */
    private static Told copy(Class<? extends Record> type, Record fields, Object... components) throws Exception {
        Class<?> copy = MethodHandles.lookup().defineHiddenClassWithClassData(RecordCopy.of(bytes(type)), components, true)
                .lookupClass();
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = type.getRecordComponents()[i].getAccessor().invoke(fields);
        }
        Constructor<?> constructor = copy.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return (Told) constructor.newInstance(arguments);
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (InputStream in = Objects.requireNonNull(type.getResourceAsStream(file))) {
            return in.readAllBytes();
        }
    }
}
