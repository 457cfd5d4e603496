// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import org.junit.jupiter.api.Assumptions;

/** A PostgreSQL on the loopback interface. */
final class LoopbackPostgres implements AutoCloseable {

    /** Spring Session's own. */
    static final String SCHEMA = "schema-postgresql.sql";

    private static final String USER = "postgres";

    private final EmbeddedPostgres server;

    private LoopbackPostgres(EmbeddedPostgres server) {
        this.server = server;
    }

    /** Starts one, or aborts the test if that is impossible. */
    static LoopbackPostgres start() throws IOException {
        Assumptions.assumeTrue(System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64"),
                "the build has PostgreSQL for Linux on amd64 only");
        Assumptions.assumeTrue(!System.getProperty("user.name").equals("root") || LinuxUtils.isUnshareAvailable(),
                "PostgreSQL refuses to run as root, and this machine has no unshare to give root up");
        return new LoopbackPostgres(EmbeddedPostgres.start());
    }

    /** Creates a database and returns its address, with the user. */
    String newDatabase() throws SQLException {
        String name = "sessions_" + UUID.randomUUID().toString().replace('-', '_');
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        }
        return server.getJdbcUrl(USER, name);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
