// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The class loader that a marshaller asks, and its treatment of classes of others. */
class LoadersTest {

    private static final ClassLoader OURS = LoadersTest.class.getClassLoader();
    private static final String OTHER = "The marshaller's class loader finds another class";
    private static final String NONE = "The marshaller's class loader does not find the class: class=plugin.";

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("plugin").classLoader(loader).build();
    }

    @Test
    void theContextLoaderOfTheThreadThatBuildsIsAsked() {
        ClassLoader loader = Plugin.loader(OURS);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        Marshaller marshaller;
        try {
            thread.setContextClassLoader(loader);
            marshaller = Marshaller.builder().allowPackage("plugin").build();
        } finally {
            thread.setContextClassLoader(before);
        }
        Object copy = marshaller.unmarshal(marshaller.marshal(Plugin.made(loader, "proxy")));
        assertThat(copy.getClass().getClassLoader()).isSameAs(loader);
        Marshaller later = Marshaller.builder().allowPackage("plugin").build();
        assertThatThrownBy(() -> later.marshal(((List<?>) Plugin.graph(loader)).get(0)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining(NONE + "Order")
                .hasMessageContaining("Marshaller.builder().classLoader(…)");
    }

    @Test
    void withoutAContextLoaderItIsTheSystems() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            thread.setContextClassLoader(null);
            Marshaller marshaller = Marshaller.builder().register(Named.class).build();
            assertThat(marshaller.<Named>unmarshal(marshaller.marshal(new Named("a")))).isEqualTo(new Named("a"));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    record Named(String name) {}

    /** Hooked classes, records, enums, proxies and lambdas, also where the classes' loader cannot see Gridwire, as in OSGi. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void classesOfEveryKindComeBackFromTheirOwnLoader(boolean seesGridwire) {
        ClassLoader loader = Plugin.loader(seesGridwire ? OURS : ClassLoader.getPlatformClassLoader());
        Marshaller marshaller = marshaller(loader);
        Object graph = Plugin.graph(loader);
        byte[] bytes = marshaller.marshal(graph);
        for (int i = 0; i < 5; i++) {
            List<?> copy = marshaller.unmarshal(bytes);
            assertThat(marshaller.marshal(copy)).isEqualTo(bytes);
            for (Object each : copy) {
                boolean ofJdk = each.getClass().getName().startsWith("java.") || each.getClass().isArray();
                assertThat(ofJdk || each.getClass().getClassLoader() == loader).as(each.getClass().getName()).isTrue();
            }
        }
        Object copy = marshaller.unmarshal(marshaller.marshal(order(graph)));
        assertThat(ExactComparison.compare(order(graph), copy, FieldScope.SERIAL)).isEmpty();
    }

    private static Object order(Object graph) {
        return ((List<?>) graph).get(0);
    }

    @Test
    void classesOfTheSameNameHaveAMarshallerEach() {
        List<ClassLoader> loaders = List.of(Plugin.loader(OURS), Plugin.loader(OURS), Plugin.loader(OURS));
        List<Marshaller> marshallers = loaders.stream().map(LoadersTest::marshaller).toList();
        List<byte[]> payloads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            payloads.add(marshallers.get(i).marshal(Plugin.graph(loaders.get(i))));
            assertThat(payloads.get(i)).isEqualTo(payloads.get(0));
        }
        for (int i = 0; i < 3; i++) {
            for (byte[] payload : payloads) {
                List<Object> copy = marshallers.get(i).unmarshal(payload);
                assertThat(copy.get(0).getClass().getClassLoader()).isSameAs(loaders.get(i));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aClassOfTheSameNameFromAnotherLoaderIsRefused(boolean wasUsed) {
        ClassLoader own = Plugin.loader(OURS);
        ClassLoader other = Plugin.loader(OURS);
        Marshaller marshaller = marshaller(own);
        byte[] bytes = wasUsed ? marshaller.marshal(Plugin.graph(own)) : new byte[0];
        List<?> graph = (List<?>) Plugin.graph(other);
        for (Object part : graph) {
            for (Object place : Arrays.asList(part, new ArrayList<>(List.of("a", part)), new Object[] {part})) {
                assertThatThrownBy(() -> marshaller.marshal(place))
                        .as(part.getClass().getName())
                        .isInstanceOf(MismatchedShapeException.class)
                        .hasMessageContaining(OTHER)
                        .hasMessageContaining("class=plugin.");
            }
        }
        Object mixed = new ArrayList<>(List.of(order(Plugin.graph(own)), order(graph)));
        assertThatThrownBy(() -> marshaller.marshal(mixed)).hasMessageContaining(OTHER);
        if (wasUsed) {
            assertThat(marshaller.marshal(Plugin.graph(own))).isEqualTo(bytes);
        }
    }

    @Test
    void aLambdaOfAClassThatIsNotFoundIsRefused() {
        Marshaller marshaller = marshaller(OURS);
        Object lambda = Plugin.made(Plugin.loader(OURS), "lambda");
        assertThatThrownBy(() -> marshaller.marshal(lambda))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=plugin.Maker");
    }

    /** Each virtual machine names these classes as it likes. */
    @ParameterizedTest
    @ValueSource(strings = {"lambda", "proxy"})
    void anArrayOfAClassThatTheJdkMadeIsRefused(String kind) {
        ClassLoader loader = Plugin.loader(OURS);
        Class<?> component = Plugin.made(loader, kind).getClass();
        for (Object array : List.of(Array.newInstance(component, 1), Array.newInstance(component, 1, 1))) {
            assertThatThrownBy(() -> marshaller(loader).marshal(array))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("use an array of their interface");
        }
    }
}
