// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.infinispan.GridwireMarshaller;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.Cache;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.manager.EmbeddedCacheManager;
import org.infinispan.spring.starter.embedded.InfinispanGlobalConfigurationCustomizer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;

/** Infinispan's starter of nodes beside Gridwire's. */
class NodeStarterTest {

    private static final String WITHOUT = "--gridwire.infinispan.enabled=false";
    private static final String READING = "--gridwire.infinispan.write=false";
    private static final int KEYS = 20;

    @BeforeEach
    void newCluster() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.setProperty("cellar.port", String.valueOf(free.getLocalPort()));
        }
    }

    private static ConfigurableApplicationContext run(String... arguments) {
        return run(NodeCellar.class, arguments);
    }

    private static ConfigurableApplicationContext run(Class<?> source, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--infinispan.remote.enabled=false");
        return Cellar.start(source, all.toArray(String[]::new));
    }

    private static Marshaller marshaller(ConfigurableApplicationContext context) {
        return context.getBean(EmbeddedCacheManager.class).getCacheManagerConfiguration().serialization().marshaller();
    }

    private static Cache<String, Object> things(ConfigurableApplicationContext context) {
        return context.getBean(EmbeddedCacheManager.class).getCache("things");
    }

    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    private static SessionRepository<Session> sessions(ConfigurableApplicationContext context) {
        return context.getBean(SessionRepository.class);
    }

    @Test
    void valuesTravelWithoutALineOfCode() {
        Crate crate = new Crate("left");
        try (ConfigurableApplicationContext one = run(); ConfigurableApplicationContext two = run()) {
            assertThat(marshaller(one)).isSameAs(one.getBean(GridwireMarshaller.class));
            for (int i = 0; i < KEYS; i++) {
                one.getBean(CacheManager.class).getCache("things").put("key" + i, crate);
                assertThat(two.getBean(CacheManager.class).getCache("things").get("key" + i, Crate.class))
                        .matches(crate::isLike);
            }
            assertThat(two.getBean(EmbeddedCacheManager.class).getMembers()).hasSize(2);
            assertThat(two.getBean(GridwireMarshaller.class).statistics().types()).isNotEmpty();
        }
    }

    @Test
    void aSessionChangesOnEachNode() {
        Crate crate = new Crate("left");
        try (ConfigurableApplicationContext one = run(); ConfigurableApplicationContext two = run()) {
            for (int i = 0; i < KEYS; i++) {
                Session created = sessions(one).createSession();
                created.setAttribute("crate", crate);
                created.setAttribute("list", new ArrayList<>(List.of(crate)));
                sessions(one).save(created);
                Session found = sessions(two).findById(created.getId());
                assertThat(found.<Crate>getAttribute("crate")).matches(crate::isLike);
                assertThat(found.<List<Crate>>getAttribute("list")).hasSize(1).allMatch(crate::isLike);
                found.setAttribute("change", crate);
                sessions(two).save(found);
                Session read = sessions(one).findById(created.getId());
                assertThat(read.<Crate>getAttribute("crate")).matches(crate::isLike);
                assertThat(read.<Crate>getAttribute("change")).matches(crate::isLike);
            }
        }
    }

    @Test
    @Tag("full")
    void nodesOfTheFirstRestartShareACluster() throws Exception {
        try (ConfigurableApplicationContext without = run(WITHOUT); ConfigurableApplicationContext reading = run(READING)) {
            assertThat(marshaller(reading).objectToByteBuffer(new Tin("tea"))).startsWith(0xac, 0xed);
            share(without, reading);
        }
    }

    @Test
    void nodesOfTheSecondRestartShareACluster() {
        try (ConfigurableApplicationContext reading = run(READING); ConfigurableApplicationContext writing = run()) {
            share(reading, writing);
        }
    }

    /** Each reads and changes what the other one stored. */
    private static void share(ConfigurableApplicationContext one, ConfigurableApplicationContext two) {
        Tin tin = new Tin("tea");
        for (int i = 0; i < KEYS; i++) {
            things(one).put("key" + i, tin);
            assertThat(things(two).get("key" + i)).isEqualTo(tin);
            things(two).put("key" + i, new Tin("milk"));
            assertThat(things(one).get("key" + i)).isEqualTo(new Tin("milk"));

            Session created = sessions(one).createSession();
            created.setAttribute("first", tin);
            sessions(one).save(created);
            Session found = sessions(two).findById(created.getId());
            assertThat(found.<Tin>getAttribute("first")).isEqualTo(tin);
            found.setAttribute("second", tin);
            sessions(two).save(found);
            assertThat(sessions(one).findById(created.getId()).<Tin>getAttribute("second")).isEqualTo(tin);
        }
    }

    @Test
    void policyLimitsAndSealAreThoseOfTheSettings() throws Exception {
        byte[] open;
        try (ConfigurableApplicationContext context =
                run("--gridwire.deny=com.acme.cellar.Crate", "--gridwire.limits.bytes=100")) {
            Marshaller marshaller = marshaller(context);
            assertThat(catchThrowable(() -> marshaller.objectToByteBuffer(new Crate("left"))))
                    .hasMessageContaining("com.acme.cellar.Crate").hasMessageContaining("deny=");
            assertThat(catchThrowable(() -> marshaller.objectToByteBuffer(new Tin("x".repeat(200)))))
                    .hasMessageContaining("limits.bytes");
            open = marshaller.objectToByteBuffer(new Tin("tea"));
        }
        try (ConfigurableApplicationContext context = run("--gridwire.seal=crc32c")) {
            Marshaller marshaller = marshaller(context);
            byte[] java = new JavaSerializationMarshaller().objectToByteBuffer("text");
            assertThat(marshaller.objectFromByteBuffer(marshaller.objectToByteBuffer(new Tin("tea")))).isEqualTo(new Tin("tea"));
            assertThat(catchThrowable(() -> marshaller.objectFromByteBuffer(open))).hasMessageContaining("seal");
            assertThat(catchThrowable(() -> marshaller.objectFromByteBuffer(java))).hasMessageContaining("seal-accepts=java");
        }
    }

    @Test
    void itCanBeTurnedOff() {
        try (ConfigurableApplicationContext context = run(WITHOUT)) {
            assertThat(marshaller(context)).isInstanceOf(JavaSerializationMarshaller.class);
            assertThat(context.getBeansOfType(GridwireMarshaller.class)).isEmpty();
        }
    }

    /** An application that names a marshaller by itself. */
    @Configuration(proxyBeanMethods = false)
    static class Own extends NodeCellar {

        static final Marshaller MARSHALLER = new JavaSerializationMarshaller() {};

        @Bean
        InfinispanGlobalConfigurationCustomizer own() {
            return builder -> builder.serialization().marshaller(MARSHALLER);
        }
    }

    @Test
    void whoNamesAMarshallerKeepsIt() {
        try (ConfigurableApplicationContext context = run(Own.class)) {
            assertThat(marshaller(context)).isSameAs(Own.MARSHALLER);
        }
    }

    @Test
    @Tag("full")
    void theLogSaysWhatIsServed() {
        assertThat(Cellar.lines(NodeStarterTest::run)).contains("Gridwire serves sessions")
                .anyMatch(line -> line.startsWith("Gridwire serves the caches of "));
        assertThat(Cellar.lines(() -> run(WITHOUT)))
                .contains("Gridwire leaves sessions alone: gridwire.infinispan.enabled is false");
        assertThat(Cellar.lines(() -> run(Own.class)))
                .contains("Gridwire leaves sessions alone: Infinispan's configuration names another marshaller");
    }
}
