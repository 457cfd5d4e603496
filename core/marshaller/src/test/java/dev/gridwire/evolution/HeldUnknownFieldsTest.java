// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Classes that have a field for the fields that they do not have. */
class HeldUnknownFieldsTest {

    private static final String HOLDER = """
            package kept;
            public class Order implements Cloneable {
                public int a;
                @dev.gridwire.annotations.HoldsUnknownFields MODIFIERS unknown;
                public Order copy() throws CloneNotSupportedException { return (Order) clone(); }
            }
            """;
    private static final String NEW = """
            package kept;
            public class Order {
                public int a = 1; public String note = "kept"; public Order self = this; public Extra e = new Extra();
            }
            class Extra { int x = 5; }
            """;

    private final ClassLoader newClasses = loader(NEW);

    private static ClassLoader loader(String source) {
        return new BytesLoader(
                Compiler.compile(Map.of("kept.Order", source)), HeldUnknownFieldsTest.class.getClassLoader());
    }

    private static Marshaller marshaller(ClassLoader loader, Generation generation) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage("kept").build();
    }

    private static Field field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void holdThemThereAndCopiesOfTheObjectHaveThemToo(Generation generation) throws ReflectiveOperationException {
        Marshaller newer = marshaller(newClasses, generation);
        Marshaller older = marshaller(loader(HOLDER.replace("MODIFIERS", "private transient Object")), generation);
        byte[] written = newer.marshal(newClasses.loadClass("kept.Order").getConstructor().newInstance());

        Object read = older.unmarshal(written);
        assertThat(field(read, "unknown").get(read)).isNotNull();
        Object copy = read.getClass().getMethod("copy").invoke(read);
        field(copy, "a").set(copy, 2);

        for (Object each : List.of(read, copy)) {
            Object back = newer.unmarshal(older.marshal(each));
            assertThat(field(back, "a").get(back)).isEqualTo(each == read ? 1 : 2);
            assertThat(field(back, "note").get(back)).isEqualTo("kept");
            assertThat(field(back, "e").get(back)).hasFieldOrPropertyWithValue("x", 5);
        }
        Object back = newer.unmarshal(older.marshal(read));
        assertThat(field(back, "self").get(back)).isSameAs(back);
    }

    @Test
    void aFieldThatCannotHoldThemIsRefusedByName() throws ReflectiveOperationException {
        Marshaller newer = marshaller(newClasses, Generation.WHEN_USED);
        Marshaller older = marshaller(loader(HOLDER.replace("MODIFIERS", "private String")), Generation.WHEN_USED);
        byte[] written = newer.marshal(newClasses.loadClass("kept.Order").getConstructor().newInstance());
        assertThatThrownBy(() -> older.unmarshal(written))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("A field cannot hold unknown fields: class=kept.Order, field=unknown")
                .hasMessageContaining("declare it as private transient Object");
    }
}
