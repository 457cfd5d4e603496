// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.FormerJdbcShop;
import com.acme.shop.JdbcShop;
import com.acme.shop.Product;
import com.acme.shop.Shop;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.SaveMode;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;
import org.springframework.session.jdbc.JdbcIndexedSessionRepository;

/** Sessions in a database, of an application that does not mention Gridwire. */
@Tag("core")
class JdbcSessionTest {

    private static final String NO_SCHEMA = "";
    private static final String SPOIL = "update SPRING_SESSION_ATTRIBUTES set ATTRIBUTE_BYTES = ?"
            + " where ATTRIBUTE_NAME = 'product' and SESSION_PRIMARY_ID ="
            + " (select PRIMARY_ID from SPRING_SESSION where SESSION_ID = ?)";

    private String url;

    @BeforeEach
    void open() throws Exception {
        url = newDatabase();
    }

    /** Returns the address of an empty database. */
    String newDatabase() throws Exception {
        return "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
    }

    /** Returns Spring Session's script for it. */
    String schema() {
        return "schema-h2.sql";
    }

    private ConfigurableApplicationContext start(String schema, String... arguments) {
        return start(JdbcShop.class, schema, arguments);
    }

    private ConfigurableApplicationContext start(Class<?> application, String schema, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--shop.url=" + url, "--shop.schema=" + schema));
        return Shop.start(application, all.toArray(String[]::new));
    }

    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    private static SessionRepository<Session> sessions(ConfigurableApplicationContext context) {
        return context.getBean(SessionRepository.class);
    }

    private static String save(ConfigurableApplicationContext context, Object product) {
        Session session = sessions(context).createSession();
        session.setAttribute("product", product);
        sessions(context).save(session);
        return session.getId();
    }

    private static Object read(ConfigurableApplicationContext context, String id) {
        return sessions(context).findById(id).getAttribute("product");
    }

    private static byte[] bytes(ConfigurableApplicationContext context) {
        return new JdbcTemplate(context.getBean(DataSource.class))
                .queryForObject("select ATTRIBUTE_BYTES from SPRING_SESSION_ATTRIBUTES", byte[].class);
    }

    private static boolean isJava(ConfigurableApplicationContext context) {
        byte[] bytes = bytes(context);
        return bytes[0] == (byte) 0xac && bytes[1] == (byte) 0xed;
    }

    @Test
    void attributesComeBackAndAreNotOfJava() {
        try (ConfigurableApplicationContext context = start(schema())) {
            String id = save(context, Product.of("tea"));
            assertThat(read(context, id)).isEqualTo(Product.of("tea"));
            assertThat(isJava(context)).isFalse();
            assertThat(context.getBean(JdbcShop.Injected.class).service()).isExactlyInstanceOf(DefaultConversionService.class);
        }
    }

    @Test
    void attributesThatJavaWroteAreReadAndWrittenAnew() {
        String id;
        try (ConfigurableApplicationContext before = start(schema(), "--gridwire.jdbc.enabled=false")) {
            id = save(before, Product.of("tea"));
            assertThat(isJava(before)).isTrue();
        }
        try (ConfigurableApplicationContext context = start(NO_SCHEMA)) {
            Session session = sessions(context).findById(id);
            assertThat(session.<Product>getAttribute("product")).isEqualTo(Product.of("tea"));
            session.setAttribute("product", session.getAttribute("product"));
            sessions(context).save(session);
            assertThat(isJava(context)).isFalse();
            assertThat(read(context, id)).isEqualTo(Product.of("tea"));
        }
    }

    @Test
    void processThatOnlyReadsWritesJavaAndReadsBoth() {
        try (ConfigurableApplicationContext reading = start(schema(), "--gridwire.jdbc.write=false");
                ConfigurableApplicationContext writing = start(NO_SCHEMA)) {
            String id = save(reading, Product.of("tea"));
            assertThat(isJava(reading)).isTrue();
            Session session = sessions(writing).findById(id);
            session.setAttribute("product", Product.of("milk"));
            sessions(writing).save(session);
            assertThat(isJava(writing)).isFalse();
            assertThat(read(reading, id)).isEqualTo(Product.of("milk"));
        }
    }

