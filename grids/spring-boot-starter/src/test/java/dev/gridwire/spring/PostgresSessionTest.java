// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** The same in PostgreSQL. */
@Tag("full")
class PostgresSessionTest extends JdbcSessionTest {

    private static LoopbackPostgres server;

    @BeforeAll
    static void start() throws IOException {
        server = LoopbackPostgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @Override
    String newDatabase() throws SQLException {
        return server.newDatabase();
    }

    @Override
    String schema() {
        return LoopbackPostgres.SCHEMA;
    }
}
