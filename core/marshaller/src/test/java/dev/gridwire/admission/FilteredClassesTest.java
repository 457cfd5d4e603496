// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.ground.Refusal;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The classes that a filter of Java serialization is asked about, and the numbers that it is given. */
class FilteredClassesTest {

    static class NotSerialized {}

    static class Base extends NotSerialized implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    static final class Derived extends Base {
        private static final long serialVersionUID = 1L;
    }

    static class PlainBase {}

    static final class PlainDerived extends PlainBase {}

    /** The classes that it was asked about. */
    private static final class Asking implements ObjectInputFilter {
        final List<String> asked = new ArrayList<>();
        final Set<List<Long>> numbers = new HashSet<>();
        private final Class<?> rejected;

        Asking(Class<?> rejected) {
            this.rejected = rejected;
        }

        @Override
        public Status checkInput(FilterInfo info) {
            asked.add(info.serialClass().getSimpleName());
            numbers.add(List.of(info.arrayLength(), info.depth(), info.references(), info.streamBytes()));
            return info.serialClass() == rejected ? Status.REJECTED : Status.UNDECIDED;
        }
    }

    private static List<String> asked(Class<?> type) {
        Asking asking = new Asking(Void.class);
        assertThat(new SerialFilter(asking).takes(type)).isTrue();
        assertThat(asking.numbers).isSubsetOf(Set.of(List.of(-1L, 1L, 0L, 0L)));
        return asking.asked;
    }

    @Test
    void itIsAskedAboutTheClassAndThoseThatAreSerializedWithIt() {
        assertThat(asked(Derived.class)).containsExactly("Derived", "Base");
        assertThat(asked(Derived[][].class)).containsExactly("Derived", "Base");
        assertThat(asked(PlainDerived.class)).as("no class is Serializable").containsExactly("PlainDerived", "PlainBase");
        assertThat(asked(Thread.class)).as("one of the platform").containsExactly("Thread");
        assertThat(asked(Integer.class)).containsExactly("Integer", "Number");
        assertThat(asked(int[].class)).isEmpty();
        assertThat(asked(Object.class)).isEmpty();
        for (Class<?> type : List.of(String.class, Class.class, Proxy.class)) {
            assertThat(asked(type)).as("a stream does not ask").isEmpty();
        }
    }

    @Test
    void theMessageNamesTheClassThatIsRejected() {
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> new SerialFilter(new Asking(Base.class)).require(Derived.class))
                .withMessageContaining("class=" + Derived.class.getName() + ", rejected=" + Base.class.getName());
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> new SerialFilter(new Asking(Derived.class)).require(Derived.class))
                .withMessageContaining("class=" + Derived.class.getName())
                .satisfies(refusal -> assertThat(refusal.rule()).doesNotContain("rejected="));
        assertThat(new SerialFilter(new Asking(Base.class)).takes(Derived[].class)).isFalse();
        assertThatCode(() -> new SerialFilter(new Asking(Base.class)).require(PlainDerived.class)).doesNotThrowAnyException();
    }

    @Test
    void aFilterThatFailsOrSaysNothingRejects() {
        SerialFilter failing = new SerialFilter(info -> {
            throw new IllegalStateException();
        });
        assertThat(failing.takes(Base.class)).isFalse();
        assertThat(new SerialFilter(info -> null).takes(Base.class)).isFalse();
        assertThat(new SerialFilter(info -> Status.ALLOWED).takes(Base.class)).isTrue();
        assertThat(new SerialFilter(null).takes(Base.class)).isTrue();
        assertThatCode(() -> new SerialFilter(null).require(Base.class)).doesNotThrowAnyException();
    }
}
