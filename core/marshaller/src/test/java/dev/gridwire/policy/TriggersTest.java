// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Code of a refused class does not run, wherever reading would run it; the same graph by Java serialization runs it. */
class TriggersTest {

    private static final String CANARIES = "canary";
    private static final int MOST_COLLECTIONS = 200;

    @BeforeEach
    void clear() {
        Fired.clear();
    }

    static Stream<Arguments> everywhere() {
        return Arrays.stream(Trigger.values())
                .flatMap(trigger -> Arrays.stream(Wrapping.values()).map(wrapping -> Arguments.of(trigger, wrapping)));
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    @Proves(topic = Topic.POLICY, value = "No code of a refused class runs: no static initialiser, constructor, hook, hashCode,"
            + " equals, compareTo, comparator, toString, proxy handler, finalizer or lambda")
    @Tag("full")
    void neverFiresForAClassThatIsNotAllowed(Trigger trigger, Wrapping wrapping) throws Exception {
        ClassLoader writers = Trigger.writers();
        Object graph = wrapping.around(trigger.graph(writers));
        byte[] java = javaBytes(graph);
        byte[] ours = marshaller(writers, CANARIES).marshal(graph);

        Fired.clear();
        readJava(java, Trigger.readers());
        requireFired(trigger, "by Java serialization");

        Fired.clear();
        marshaller(Trigger.readers(), CANARIES).unmarshal(ours);
        requireFired(trigger, "by Gridwire, where the class is allowed");

        Watching loader = new Watching(name -> name.startsWith(CANARIES), Trigger.readers());
        collectGarbage(trigger);
        Fired.clear();
        assertThatThrownBy(() -> marshaller(loader, "dev.gridwire.policy").unmarshal(ours))
                .isInstanceOf(RejectedTypeException.class).hasMessageContaining("class=" + CANARIES);
        collectGarbage(trigger);
        assertThat(Fired.names()).isEmpty();
        assertThat(loader.asked()).isEmpty();
    }

    @Test
    @Proves(topic = Topic.POLICY, value = "writeReplace of a refused class is not called when it is to be written")
    void norIsARefusedClassAskedForAReplacement() throws Exception {
        Map<String, byte[]> files = Compiler.compile(Map.of("canary.Replaced", "package canary;"
                + " public class Replaced implements java.io.Serializable { private Object writeReplace() {"
                + " dev.gridwire.policy.Fired.fire(\"WRITE_REPLACE\"); return \"\"; } }"));
        ClassLoader loader = new BytesLoader(files, TriggersTest.class.getClassLoader());
        Object value = loader.loadClass("canary.Replaced").getConstructor().newInstance();
        javaBytes(value);
        assertThat(Fired.names()).containsExactly("WRITE_REPLACE");
        Fired.clear();
        marshaller(loader, CANARIES).marshal(value);
        assertThat(Fired.names()).containsExactly("WRITE_REPLACE");
        for (Wrapping each : Wrapping.values()) {
            Fired.clear();
            assertThatThrownBy(() -> marshaller(loader, "dev.gridwire.policy").marshal(each.around(value)))
                    .isInstanceOf(RejectedTypeException.class);
            assertThat(Fired.names()).isEmpty();
        }
    }

    private static Marshaller marshaller(ClassLoader loader, String packageName) {
        return Marshaller.builder().classLoader(loader).allowPackage("dev.gridwire.policy").allowPackage(packageName).build();
    }

    private static byte[] javaBytes(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static void readJava(byte[] bytes, ClassLoader loader) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
                return Class.forName(description.getName(), false, loader);
            }
        }) {
            in.readObject();
        }
    }

    /** A finalizer runs some time after the object was dropped. */
    private static void requireFired(Trigger trigger, String how) throws InterruptedException {
        for (int i = 0; i < MOST_COLLECTIONS && Fired.names().isEmpty(); i++) {
            collectGarbage(trigger);
        }
        assertThat(Fired.names()).as(how).isEqualTo(Set.of(trigger.name()));
    }

    private static void collectGarbage(Trigger trigger) throws InterruptedException {
        if (trigger == Trigger.FINALIZER) {
            System.gc();
            Thread.sleep(10);
        }
    }
}
