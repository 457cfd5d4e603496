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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A payload of another state of a class is held to the policy as one of the state that is here. */
class OtherStatesTest {

    private static final String NUMBER = "public int number = 1;";
    private static final String PART = "package states; public class Part implements java.io.Serializable { %s }";
    private static final String CARRIER = "package states; public class Carrier implements java.io.Serializable { %s }";

    /** With it the fields of a level are read, not an object's. */
    private static final String HOOKS = " private static final long serialVersionUID = 1L;"
            + " private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException { out.defaultWriteObject(); }"
            + " private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {"
            + " in.defaultReadObject(); }";

    private static ClassLoader loader(String partFields, String carrierFields) {
        Map<String, byte[]> files = Compiler.compile(Map.of(
                "states.Part", PART.formatted(partFields), "states.Carrier", CARRIER.formatted(carrierFields)));
        return new BytesLoader(files, OtherStatesTest.class.getClassLoader());
    }

    private static byte[] written(String partFields, String carrierFields) throws ReflectiveOperationException {
        ClassLoader loader = loader(partFields, carrierFields);
        Object carrier = loader.loadClass("states.Carrier").getConstructor().newInstance();
        return Marshaller.builder().classLoader(loader).allowPackage("states")
                .allowNamed(List.of("java.net.URL", "java.util.Hashtable")).build().marshal(carrier);
    }

    /** In the state that is here, with a carrier in another, with a part in another, and with both. */
    private static List<byte[]> inFourStates(String field) throws ReflectiveOperationException {
        String extra = " public int extra = 1;";
        return List.of(
                written(NUMBER, field), written(NUMBER, field + extra),
                written(NUMBER + extra, field), written(NUMBER + extra, field + extra));
    }

    private static Marshaller reader(String field) {
        return Marshaller.builder().classLoader(loader(NUMBER, field)).allowNamed(List.of("states.Carrier")).build();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "public Part part = new Part();",
        "public Part part = new Part();" + HOOKS,
        "public Part[] part = {new Part()};" + HOOKS,
        "public Part[] part = {new Part()};",
        "public Part[][] part = {{new Part()}};",
        "public Object part = new Part();",
        "public Object part = new Part[] {new Part()};",
        "public Object[] part = {new Part()};",
        "public java.util.List<Part> part = new java.util.ArrayList<>(java.util.List.of(new Part()));"
    })
    @Proves(topic = Topic.POLICY,
            value = "A field of an allowed class lets in the class that it declares only if that is final, in old payloads too")
    void aFieldOfAClassThatIsNotFinalLetsItInInNoState(String field) throws ReflectiveOperationException {
        Marshaller reader = reader(field);
        for (byte[] payload : inFourStates(field)) {
            assertThatThrownBy(() -> reader.unmarshal(payload))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("class=states.Part");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "public java.net.URL url = url(); static java.net.URL url() { try { return new java.net.URL(\"file:/a\"); }"
                + " catch (Exception e) { throw new IllegalStateException(e); } }",
        "public java.util.Hashtable<?, ?> table = new java.util.Hashtable<>();",
        "public Object table = new java.util.Hashtable<>();"
    })
    void whatOfTheJdkMustBeNamedIsRefusedInEachState(String field) throws ReflectiveOperationException {
        Marshaller reader = reader(field);
        for (byte[] payload : inFourStates(field)) {
            assertThatThrownBy(() -> reader.unmarshal(payload))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("class=java.");
        }
    }

    /** A field that only the writer has is kept as data, whatever its class, which is not looked for. */
    @ParameterizedTest
    @ValueSource(strings = {"public Part part = new Part();", "public Object part = new Part[] {new Part()};"})
    void aFieldThatIsNotHereIsKeptWithoutItsClass(String field) throws ReflectiveOperationException {
        Watching loader = new Watching("states.Part"::equals, loader(NUMBER, "public int other;"));
        Marshaller reader = Marshaller.builder().classLoader(loader).allowNamed(List.of("states.Carrier")).build();
        for (byte[] payload : inFourStates(field)) {
            assertThat(reader.<Object>unmarshal(payload)).hasFieldOrPropertyWithValue("other", 0);
        }
        assertThat(loader.asked()).isEmpty();
    }
}
