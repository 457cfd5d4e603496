// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.type.TypePolicy;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The policy as a filter of streams of Java serialization. */
@Tag("core")
class JavaStreamsTest {

    private static final TypePolicy POLICY =
            Marshaller.builder().allowPackage(Zoo.class.getPackageName()).allowPackage("dev.gridwire").build().policy();

    /** Notes the classes that a stream names. */
    private static final class Names extends ObjectOutputStream {

        private final Set<String> names = new TreeSet<>();

        Names() throws IOException {
            super(OutputStream.nullOutputStream());
        }

        @Override
        protected void annotateClass(Class<?> type) {
            names.add(type.getName());
        }

        static Set<String> of(Object value) throws IOException {
            try (Names stream = new Names()) {
                stream.writeObject(value);
                return stream.names;
            } catch (NotSerializableException e) {
                return Set.of();
            }
        }
    }

    private static Stream<Object> values() {
        return Stream.of(JdkTypesTest.values(), JdkTypesTest.containers(), SystemTypesTest.values(), SystemTypesTest.others(),
                        Stream.of(new int[2][1], new Object[0], new String[1][1], new IllegalStateException("no", new Error()),
                                (Supplier<Object> & Serializable) () -> 1))
                .flatMap(each -> each);
    }

    @Test
    void whatKnownTypesAreWrittenAsIsLetIn() throws IOException {
        Set<String> refused = new TreeSet<>();
        for (Object value : (Iterable<Object>) values()::iterator) {
            for (String name : Names.of(value)) {
                if (!POLICY.allowsInStream(name)) {
                    refused.add(name + " of " + value.getClass().getName());
                }
            }
        }
        // Properties are let in, but their superclass must be named.
        assertThat(refused).containsOnly("java.util.Hashtable of java.util.Properties");
    }

    @ParameterizedTest
    @CsvSource({
        "java.lang.String, true", "[I, true", "[[[J, true", "[Ljava.lang.String;, true", "[[Ljava.lang.Object;, true",
        "dev.gridwire.Marshaller, true", "[Ldev.gridwire.Marshaller;, true", "org.acme.Gadget, false",
        "[Lorg.acme.Gadget;, false", "[[[Lorg.acme.Gadget;, false", "I, false", "L;, false", "'', false",
        "java.lang.reflect.Proxy, false", "java.net.URL, false", "java.rmi.server.RemoteObject, false",
        "javax.management.BadAttributeValueExpException, false", "java.lang.ProcessBuilder, false"})
    void everythingElseGoesByThePolicy(String name, boolean isAllowed) {
        assertThat(POLICY.allowsInStream(name)).isEqualTo(isAllowed);
    }
}
