// SPDX-License-Identifier: Apache-2.0
package com.acme.library;

import static dev.gridwire.junit.GridwireAssertions.assertRoundTrips;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.RejectedTypeException;
import org.hibernate.Hibernate;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.hibernate.proxy.HibernateProxy;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Entities that an application stores by itself: docs/jpa.md. */
class EntitiesTest {

    private static final Marshaller MARSHALLER = Marshaller.builder().allowPackage("com.acme.library").build();

    private static SessionFactory sessions;
    private static Long id;

    @BeforeAll
    static void start() {
        sessions = new Configuration()
                .addAnnotatedClass(Book.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:entities;DB_CLOSE_DELAY=-1")
                .setProperty("hibernate.hbm2ddl.auto", "create")
                .setProperty("hibernate.cache.use_second_level_cache", "false")
                .buildSessionFactory();
        id = sessions.fromTransaction(session -> {
            Book book = new Book("isbn", null);
            session.persist(book);
            return book.id();
        });
    }

    @AfterAll
    static void stop() {
        sessions.close();
    }

    @Test
    void aCollectionOfTheSessionIsRefusedWithTheStepThatHelps() {
        Book book = sessions.fromTransaction(session -> session.find(Book.class, id));
        assertThatThrownBy(() -> MARSHALLER.marshal(book)).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("org.hibernate.collection").hasMessageContaining("new ArrayList<>(list)");
    }

    @Test
    void aTestOfOwnClassesMakesEntitiesAndNamesTheStepForOnesThatWereLoaded() {
        assertRoundTrips(Book.class, Book.Shelf.class);

        Book book = sessions.fromTransaction(session -> session.find(Book.class, id));
        assertThatThrownBy(() -> assertRoundTrips(book))
                .hasMessageStartingWith("com.acme.library.Book, the given value, at first use, cannot be written:")
                .hasMessageContaining("org.hibernate.collection").hasMessageContaining("at Book.tags");
    }

    @Test
    void aDetachedEntityWithContainersOfTheJdkComesBack() {
        Book book = loaded().withTags();
        Book copy = MARSHALLER.unmarshal(MARSHALLER.marshal(book));
        assertThat(copy.text()).isEqualTo(book.text());
        assertThat(copy.version()).isEqualTo(book.version());
    }

    /** A detached one, whose text has loaded its tags. */
    private static Book loaded() {
        return sessions.fromTransaction(session -> {
            Book book = session.find(Book.class, id);
            assertThat(book.text()).contains("red");
            return book;
        });
    }

    @Test
    void hibernatePutsItsCollectionBackIntoAManagedEntity() {
        Book book = sessions.fromTransaction(session -> session.find(Book.class, id).withTags());
        assertThatThrownBy(() -> MARSHALLER.marshal(book)).hasMessageContaining("org.hibernate.collection");
    }

    @Test
    void aProxyThatIsNotLoadedIsRefusedWithTheStepThatHelps() {
        sessions.inTransaction(session -> {
            Book proxy = session.getReference(Book.class, id);
            assertThat(Hibernate.isInitialized(proxy)).isFalse();
            assertThatThrownBy(() -> MARSHALLER.marshal(proxy)).isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("org.hibernate.proxy").hasMessageContaining("Hibernate.unproxy");
        });
    }

    @Test
    void aLoadedProxyIsWrittenAsItsEntity() {
        sessions.inTransaction(session -> {
            Book proxy = session.getReference(Book.class, id);
            Book entity = (Book) Hibernate.unproxy(proxy);
            entity.withTags();
            assertThat(proxy).isInstanceOf(HibernateProxy.class);
            Book copy = MARSHALLER.unmarshal(MARSHALLER.marshal(proxy));
            assertThat(copy.getClass()).isEqualTo(Book.class);
            assertThat(copy.text()).isEqualTo(entity.text());
        });
    }
}
