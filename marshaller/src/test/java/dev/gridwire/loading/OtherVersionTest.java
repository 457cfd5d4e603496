// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MismatchedShapeException;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.universe.BytesLoader;
import dev.gridwire.universe.Compiler;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two versions of a class, and no schema that tells one of the other: the reader says which class it is. */
class OtherVersionTest {

    private static final String SERIAL = " implements java.io.Serializable { private static final long serialVersionUID = 1; ";
    private static final String ORDER = "package v; public class Order" + SERIAL + "int a = 1; }";

    @ParameterizedTest
    @ValueSource(strings = {
        "package v; public class Order" + SERIAL + "int a = 1; int added = 2; }",
        "package v; public class Order" + SERIAL + "long a = 1; }",
        "package v; public class Order" + SERIAL + "int a = 1; Unknown added = new Unknown(); "
                + "static class Unknown implements java.io.Serializable {} }",
        "package v; public class Order extends Above" + SERIAL + "int a = 1; } "
                + "class Above implements java.io.Serializable { int b = 3; private void readObjectNoData() {} }",
        "package v; public class Order" + SERIAL + "int a = 1; private void writeObject(java.io.ObjectOutputStream out) "
                + "throws java.io.IOException { out.defaultWriteObject(); } }",
    })
    void ofAClassAreRefused(String other) throws ReflectiveOperationException {
        assertRefused(ORDER, other);
        assertRefused(other, ORDER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A, B, C", "A", "B, A", "A, D"})
    void ofAnEnumAreRefusedWhateverChanged(String constants) throws ReflectiveOperationException {
        String holder = "package v; public class Order { Object any = Mood.A; enum Mood { %s } }";
        assertRefused(holder.formatted("A, B"), holder.formatted(constants));
        assertRefused(holder.formatted(constants), holder.formatted("A, B"));
    }

    private static void assertRefused(String writers, String readers) throws ReflectiveOperationException {
        ClassLoader writer = loader(writers);
        Object written = writer.loadClass("v.Order").getConstructor().newInstance();
        byte[] bytes = marshaller(writer).marshal(written);
        assertThat(marshaller(writer).<Object>unmarshal(bytes).getClass()).isSameAs(written.getClass());
        assertThatThrownBy(() -> marshaller(loader(readers)).unmarshal(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The payload's schema is not known: class=v.Order");
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("v").classLoader(loader).schemas(SchemaStore.inMemory()).build();
    }

    private static ClassLoader loader(String order) {
        return new BytesLoader(Compiler.compile(Map.of("v.Order", order)), OtherVersionTest.class.getClassLoader());
    }
}
