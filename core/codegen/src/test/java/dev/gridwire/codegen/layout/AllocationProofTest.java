// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.model.Access;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllocationProofTest {

    static class Bean implements Serializable {
        private static final long serialVersionUID = 1L;
        int number;
        List<String> lines;
    }

    /** The last of its constructors is the shortest that may be called. */
    static class Many implements Serializable {
        private static final long serialVersionUID = 1L;
        long number;
        boolean isOn;
        transient String text;

        Many() {
            number = 7;
        }

        Many(String text) {
            this.text = text;
            this.isOn = false;
        }

        private Many(long number, boolean isOn) {
            this.number = number;
            this.isOn = isOn;
        }
    }

    static class Hidden implements Serializable {
        private static final long serialVersionUID = 1L;
        double number;

        private Hidden() {}
    }

    static class Derived extends Many {
        private static final long serialVersionUID = 1L;
        String name;

        Derived(String name, String text) {
            super(text);
            this.name = name;
        }
    }

    static class Constant implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;
    }

    static class Filled implements Serializable {
        private static final long serialVersionUID = 1L;
        List<String> lines = new ArrayList<>();
    }

    static class Checking implements Serializable {
        private static final long serialVersionUID = 1L;
        String text;

        Checking(String text) {
            this.text = Objects.requireNonNull(text);
        }
    }

    static class Above {
        int number;
    }

    static class BelowAnother extends Above implements Serializable {
        private static final long serialVersionUID = 1L;
        String text;
    }

    static class BelowConstant extends Constant {
        private static final long serialVersionUID = 1L;
        String text;
    }

    static class NotSerializable {
        int number;
    }

    private static Optional<AllocatingConstructor> find(LayoutResolver layouts, Class<?> type) {
        return layouts.allocator(layouts.resolve(type.getName()));
    }

    private static AllocatingConstructor found(Class<?> type) {
        AllocatingConstructor found = find(Layouts.fromReflection(), type).orElseThrow();
        assertThat(find(Layouts.fromClassFiles(), type)).contains(found);
        return found;
    }

    @Test
    void constructorsThatStoreOnlyTheirParametersAllocate() {
        assertThat(found(Bean.class)).isEqualTo(new AllocatingConstructor("()V", Access.PACKAGE));
        assertThat(found(Many.class)).isEqualTo(new AllocatingConstructor("(JZ)V", Access.PRIVATE));
        assertThat(found(Hidden.class)).isEqualTo(new AllocatingConstructor("()V", Access.PRIVATE));
        assertThat(found(Derived.class).descriptor()).isEqualTo("(Ljava/lang/String;Ljava/lang/String;)V");
    }

    @ParameterizedTest
    @ValueSource(classes = {Constant.class, Filled.class, Checking.class, BelowAnother.class, BelowConstant.class,
            NotSerializable.class})
    void constructorsThatDoMoreDoNot(Class<?> type) {
        assertThat(find(Layouts.fromReflection(), type)).isEmpty();
        assertThat(find(Layouts.fromClassFiles(), type)).isEmpty();
    }
}
