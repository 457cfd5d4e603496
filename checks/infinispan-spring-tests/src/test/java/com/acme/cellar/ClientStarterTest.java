// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.infinispan.GridwireMarshaller;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.infinispan.client.hotrod.RemoteCache;
import org.infinispan.client.hotrod.RemoteCacheManager;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.ProtoStreamMarshaller;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.server.hotrod.HotRodServer;
import org.infinispan.server.hotrod.configuration.HotRodServerConfigurationBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;

/** Infinispan's starter of Hot Rod clients beside Gridwire's, with a server that does not know Gridwire. */
class ClientStarterTest {

    private static final String WITHOUT = "--gridwire.infinispan.enabled=false";
    private static final String READING = "--gridwire.infinispan.write=false";

    private static DefaultCacheManager caches;
    private static HotRodServer server;

    @BeforeAll
    static void start() {
        caches = new DefaultCacheManager(new GlobalConfigurationBuilder().nonClusteredDefault().build());
        for (String name : List.of("things", "sessions")) {
            caches.defineConfiguration(name, new ConfigurationBuilder()
                    .encoding().mediaType(MediaType.APPLICATION_SERIALIZED_OBJECT).build());
            caches.getCache(name);
        }
        server = new HotRodServer();
        server.start(new HotRodServerConfigurationBuilder().host("127.0.0.1").port(0).build(), caches);
        server.postStart();
    }

    @AfterAll
    static void stop() {
        server.stop();
        caches.stop();
    }

    private static ConfigurableApplicationContext run(String... arguments) {
        return run(ClientCellar.class, arguments);
    }

    private static ConfigurableApplicationContext run(Class<?> source, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--infinispan.embedded.enabled=false", "--infinispan.remote.server-list=127.0.0.1:" + server.getPort(),
                "--infinispan.remote.java-serial-allowlist=com.acme.*"));
        return Cellar.start(source, all.toArray(String[]::new));
    }

    private static RemoteCache<Object, Object> things(ConfigurableApplicationContext context) {
        return context.getBean(RemoteCacheManager.class).getCache("things");
    }

    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    private static SessionRepository<Session> sessions(ConfigurableApplicationContext context) {
        return context.getBean(SessionRepository.class);
    }

    @Test
    void valuesAreKeptWithoutALineOfCode() {
        Crate crate = new Crate("left");
        try (ConfigurableApplicationContext context = run()) {
            assertThat(context.getBean(RemoteCacheManager.class).getMarshaller())
                    .isSameAs(context.getBean(GridwireMarshaller.class));
            context.getBean(CacheManager.class).getCache("things").put(new Tin("key"), crate);
        }
        try (ConfigurableApplicationContext context = run()) {
            assertThat(context.getBean(CacheManager.class).getCache("things").get(new Tin("key"), Crate.class))
                    .matches(crate::isLike);
        }
    }

    /** With the keys that most caches have. */
    @Test
    void clientsOfARollingRestartFindEachOthersEntries() {
        try (ConfigurableApplicationContext without = run(WITHOUT); ConfigurableApplicationContext reading = run(READING);
                ConfigurableApplicationContext writing = run()) {
            List<Object> keys = List.of("key", 1, 1L, new UUID(1, 2));
            for (Object key : keys) {
                things(without).put(key, new Tin("old"));
                assertThat(things(reading).get(key)).isEqualTo(new Tin("old"));
                assertThat(things(writing).get(key)).isEqualTo(new Tin("old"));
                things(reading).put(key, new Tin("read"));
                assertThat(things(without).get(key)).isEqualTo(new Tin("read"));
                things(writing).put(key, new Tin("new"));
                assertThat(things(reading).get(key)).isEqualTo(new Tin("new"));
            }
        }
    }

    @Test
    void usersStayLoggedIn() {
        String id;
        try (ConfigurableApplicationContext without = run(WITHOUT)) {
            Session session = sessions(without).createSession();
            session.setAttribute("user", new Tin("ada"));
            sessions(without).save(session);
            id = session.getId();
        }
        for (String way : List.of("true", "false")) {
            try (ConfigurableApplicationContext context = run("--gridwire.infinispan.write=" + way)) {
                Session session = sessions(context).findById(id);
                assertThat(session.<Tin>getAttribute("user")).isEqualTo(new Tin("ada"));
                session.setAttribute("way", way);
                sessions(context).save(session);
            }
        }
        try (ConfigurableApplicationContext without = run(WITHOUT)) {
            assertThat(sessions(without).findById(id).<String>getAttribute("way")).isEqualTo("false");
        }
    }

    @Test
    void itCanBeTurnedOff() {
        try (ConfigurableApplicationContext context = run(WITHOUT)) {
            assertThat(context.getBean(RemoteCacheManager.class).getMarshaller())
                    .isInstanceOf(JavaSerializationMarshaller.class);
        }
    }

    @Test
    void whoNamesAMarshallerKeepsIt() {
        try (ConfigurableApplicationContext context =
                run(Cellar.class, "--infinispan.remote.marshaller=" + ProtoStreamMarshaller.class.getName())) {
            assertThat(context.getBean(RemoteCacheManager.class).getMarshaller()).isInstanceOf(ProtoStreamMarshaller.class);
        }
    }

    @Test
    void theLogSaysWhatIsServed() {
        assertThat(Cellar.lines(ClientStarterTest::run)).contains("Gridwire serves sessions")
                .anyMatch(line -> line.startsWith("Gridwire serves the caches of "));
    }
}
