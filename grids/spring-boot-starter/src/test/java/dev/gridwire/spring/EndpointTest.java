// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Prices;
import com.acme.shop.Product;
import com.acme.shop.RedisShop;
import com.acme.shop.Shop;
import dev.gridwire.Marshaller;
import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import dev.gridwire.grid.contract.LoopbackRedis;
import dev.gridwire.redis.GridwireRedisSerializer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.management.ObjectName;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** The endpoint without a server; {@code ActuatorTest} of the logins asks it by HTTP. */
class EndpointTest {

    private static final String EXPOSED = "--management.endpoints.web.exposure.include=gridwire";

    private static LoopbackRedis server;

    /** Has a marshaller of its own. */
    @Configuration(proxyBeanMethods = false)
    @Import(RedisShop.class)
    static class MarshallingShop {

        @Bean
        Marshaller letters() {
            return Marshaller.builder().register(Product.class).register(Deep.class).build();
        }
    }

    /** Holds lists in lists. */
    record Deep(List<Object> inside) {

        static Deep of(int depth) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < depth; i++) {
                list = new ArrayList<>(List.of(list));
            }
            return new Deep(list);
        }
    }

    @BeforeAll
    static void start() throws IOException {
        server = LoopbackRedis.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private static ConfigurableApplicationContext run(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "--spring.cache.type=redis";
        all[1] = "--spring.data.redis.host=127.0.0.1";
        all[2] = "--spring.data.redis.port=" + server.port();
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return Shop.start(MarshallingShop.class, all);
    }

    private static Map<String, Object> state(ConfigurableApplicationContext context) {
        return context.getBean(GridwireEndpoint.class).state();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rows(Map<String, Object> state, String name) {
        return (List<Map<String, Object>>) state.get(name);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> state, String name) {
        return (Map<String, Object>) state.get(name);
    }

    @Test
    @Tag("core")
    void storesDoorsAndMarshallersAreListed() {
        try (ConfigurableApplicationContext context = run(EXPOSED, "--gridwire.redis.unreadable=absent")) {
            context.getBean(Prices.class).best();
            context.getBean("letters", Marshaller.class).marshal(Product.of("ink"));
            Map<String, Object> state = state(context);
            assertThat(rows(state, "stores"))
                    .contains(Map.of("store", "caches that cacheManager makes later", "mode", "serves", "door", "redis"))
                    .anySatisfy(store -> assertThat(store).containsEntry("store", "the template named")
                            .containsEntry("mode", "leaves").containsKey("reason"));
            assertThat(object(state, "doors")).containsEntry(
                    "redis", Map.of("enabled", true, "write", true, "unreadable", "absent"));
            assertThat(rows(state, "marshallers"))
                    .anySatisfy(each -> {
                        assertThat(each).containsEntry("door", "GridwireRedisSerializer").containsKey("schemas");
                        assertThat(rows(each, "types")).anySatisfy(type -> assertThat(type)
                                .containsEntry("className", Product.class.getName()).containsEntry("written", 1L));
                    })
                    .anySatisfy(each -> assertThat(each).containsEntry("bean", "letters"));
        }
    }

    @Test
    void aTypeThatNeedsTheGeneralWalkHasItsObstacle() {
        try (ConfigurableApplicationContext context = run(EXPOSED)) {
            Marshaller letters = context.getBean("letters", Marshaller.class);
            for (int i = 0; i < 500; i++) {
                letters.marshal(Deep.of(i % 2 == 0 ? 1 : 100));
                letters.marshal(Product.of("ink"));
            }
            Map<String, Object> own = rows(state(context), "marshallers").stream()
                    .filter(each -> "letters".equals(each.get("bean"))).findFirst().orElseThrow();
            assertThat(rows(own, "types")).hasSize(2).allSatisfy(type -> assertThat(type.containsKey("obstacle"))
                    .isEqualTo(type.get("className").equals(Deep.class.getName())));
        }
    }

    @Test
    @Tag("core")
    void refusalsNameClassRuleAndDoor() {
        try (ConfigurableApplicationContext context = run(EXPOSED)) {
            GridwireRedisSerializer serializer = context.getBean(GridwireRedisSerializer.class);
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> serializer.serialize(new Thread())).isNotNull();
            }
            assertThat(rows(state(context), "refusals")).anySatisfy(refusal -> assertThat(refusal)
                    .containsEntry("door", "GridwireRedisSerializer").containsEntry("reason", "rejected-type")
                    .containsEntry("className", "java.lang.Thread").containsEntry("count", 3L).containsKeys("message", "last"));
        }
    }

    @Test
    void policyHasTheLinesOfTheSettings() {
        try (ConfigurableApplicationContext context = run(EXPOSED, "--gridwire.allow=org.lib.Money, org.lib.units.*",
                "--gridwire.deny=org.lib.Secret", "--gridwire.allow-library=guava")) {
            Map<String, Object> policy = object(state(context), "policy");
            assertThat(policy).containsEntry("allow", List.of("org.lib.Money", "org.lib.units.*"))
                    .containsEntry("allowLibrary", List.of("guava")).containsEntry("deny", List.of("org.lib.Secret"));
            assertThat(policy.get("ownClasses")).asString().contains("MarshallingShop");
        }
    }

    @Test
    void keysOfSealsAreNowhere(@TempDir Path folder) throws IOException {
        String key = Base64.getEncoder().encodeToString("a key of thirty-two bytes, or so".getBytes());
        Path file = Files.writeString(folder.resolve("the-key"), key);
        try (ConfigurableApplicationContext context =
                run(EXPOSED, "--gridwire.seal=hmac", "--gridwire.seal-keys=file:" + file)) {
            context.getBean(Prices.class).best();
            assertThat(state(context).toString()).contains("GridwireRedisSerializer")
                    .doesNotContain(key, "the-key", "hmac", "seal");
        }
    }

    @Test
    void itIsExposedOnRequestAlone() throws Exception {
        try (ConfigurableApplicationContext context = run()) {
            assertThat(context.getBeansWithAnnotation(Endpoint.class)).doesNotContainKey("gridwireEndpoint");
        }
        try (ConfigurableApplicationContext context = run(EXPOSED, "--gridwire.enabled=false")) {
            assertThat(context.getBeansOfType(GridwireEndpoint.class)).isEmpty();
        }
        try (ConfigurableApplicationContext context = run("--spring.jmx.enabled=true")) {
            assertThat(context.getBeansOfType(GridwireEndpoint.class)).isEmpty();
        }
        try (ConfigurableApplicationContext context =
                run("--spring.jmx.enabled=true", "--management.endpoints.jmx.exposure.include=gridwire")) {
            assertThat(context.getBeansOfType(GridwireEndpoint.class)).hasSize(1);
            ObjectName name = new ObjectName("org.springframework.boot:type=Endpoint,name=Gridwire");
            Object state = ManagementFactory.getPlatformMBeanServer().invoke(name, "state", new Object[0], new String[0]);
            assertThat(state).asInstanceOf(InstanceOfAssertFactories.MAP)
                    .containsOnlyKeys("stores", "doors", "policy", "marshallers", "refusals");
        }
    }

    @Test
    void ofManyTypesTheBusiestAreListed() {
        List<TypeStatistics> types = IntStream.rangeClosed(1, 10_000)
                .mapToObj(i -> new TypeStatistics("com.acme.Type" + i, i, i, 0, 0)).toList();
        Map<String, Object> listed = GridwireEndpoint.marshaller("door", "all", new Statistics(types, 0, 0, 0, 0, 0, 0, ""));
        assertThat(rows(listed, "types")).hasSize(200).first().asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("className", "com.acme.Type10000");
        assertThat(listed).containsEntry("furtherTypes", 9_800);
    }
}
