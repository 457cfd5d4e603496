// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Product;
import com.acme.shop.Shop;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.grid.metrics.SerializerMetrics;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MockClock;
import io.micrometer.core.instrument.simple.SimpleConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

class MetricsTest {

    private static final MockClock CLOCK = new MockClock();

    /** A registry, and no actuator. */
    @Configuration(proxyBeanMethods = false)
    @ImportAutoConfiguration(GridwireMetricsAutoConfiguration.class)
    static class Measured {

        @Bean
        MeterRegistry registry() {
            return new SimpleMeterRegistry(SimpleConfig.DEFAULT, CLOCK);
        }
    }

    /** Both, as with an actuator that binds to all meters that it finds. */
    @Configuration(proxyBeanMethods = false)
    @Import({Shop.class, Measured.class})
    static class MeasuredShop {}

    private static double written(MeterRegistry registry) {
        CLOCK.add(1, TimeUnit.SECONDS);
        registry.get("gridwire.types").gauge().value();
        FunctionCounter counter = registry.find("gridwire.payloads")
                .tags("type", Product.class.getName(), "direction", "write")
                .functionCounter();
        return counter == null ? 0 : counter.count();
    }

    @Test
    @Tag("core")
    void aRegistryShowsWhatSerializersDo() {
        try (ConfigurableApplicationContext context = Shop.start(MeasuredShop.class)) {
            MeterRegistry registry = context.getBean(MeterRegistry.class);
            double before = written(registry);
            context.getBean(HazelcastInstance.class).getMap("products").set(1, Product.of("tea"));
            assertThat(written(registry) - before).isEqualTo(1);
        }
    }

    @Test
    void theActuatorsOwnRegistryHasTheMeters() {
        try (ConfigurableApplicationContext context = Shop.start(Shop.class)) {
            MeterRegistry registry = context.getBean(MeterRegistry.class);
            assertThat(registry.find("gridwire.refusals").meters()).hasSize(3);
            assertThat(registry.find("gridwire.payloads").meters()).isNotEmpty();
        }
    }

    @Test
    void withoutARegistryNothingIsMeasured() {
        try (ConfigurableApplicationContext context = Shop.start(GridwireMetricsAutoConfiguration.class)) {
            assertThat(context.getBeansOfType(SerializerMetrics.class)).hasSize(1);
        }
    }

    @Test
    void disabledItShowsNothing() {
        try (ConfigurableApplicationContext context = Shop.start(MeasuredShop.class, "--gridwire.enabled=false")) {
            assertThat(context.getBeansOfType(SerializerMetrics.class)).isEmpty();
            assertThat(context.getBean(MeterRegistry.class).find("gridwire.types").gauge()).isNull();
        }
    }
}
