// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Product;
import com.acme.shop.Shop;
import dev.gridwire.grid.contract.LoopbackRedis;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.serializer.SerializationException;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.session.ReactiveSessionRepository;
import org.springframework.session.Session;
import org.springframework.session.data.redis.RedisSessionRepository;
import org.springframework.session.data.redis.config.annotation.web.http.EnableRedisHttpSession;
import org.springframework.session.data.redis.config.annotation.web.http.EnableRedisIndexedHttpSession;
import org.springframework.session.data.redis.config.annotation.web.server.RedisIndexedWebSessionConfiguration;
import org.springframework.session.data.redis.config.annotation.web.server.RedisWebSessionConfiguration;
import org.springframework.session.web.http.HeaderHttpSessionIdResolver;
import org.springframework.session.web.http.HttpSessionIdResolver;

/** Sessions that cannot be read, in a real Redis, as requests meet them. */
class AbsentSessionsTest {

    private static final String ABSENT = "--gridwire.redis.unreadable=absent";

    private static LoopbackRedis server;

    /** Spring Session's default. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @EnableRedisHttpSession
    static class Plain extends Header {}

    /** Finds sessions by user, too. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @EnableRedisIndexedHttpSession
    static class Indexed extends Header {}

    /** A reactive application's. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @Import(RedisWebSessionConfiguration.class)
    static class Reactive {}

    /** A reactive application's that finds sessions by user, too. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @Import(RedisIndexedWebSessionConfiguration.class)
    static class ReactiveIndexed {}

    /** A session's id is in a header. */
    static class Header {

        @Bean
        HttpSessionIdResolver ids() {
            return HeaderHttpSessionIdResolver.xAuthToken();
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

    private static ConfigurableApplicationContext run(Class<?> application, String unreadable) {
        return Shop.start(application, unreadable, "--spring.data.redis.host=127.0.0.1",
                "--spring.data.redis.port=" + server.port(), "--spring.data.redis.redis.port=" + server.port());
    }

    /** Sends a request, and returns the id of its session. */
    private static String visit(ConfigurableApplicationContext context, String id, Consumer<HttpSession> use) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.addHeader("X-Auth-Token", id);
        AtomicReference<String> met = new AtomicReference<>();
        context.getBean("springSessionRepositoryFilter", Filter.class)
                .doFilter(request, new MockHttpServletResponse(), (passed, response) -> {
                    HttpSession session = ((HttpServletRequest) passed).getSession();
                    met.set(session.getId());
                    use.accept(session);
                });
        return met.get();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Overwrites a part of a session with bytes that nobody reads. */
    private static void spoil(ConfigurableApplicationContext context, String id, String part) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            assertThat(connection.hashCommands().hSet(bytes("spring:session:sessions:" + id), bytes(part), bytes("no payload")))
                    .as("a new part").isFalse();
        }
    }

    private static boolean isStored(ConfigurableApplicationContext context, String id) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            return connection.keyCommands().exists(bytes("spring:session:sessions:" + id));
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Plain.class, Indexed.class})
    void aSessionWithAnUnreadablePartIsAnErrorUnlessItCountsAsAbsent(Class<?> application) throws Exception {
        try (ConfigurableApplicationContext refusing = run(application, "--gridwire.redis.unreadable=refuse");
                ConfigurableApplicationContext context = run(application, ABSENT)) {
            for (String part : new String[] {"sessionAttr:product", "creationTime"}) {
                String id = visit(context, "none", session -> session.setAttribute("product", Product.of("tea")));
                assertThat(visit(context, id, session ->
                        assertThat(session.getAttribute("product")).isEqualTo(Product.of("tea")))).isEqualTo(id);
                spoil(context, id, part);
                assertThatThrownBy(() -> visit(refusing, id, session -> {})).isInstanceOf(SerializationException.class);
                String next = visit(context, id, session -> {
                    assertThat(session.getAttribute("product")).isNull();
                    session.setAttribute("product", Product.of("milk"));
                });
                assertThat(next).isNotEqualTo(id);
                visit(context, next, session -> assertThat(session.getAttribute("product")).isEqualTo(Product.of("milk")));
                assertThat(isStored(context, id)).as("kept").isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Reactive.class, ReactiveIndexed.class})
    void aReactiveSessionWithAnUnreadablePartIsAnErrorUnlessItCountsAsAbsent(Class<?> application) {
        try (ConfigurableApplicationContext refusing = run(application, "--gridwire.redis.unreadable=refuse");
                ConfigurableApplicationContext context = run(application, ABSENT)) {
            ReactiveSessionRepository<Session> sessions = sessions(context);
            Session session = sessions.createSession().block();
            session.setAttribute("product", Product.of("tea"));
            sessions.save(session).block();
            assertThat(sessions.findById(session.getId()).block().<Product>getAttribute("product"))
                    .isEqualTo(Product.of("tea"));
            spoil(context, session.getId(), "sessionAttr:product");
            assertThatThrownBy(() -> sessions(refusing).findById(session.getId()).block())
                    .isInstanceOf(SerializationException.class);
            assertThat(sessions.findById(session.getId()).blockOptional()).isEmpty();
            assertThat(isStored(context, session.getId())).as("kept").isTrue();
        }
    }

    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    private static ReactiveSessionRepository<Session> sessions(ConfigurableApplicationContext context) {
        return context.getBean(ReactiveSessionRepository.class);
    }

    /** Spring Session stores nothing for it, which is not unreadable. */
    @ParameterizedTest
    @ValueSource(classes = {Plain.class, Indexed.class})
    void anAttributeThatWasRemovedEndsNoSession(Class<?> application) throws Exception {
        try (ConfigurableApplicationContext context = run(application, ABSENT)) {
            String id = visit(context, "none", session -> session.setAttribute("product", Product.of("tea")));
            visit(context, id, session -> session.removeAttribute("product"));
            assertThat(visit(context, id, session -> assertThat(session.getAttribute("product")).isNull())).isEqualTo(id);
        }
    }

    @Test
    void aRepositoryIsLeftAsItIsUnlessTheSettingsSaySo() {
        try (ConfigurableApplicationContext context = run(Plain.class, "--gridwire.redis.unreadable=refuse")) {
            assertThat(context.getBean(RedisSessionRepository.class)).hasSameClassAs(
                    new RedisSessionRepository(context.getBean(RedisSessionRepository.class).getSessionRedisOperations()));
        }
    }
}