    /** A conversion of the application's, by both restarts. */
    @Test
    void attributesOfAnotherConversionAreReadAndWrittenAnew() {
        String replacing = "--gridwire.jdbc.replacing=former";
        String id;
        try (ConfigurableApplicationContext first =
                start(FormerJdbcShop.class, schema(), replacing, "--gridwire.jdbc.write=false")) {
            id = save(first, Product.of("tea"));
            assertThat(new String(bytes(first), StandardCharsets.UTF_8)).isEqualTo("tea");
        }
        try (ConfigurableApplicationContext second = start(FormerJdbcShop.class, NO_SCHEMA, replacing)) {
            Session session = sessions(second).findById(id);
            assertThat(session.<Product>getAttribute("product")).isEqualTo(Product.of("tea"));
            session.setAttribute("product", Product.of("milk"));
            sessions(second).save(session);
            assertThat(bytes(second)[0] & 0xf9).as("sealed").isEqualTo(0x89);
            assertThat(read(second, id)).isEqualTo(Product.of("milk"));
        }
        assertThatThrownBy(() -> start(NO_SCHEMA, replacing)).hasStackTraceContaining("former");
    }

    @Test
    void classThatIsNotAllowedIsRefusedInBothFormats() {
        try (ConfigurableApplicationContext trusting = start(schema(), "--gridwire.allow=org.awaitility.**");
                ConfigurableApplicationContext java = start(NO_SCHEMA, "--gridwire.jdbc.enabled=false");
                ConfigurableApplicationContext context = start(NO_SCHEMA)) {
            Object foreign = new org.awaitility.core.ConditionTimeoutException("late");
            for (ConfigurableApplicationContext writer : List.of(trusting, java)) {
                String id = save(writer, foreign);
                assertThatThrownBy(() -> read(context, id)).hasRootCauseInstanceOf(RejectedTypeException.class)
                        .rootCause().hasMessageContaining("class=org.awaitility.core.ConditionTimeoutException")
                        .hasMessageEndingWith("or by the application's property"
                                + " gridwire.allow=org.awaitility.core.ConditionTimeoutException");
            }
        }
    }

    /** Also where an attribute that is read counts as changed. */
    @ParameterizedTest
    @EnumSource(SaveMode.class)
    void aSessionWithAnUnreadableAttributeIsAnErrorUnlessItCountsAsAbsent(SaveMode mode) {
        try (ConfigurableApplicationContext refusing = start(schema());
                ConfigurableApplicationContext context = start(NO_SCHEMA, "--gridwire.jdbc.unreadable=absent")) {
            context.getBean(JdbcIndexedSessionRepository.class).setSaveMode(mode);
            String whole = saveOf(context, "ann");
            String id = saveOf(context, "ann");
            assertThat(read(context, id)).isEqualTo(Product.of("tea"));
            JdbcTemplate table = new JdbcTemplate(context.getBean(DataSource.class));
            assertThat(table.update(SPOIL, new byte[] {1}, id)).isEqualTo(1);
            assertThatThrownBy(() -> read(refusing, id)).hasRootCauseInstanceOf(GridwireException.class);
            assertThat(sessions(context).findById(id)).isNull();
            assertThat(context.getBean(JdbcIndexedSessionRepository.class).findByPrincipalName("ann")).containsOnlyKeys(whole);
            assertThat(table.update(SPOIL, new byte[] {1}, id)).as("kept").isEqualTo(1);
            assertThat(read(context, whole)).isEqualTo(Product.of("tea"));
        }
    }

    private static String saveOf(ConfigurableApplicationContext context, String user) {
        Session session = sessions(context).createSession();
        session.setAttribute("product", Product.of("tea"));
        session.setAttribute(FindByIndexNameSessionRepository.PRINCIPAL_NAME_INDEX_NAME, user);
        sessions(context).save(session);
        return session.getId();
    }
}
