// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code GetField.defaulted} is right for fields that the writer's class did not have, in both forms. */
class DefaultedTest {

    private static final String NAME = "defaulted.Order";
    private static final String SOURCE = """
            package defaulted;
            public class Order implements java.io.Serializable {
                private static final long serialVersionUID = 1L;
                %s
                public String seen;
                private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                    GetField fields = in.readFields();
                    seen = fields.defaulted("a") + " " + fields.get("a", 7) + ", " + %s;
                }
            }
            """;

    private static ClassLoader loader(String fields, String more) {
        String source = SOURCE.formatted(fields, more).replace("GetField fields", "java.io.ObjectInputStream.GetField fields");
        return new BytesLoader(Compiler.compile(Map.of(NAME, source)), DefaultedTest.class.getClassLoader());
    }

    @Test
    void saysWhatTheWriterDidNotHave() throws Exception {
        ClassLoader writers = loader("int a = 1;", "\"\"");
        ClassLoader readers = loader("int a; int b;", "fields.defaulted(\"b\") + \" \" + fields.get(\"b\", 8)");
        Object order = writers.loadClass(NAME).getConstructor().newInstance();

        byte[] ours = Marshaller.builder().classLoader(writers).allowPackage("defaulted").build().marshal(order);
        Object read = Marshaller.builder().classLoader(readers).allowPackage("defaulted").build().unmarshal(ours);

        assertThat(read).hasFieldOrPropertyWithValue("seen", "false 1, true 8");
        assertThat(byJava(order, readers)).hasFieldOrPropertyWithValue("seen", "false 1, true 8");
    }

    private static Object byJava(Object value, ClassLoader readers) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
                return Class.forName(description.getName(), false, readers);
            }
        }) {
            return in.readObject();
        }
    }
}
