// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.contract.AtDoor;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;

/** In H2. */
@AtDoor("Spring Session JDBC")
class JdbcSessionContractTest extends JdbcSessionContract {

    @BeforeAll
    static void start() {
        open("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "schema-h2.sql");
    }
}
