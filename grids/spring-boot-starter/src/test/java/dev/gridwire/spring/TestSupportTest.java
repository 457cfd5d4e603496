// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static dev.gridwire.junit.GridwireAssertions.assertPolicyAllows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.acme.shop.Bare;
import com.acme.shop.Product;
import dev.gridwire.Marshaller;
import dev.gridwire.junit.MarshallerExtension;
import dev.gridwire.junit.RoundTrips;
import dev.gridwire.settings.Settings;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.util.ClassUtils;

/** {@code gridwire-junit} in tests of Spring Boot applications, which run here as users' do. */
@Tag("core")
class TestSupportTest {

    private static final ClassLoader LOADER = Thread.currentThread().getContextClassLoader();

    @SpringBootTest(classes = Bare.class, properties = {"gridwire.limits.depth=71", "gridwire.allow=java.net.URL"})
    @ExtendWith(MarshallerExtension.class)
    static class First {

        record Page(URL address) {}

        @Test
        void theApplicationsPropertiesCount(Marshaller marshaller) {
            assertThat(marshaller.limits().depth()).isEqualTo(71);
            assertPolicyAllows(Product.class, Page.class);
        }
    }

    @SpringBootTest(classes = Bare.class, properties = "gridwire.limits.depth=72")
    @ExtendWith(MarshallerExtension.class)
    @DirtiesContext
    static class Second {

        private Marshaller field;

        @Test
        void theApplicationsPropertiesCount() {
            assertThat(field.limits().depth()).isEqualTo(72);
            assertThatThrownBy(() -> assertPolicyAllows(URL.class)).hasMessage("""
                    The type policy refuses classes that the declared types need. Add to the application's properties:
                    gridwire.allow=java.net.URL
                    Why: java.net.URL: this class of the JDK must be named, and not denied""");
        }
    }

    /** Has the context of the first one, which Spring has kept. */
    @SpringBootTest(classes = Bare.class, properties = {"gridwire.limits.depth=71", "gridwire.allow=java.net.URL"})
    @DirtiesContext
    static class Third {

        @RoundTrips({Product.class, First.Page.class})
        void comesBack() {}
    }

    @SpringBootTest(classes = WithBean.class)
    @ExtendWith(MarshallerExtension.class)
    @DirtiesContext
    static class OfBean {

        @Autowired
        private Marshaller bean;

        @Test
        void theBeanIsGiven(Marshaller marshaller) {
            assertThat(marshaller).isSameAs(bean);
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class WithBean {

        @Bean
        Marshaller own() {
            return Marshaller.builder().build();
        }
    }

    @AfterEach
    void nothingIsLeft() {
        assertThat(Settings.read(LOADER).allow()).isEmpty();
    }

    private static Events run(Class<?> test) {
        Thread.currentThread().setContextClassLoader(test.getClassLoader());
        try {
            return EngineTestKit.engine("junit-jupiter").selectors(selectClass(test)).execute().allEvents();
        } finally {
            Thread.currentThread().setContextClassLoader(LOADER);
        }
    }

    private static void requirePassed(Class<?> test, int count) {
        Events events = run(test);
        assertThat(events.failed().stream().map(TestSupportTest::cause)).as(test.getName()).isEmpty();
        assertThat(events.succeeded().stream().filter(each -> each.getTestDescriptor().isTest())).hasSize(count);
    }

    private static String cause(Event failed) {
        return failed.getRequiredPayload(TestExecutionResult.class).getThrowable().map(NestedExceptionUtils::getMostSpecificCause)
                .map(Throwable::toString).orElse("");
    }

    @Test
    void eachTestHasThePropertiesOfItsOwnContext() {
        requirePassed(First.class, 1);
        requirePassed(Second.class, 1);
        requirePassed(Third.class, 2);
    }

    @Test
    void theOnlyBeanOfAMarshallerIsTaken() {
        requirePassed(OfBean.class, 1);
    }

    @Test
    void aSliceGetsTheStarterByTheAnnotation() throws ClassNotFoundException {
        requirePassed(slice("", "isNotInstanceOf"), 1);
        requirePassed(slice("@dev.gridwire.junit.AutoConfigureGridwire", "isInstanceOf"), 1);
    }

    /** Compiles a test, because the annotation of the slice has another package in each line of Spring Boot. */
    private static Class<?> slice(String annotation, String assertion) throws ClassNotFoundException {
        String annotationOfSlice = Stream.of("org.springframework.boot.test.autoconfigure.data.redis.DataRedisTest",
                        "org.springframework.boot.data.redis.test.autoconfigure.DataRedisTest")
                .filter(each -> ClassUtils.isPresent(each, LOADER)).findFirst().orElseThrow();
        String name = "com.acme.slice.SliceTest";
        String source = """
                package com.acme.slice;

                @%s
                %s
                @org.springframework.test.annotation.DirtiesContext
                class SliceTest {

                    @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
                    @org.springframework.boot.autoconfigure.EnableAutoConfiguration
                    static class Application {}

                    @org.junit.jupiter.api.Test
                    void templatesAreServed(@org.springframework.beans.factory.annotation.Autowired
                            org.springframework.data.redis.core.RedisTemplate<Object, Object> template) {
                        org.assertj.core.api.Assertions.assertThat(template.getDefaultSerializer())
                                .%s(dev.gridwire.redis.GridwireRedisSerializer.class);
                    }
                }
                """.formatted(annotationOfSlice, annotation, assertion);
        return new BytesLoader(Compiler.compile(Map.of(name, source)), LOADER).loadClass(name);
    }

    @Test
    void aSliceGetsWhatAnApplicationGets() throws IOException {
        Path spring = Path.of("..", "..", "grids", "spring-boot-starter", "src", "main", "resources", "META-INF", "spring");
        List<String> ofApplications =
                Files.readAllLines(spring.resolve("org.springframework.boot.autoconfigure.AutoConfiguration.imports"));
        assertThat(Files.readAllLines(spring.resolve("dev.gridwire.junit.AutoConfigureGridwire.imports")))
                .isEqualTo(ofApplications);
    }
}
