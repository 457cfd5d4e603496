// SPDX-License-Identifier: Apache-2.0
package com.example.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.Hazelcast;
import dev.gridwire.Statistics;
import dev.gridwire.grid.metrics.LiveSerializers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.embedded.RedisServer;

/** Books come out of the grid without a select, and Gridwire wrote them. */
class LibraryTest {

    @TempDir
    private Path folder;

    @Test
    void redissonKeepsBooks() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Path file = folder.resolve("redisson.yaml");
        Files.writeString(file, "codec: !<dev.gridwire.redisson.GridwireCodec> {}\n"
                + "singleServerConfig:\n  address: redis://127.0.0.1:" + port + "\n");
        RedisServer redis = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        redis.start();
        try (SessionFactory books = Library.inRedis(file.toString()).buildSessionFactory()) {
            assertCached(books);
        } finally {
            redis.stop();
        }
    }

    @Test
    void hazelcastKeepsBooks() {
        try (SessionFactory books = Library.inHazelcast().buildSessionFactory()) {
            assertCached(books);
        } finally {
            Hazelcast.shutdownAll();
        }
    }

    private static void assertCached(SessionFactory books) {
        long written = written();
        books.inTransaction(session -> session.persist(new Book(1, "Emma")));
        assertThat(Library.title(books, 1)).isEqualTo("Emma");
        long selects = books.getStatistics().getPrepareStatementCount();
        assertThat(Library.title(books, 1)).isEqualTo("Emma");
        assertThat(books.getStatistics().getPrepareStatementCount()).as("no select").isEqualTo(selects);
        books.inTransaction(session -> session.find(Book.class, 1L).rename("Persuasion"));
        assertThat(Library.title(books, 1)).isEqualTo("Persuasion");
        for (int i = 0; i < 2; i++) {
            assertThat(books.<List<Book>>fromTransaction(session -> session.createQuery("from Book where title = :title",
                    Book.class).setParameter("title", "Persuasion").setCacheable(true).list())).hasSize(1);
        }
        assertThat(books.getStatistics().getQueryCacheHitCount()).isEqualTo(1);
        assertThat(written()).isGreaterThan(written);
        assertThat(refused()).isZero();
    }

    private static long written() {
        return LiveSerializers.statistics().types().stream()
                .filter(type -> type.className().startsWith("org.hibernate.cache"))
                .mapToLong(type -> type.written()).sum();
    }

    private static long refused() {
        Statistics all = LiveSerializers.statistics();
        return all.rejectedTypes() + all.mismatchedShapes() + all.malformedBytes();
    }
}
