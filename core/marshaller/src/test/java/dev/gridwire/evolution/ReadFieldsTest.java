// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code GetField} gives the values of fields that only the writer's class declares: the usual way to migrate. */
class ReadFieldsTest {

    private static final String NAME = "migrated.Order";
    private static final String SOURCE = """
            package migrated;
            public class Order implements java.io.Serializable {
                private static final long serialVersionUID = 1L;
                %s
            }
            """;
    private static final String OLD = "int cents = 750; String customer = \"Ann\"; Long number = 7L;";
    private static final String LISTED = """
            private static final java.io.ObjectStreamField[] serialPersistentFields = {
                new java.io.ObjectStreamField("cents", int.class),
                new java.io.ObjectStreamField("customer", String.class),
                new java.io.ObjectStreamField("number", Long.class)
            };
            """ + OLD;
    private static final String NEW = """
            public double price;
            public String seen;
            private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                java.io.ObjectInputStream.GetField fields = in.readFields();
                price = fields.get("cents", 0) / 100.0;
                seen = fields.get("customer", null) + " " + fields.get("number", null) + " " + fields.defaulted("cents")
                    + fields.defaulted("price");
            }
            """;

    private static ClassLoader loader(String body) {
        return new BytesLoader(
                Compiler.compile(Map.of(NAME, SOURCE.formatted(body))), ReadFieldsTest.class.getClassLoader());
    }

    private static Object read(String old, String current) throws ReflectiveOperationException {
        ClassLoader writers = loader(old);
        Object order = writers.loadClass(NAME).getConstructor().newInstance();
        byte[] bytes = Marshaller.builder().classLoader(writers).allowPackage("migrated").build().marshal(order);
        return Marshaller.builder().classLoader(loader(current)).allowPackage("migrated").build().unmarshal(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, LISTED})
    void fieldsThatAreNoLongerThereAreRead(String old) throws ReflectiveOperationException {
        Object read = read(old, NEW);
        assertThat(read).hasFieldOrPropertyWithValue("price", 7.5).hasFieldOrPropertyWithValue("seen", "Ann 7 falsetrue");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"cents\", 0L)", "\"pence\", 0)"})
    void asAnotherTypeOrNameTheyAreNotThere(String asked) {
        String current = NEW.replace("\"cents\", 0)", asked);
        assertThatThrownBy(() -> read(OLD, current)).hasRootCauseInstanceOf(IllegalArgumentException.class)
                .hasStackTraceContaining("no such field");
    }

    @Test
    void aSuperclassWithoutFieldsIsNoPartOfTheForm() throws ReflectiveOperationException {
        String above = "class Above implements java.io.Serializable { %s }\n";
        String source = SOURCE.replace("implements java.io.Serializable", "extends Above") + above;
        String hook = "private void readObjectNoData() { seen = \"no data\"; } public String seen = \"constructor\";";
        ClassLoader writers = new BytesLoader(
                Compiler.compile(Map.of(NAME, source.formatted("int a = 1;", ""))), getClass().getClassLoader());
        ClassLoader readers = new BytesLoader(
                Compiler.compile(Map.of(NAME, source.formatted("int a;", hook))), getClass().getClassLoader());
        Object order = writers.loadClass(NAME).getConstructor().newInstance();
        byte[] bytes = Marshaller.builder().classLoader(writers).allowPackage("migrated").build().marshal(order);
        Object read = Marshaller.builder().classLoader(readers).allowPackage("migrated").build().unmarshal(bytes);
        assertThat(read).hasFieldOrPropertyWithValue("seen", "no data");
    }

    private static final String LIST = """
            private static final java.io.ObjectStreamField[] serialPersistentFields = {
                new java.io.ObjectStreamField("%1$s", int.class), new java.io.ObjectStreamField("other", String.class)
            };
            %2$s public int %1$s = 7;
            public String other = "other";
            """;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aListedFieldIsRenamed(boolean isNewWritten) throws ReflectiveOperationException {
        String old = LIST.formatted("cents", "");
        String current = LIST.formatted("amount", "@dev.gridwire.annotations.FormerName(\"cents\")");
        Object read = isNewWritten ? read(current, old.replace("= 7", "")) : read(old, current.replace("= 7", ""));
        assertThat(read).hasFieldOrPropertyWithValue(isNewWritten ? "cents" : "amount", 7)
                .hasFieldOrPropertyWithValue("other", "other");
    }
}
