// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.gridwire.Marshaller;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

class MarshallerExtensionTest {

    @ExtendWith(MarshallerExtension.class)
    static class Users {

        private static Marshaller first;
        private final Marshaller own = Marshaller.builder().build();
        private Marshaller field;

        @BeforeAll
        static void takes(Marshaller marshaller) {
            first = marshaller;
        }

        @Test
        void allGetTheOneThatTheSettingsConfigure(Marshaller parameter) {
            assertThat(parameter).isSameAs(first).isSameAs(field).isNotSameAs(own);
            assertThat(parameter.limits().depth()).isEqualTo(77);
            assertThat(parameter.policy().allows("org.lib.Thing")).isTrue();
        }

        @Nested
        class Inner {

            @Test
            void nestedTestsGetOneToo(Marshaller parameter) {
                assertThat(parameter.limits().depth()).isEqualTo(77);
            }
        }
    }

    @Test
    void aTestGetsTheMarshallerThatGridwirePropertiesConfigure(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("gridwire.properties"), "limits.depth=77\nallow=org.lib.Thing\n");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            Events tests = EngineTestKit.engine("junit-jupiter").selectors(selectClass(Users.class)).execute().testEvents();
            tests.assertStatistics(counts -> counts.started(2).succeeded(2));
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
