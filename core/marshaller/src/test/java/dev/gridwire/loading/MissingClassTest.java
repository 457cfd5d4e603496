// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A class that the reader does not have, of an object that nobody there wants. Java serialization skips it, since each class is
 * described in the stream; Gridwire's bytes can only be skipped by who knows the class.
 */
class MissingClassTest {

    private static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "gone.Extra", "package gone; public class Extra implements java.io.Serializable { int number = 1; }",
            "gone.Owner", """
                    package gone;
                    import java.io.*;
                    public class Owner implements Serializable {
                        public int number = 7;
                        private void writeObject(ObjectOutputStream out) throws IOException {
                            out.defaultWriteObject(); out.writeObject(make());
                        }
                        private static Object make() {
                            try {
                                return Class.forName("gone.Extra").getConstructor().newInstance();
                            } catch (ReflectiveOperationException e) {
                                return null;
                            }
                        }
                        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                            in.defaultReadObject();
                        }
                    }"""));

    private final ClassLoader whole = new BytesLoader(CLASS_FILES, getClass().getClassLoader());
    private final ClassLoader lacking = lacking();

    private static ClassLoader lacking() {
        Map<String, byte[]> some = new HashMap<>(CLASS_FILES);
        some.remove("gone.Extra");
        return new BytesLoader(some, MissingClassTest.class.getClassLoader());
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("gone").classLoader(loader).build();
    }

    private static Object number(Object owner) throws ReflectiveOperationException {
        return owner.getClass().getField("number").get(owner);
    }

    @Test
    void ofAnObjectThatIsSkippedIsRefusedByName() throws Exception {
        Object owner = whole.loadClass("gone.Owner").getConstructor().newInstance();
        byte[] bytes = marshaller(whole).marshal(owner);
        assertThat(number(marshaller(whole).unmarshal(bytes))).isEqualTo(7);
        Marshaller reader = marshaller(lacking);
        assertThatThrownBy(() -> reader.unmarshal(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=gone.Extra")
                .hasMessageContaining("put it on the class path")
                .hasCauseInstanceOf(ClassNotFoundException.class);
        assertThat(number(JavaCopy.read(JavaCopy.write(owner), lacking))).isEqualTo(7);
        Object without = lacking.loadClass("gone.Owner").getConstructor().newInstance();
        assertThat(number(reader.unmarshal(reader.marshal(without)))).isEqualTo(7);
    }

    @Test
    void ofAnObjectThatIsWantedIsRefusedByBoth() throws Exception {
        Object wanted = List.of(whole.loadClass("gone.Extra").getConstructor().newInstance());
        byte[] bytes = marshaller(whole).marshal(wanted);
        assertThatThrownBy(() -> marshaller(lacking).unmarshal(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=gone.Extra");
        byte[] javas = JavaCopy.write(wanted);
        assertThatThrownBy(() -> JavaCopy.read(javas, lacking)).isInstanceOf(ClassNotFoundException.class);
    }
}
