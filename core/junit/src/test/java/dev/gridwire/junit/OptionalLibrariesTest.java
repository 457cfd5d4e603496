// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** AssertJ and Spring may be missing. */
class OptionalLibrariesTest {

    private static final String TEST = "PlainTest";
    private static final String SOURCE = """
            import dev.gridwire.Marshaller;
            import dev.gridwire.junit.*;
            import org.junit.jupiter.api.Assertions;
            import org.junit.jupiter.api.Test;
            import org.junit.jupiter.api.extension.ExtendWith;
            import org.junit.platform.engine.discovery.DiscoverySelectors;
            import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
            import org.junit.platform.launcher.core.LauncherFactory;
            import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

            @ExtendWith(MarshallerExtension.class)
            class PlainTest implements java.util.function.LongSupplier {

                @RoundTrips(int[].class)
                void comesBack() {}

                @Test
                void assertions(Marshaller marshaller) {
                    GridwireAssertions.assertRoundTrips("text");
                    GridwireAssertions.assertPolicyAllows(String.class);
                    Assertions.assertEquals("text", marshaller.unmarshal(marshaller.marshal("text")));
                }

                public long getAsLong() {
                    SummaryGeneratingListener listener = new SummaryGeneratingListener();
                    LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(DiscoverySelectors.selectClass(PlainTest.class)).build(), listener);
                    listener.getSummary().getFailures().forEach(each -> {
                        throw new AssertionError(each.getException());
                    });
                    return listener.getSummary().getTestsSucceededCount();
                }
            }
            """;

    @Test
    void testsRunWithoutThem() throws ReflectiveOperationException, IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        URL[] urls = Stream.of(classPath.split(File.pathSeparator))
                .filter(each -> !each.contains("assertj") && !each.contains("spring"))
                .map(OptionalLibrariesTest::url).toArray(URL[]::new);
        try (URLClassLoader plain = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            BytesLoader tests = new BytesLoader(Compiler.compile(Map.of(TEST, SOURCE)), plain);
            Thread.currentThread().setContextClassLoader(tests);
            Constructor<?> constructor = tests.loadClass(TEST).getDeclaredConstructor();
            constructor.setAccessible(true);
            assertThat(((LongSupplier) constructor.newInstance()).getAsLong()).isEqualTo(2);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(entry, e);
        }
    }
}
