// SPDX-License-Identifier: Apache-2.0
package com.acme.rack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.grid.contract.LoopbackRedis;
import dev.gridwire.redisson.GridwireCodec;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.redisson.api.RMap;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.StringCodec;
import org.springframework.context.ConfigurableApplicationContext;

/** Redisson's starter beside Gridwire's, with a real Redis. */
class RedissonStarterTest {

    private static LoopbackRedis server;

    @BeforeAll
    static void start() throws IOException {
        server = LoopbackRedis.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private static ConfigurableApplicationContext run(Class<?> source, String... arguments) {
        return RackShop.start(source, server.port(), arguments);
    }

    @Test
    void objectsAreKeptWithoutALineOfCode() {
        Rack rack = new Rack("left");
        try (ConfigurableApplicationContext context = run(RackShop.class)) {
            RedissonClient client = context.getBean(RedissonClient.class);
            assertThat(client.getConfig().getCodec()).isInstanceOf(GridwireCodec.class);
            client.<Rack.Shelf, Rack>getMap("racks").put(new Rack.Shelf("a", 1), rack);
        }
        try (ConfigurableApplicationContext context = run(RackShop.class)) {
            RedissonClient client = context.getBean(RedissonClient.class);
            assertThat(client.<Rack.Shelf, Rack>getMap("racks").get(new Rack.Shelf("a", 1))).matches(rack::isLike);
        }
    }

    @Test
    void theSettingsAreThoseOfTheRest() {
        try (ConfigurableApplicationContext context = run(RackShop.class, "--gridwire.deny=com.acme.rack.Rack")) {
            RedissonClient client = context.getBean(RedissonClient.class);
            Throwable refusal = catchThrowable(() -> client.<String, Rack>getMap("denied").put("a", new Rack("left")));
            assertThat(refusal).hasStackTraceContaining("com.acme.rack.Rack").hasStackTraceContaining("deny=");
        }
    }

    @Test
    void itCanBeTurnedOff() {
        try (ConfigurableApplicationContext context = run(RackShop.class, "--gridwire.redisson.enabled=false")) {
            assertThat(context.getBean(RedissonClient.class).getConfig().getCodec()).isNotInstanceOf(GridwireCodec.class);
        }
    }

    @Test
    void aPropertyNamesTheCodecWhoseValuesAreThere() {
        Rack.Shelf shelf = new Rack.Shelf("left", 3);
        try (ConfigurableApplicationContext context = run(RackShop.class, "--gridwire.redisson.enabled=false")) {
            context.getBean(RedissonClient.class).<String, Rack.Shelf>getMap("old").put("a", shelf);
        }
        try (ConfigurableApplicationContext context = run(RackShop.class, "--gridwire.redisson.replacing=default")) {
            RMap<String, Rack.Shelf> shelves = context.getBean(RedissonClient.class).getMap("old");
            assertThat(shelves.get("a")).isEqualTo(shelf);
            assertThat(context.getBean(GridwireCodec.class).statistics().replacedValues()).isEqualTo(1);
            shelves.fastPut("a", shelf);
            assertThat(shelves.get("a")).isEqualTo(shelf);
            assertThat(context.getBean(GridwireCodec.class).statistics().replacedValues()).isEqualTo(1);
        }
        assertThat(catchThrowable(() -> run(RackShop.class, "--gridwire.redisson.replacing=missing")))
                .hasStackTraceContaining("missing");
    }

    @Test
    void whoNamesACodecKeepsIt() {
        try (ConfigurableApplicationContext context = run(TextShop.class)) {
            assertThat(context.getBean(RedissonClient.class).getConfig().getCodec()).isInstanceOf(StringCodec.class);
        }
    }
}
