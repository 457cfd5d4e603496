// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.RejectedTypeException;
import org.junit.jupiter.api.Test;

/** Filters that tell superclasses from classes of objects. */
class TypeFilterTest {

    static class Base {
        int number = 1;
    }

    static final class Derived extends Base {}

    private static final class NoBase implements TypeFilter {

        private final boolean letsSuperclassesBe;

        NoBase(boolean letsSuperclassesBe) {
            this.letsSuperclassesBe = letsSuperclassesBe;
        }

        @Override
        public boolean test(String className) {
            return !className.endsWith("Base");
        }

        @Override
        public boolean testSuperclass(String className) {
            return letsSuperclassesBe || test(className);
        }
    }

    private static Marshaller marshaller(TypeFilter filter) {
        return Marshaller.builder().allowPackage("dev.gridwire.type").filter(filter).filter(name -> true).build();
    }

    @Test
    void aSuperclassIsThereForItsFields() {
        Marshaller marshaller = marshaller(new NoBase(true));
        assertThat(marshaller.<Derived>unmarshal(marshaller.marshal(new Derived())).number).isOne();
        assertThatThrownBy(() -> marshaller.marshal(new Base())).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void aFilterMayAskAboutSuperclassesToo() {
        Marshaller marshaller = marshaller(new NoBase(false));
        assertThatThrownBy(() -> marshaller.marshal(new Derived())).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("Base");
    }

    @Test
    void severalFiltersMustAllAgree() {
        TypeFilter both = new NoBase(true).and(name -> !name.endsWith("Base"));
        assertThat(both.testSuperclass("Base")).isFalse();
        assertThat(both.and(new NoBase(true)).test("Derived")).isTrue();
    }
}
