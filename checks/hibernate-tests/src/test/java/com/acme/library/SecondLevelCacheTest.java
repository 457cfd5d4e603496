// SPDX-License-Identifier: Apache-2.0
package com.acme.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Statistics;
import dev.gridwire.grid.metrics.LiveSerializers;
import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Hibernate with a cache of Ehcache's by JCache, in an application that says nothing of Gridwire. */
class SecondLevelCacheTest {

    private static SessionFactory sessions;

    @BeforeAll
    static void start() {
        sessions = new Configuration()
                .addAnnotatedClass(Book.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:library;DB_CLOSE_DELAY=-1")
                .setProperty("hibernate.hbm2ddl.auto", "create")
                .setProperty("hibernate.generate_statistics", "true")
                .setProperty("hibernate.cache.use_second_level_cache", "true")
                .setProperty("hibernate.cache.use_query_cache", "true")
                .setProperty("hibernate.cache.region.factory_class", "jcache")
                .setProperty("hibernate.javax.cache.provider", "org.ehcache.jsr107.EhcacheCachingProvider")
                .setProperty("hibernate.javax.cache.missing_cache_strategy", "create")
                .buildSessionFactory();
    }

    @AfterAll
    static void stop() {
        sessions.close();
    }

    private static long written(String begin) {
        return LiveSerializers.statistics().types().stream()
                .filter(type -> type.className().startsWith(begin))
                .mapToLong(type -> type.written())
                .sum();
    }

    private static List<Book> store(String begin) {
        return sessions.fromTransaction(session -> {
            Book first = new Book(begin + 1, null);
            Book second = new Book(begin + 2, first);
            session.persist(first);
            session.persist(second);
            return List.of(first, second);
        });
    }

    @Test
    void entitiesAndCollectionsComeOutOfTheCache() {
        List<Book> books = store("entity");
        for (int i = 0; i < 3; i++) {
            for (Book book : books) {
                long selects = sessions.getStatistics().getPrepareStatementCount();
                String text = sessions.fromTransaction(session -> session.find(Book.class, book.id()).text());
                assertThat(text).isEqualTo(book.text());
                assertThat(i == 0 || sessions.getStatistics().getPrepareStatementCount() == selects)
                        .as("no select in round " + i).isTrue();
            }
        }
        assertThat(sessions.getStatistics().getSecondLevelCacheHitCount()).isPositive();
        assertThat(written("org.hibernate.cache")).isPositive();
        assertThat(refusals()).as("refused").isEqualTo(List.of());
    }

    @Test
    void changesAreSeen() {
        Book book = store("changed").get(0);
        sessions.inTransaction(session -> session.find(Book.class, book.id()).rename("another"));
        for (int i = 0; i < 2; i++) {
            assertThat(sessions.<String>fromTransaction(session -> session.find(Book.class, book.id()).text()))
                    .contains("another");
        }
    }

    @Test
    void queriesAndNaturalIdsComeOutOfTheCache() {
        Book book = store("query").get(1);
        for (int i = 0; i < 3; i++) {
            List<String> texts = sessions.fromTransaction(session -> session
                    .createQuery("from Book where isbn = :isbn", Book.class)
                    .setParameter("isbn", "query2").setCacheable(true).list().stream().map(Book::text).toList());
            assertThat(texts).containsExactly(book.text());
            assertThat(sessions.<String>fromTransaction(
                    session -> session.bySimpleNaturalId(Book.class).load("query2").text())).isEqualTo(book.text());
        }
        assertThat(sessions.getStatistics().getQueryCacheHitCount()).isEqualTo(2);
        assertThat(sessions.getStatistics().getNaturalIdCacheHitCount()).isPositive();
        assertThat(refusals()).as("refused").isEqualTo(List.of());
    }

    private static List<String> refusals() {
        Statistics all = LiveSerializers.statistics();
        return all.rejectedTypes() + all.mismatchedShapes() + all.malformedBytes() == 0 ? List.of() : List.of(all.toString());
    }
}
