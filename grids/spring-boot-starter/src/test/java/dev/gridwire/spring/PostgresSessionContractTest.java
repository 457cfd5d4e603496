// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.contract.AtDoor;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** In PostgreSQL, whose column is a {@code bytea}. */
@AtDoor("Spring Session JDBC")
@Tag("full")
class PostgresSessionContractTest extends JdbcSessionContract {

    private static LoopbackPostgres server;

    @BeforeAll
    static void start() throws IOException, SQLException {
        server = LoopbackPostgres.start();
        open(server.newDatabase(), LoopbackPostgres.SCHEMA);
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }
}
