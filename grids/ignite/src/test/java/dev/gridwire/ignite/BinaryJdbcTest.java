// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.trade.Stock;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.cluster.ClusterNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The thin driver of JDBC, which knows nothing of Gridwire, over values by Gridwire on two nodes. */
@Tag("full")
@Tag("binary")
@Tag("indexing")
class BinaryJdbcTest {

    private static final int PORT = 48_560;

    private static StockNodes nodes;
    private static Connection connection;

    @BeforeAll
    static void start() throws SQLException {
        nodes = new StockNodes(PORT, cache -> cache.setIndexedTypes(String.class, Stock.class).setSqlSchema("TRADE"));
        ClusterNode second = nodes.second().cluster().localNode();
        int port = second.<Integer>attribute("clientListenerPort");
        connection = DriverManager.getConnection("jdbc:ignite:thin://127.0.0.1:" + port + "/TRADE");
    }

    @AfterAll
    static void stop() throws SQLException {
        connection.close();
        nodes.close();
    }

    private static IgniteCache<String, Stock> cache() {
        return nodes.first().cache("stocks");
    }

    private static int update(String statement, Object... arguments) throws SQLException {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            for (int i = 0; i < arguments.length; i++) {
                prepared.setObject(i + 1, arguments[i]);
            }
            return prepared.executeUpdate();
        }
    }

    private static List<Object> first(String query) throws SQLException {
        try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(query)) {
            List<Object> values = new ArrayList<>();
            while (rows.next()) {
                values.add(rows.getObject(1));
            }
            return values;
        }
    }

    @Test
    void columnsAreSeenByAnIndex() throws SQLException {
        nodes.filled("q");
        assertThat(first("select symbol from Stock where symbol like 'q%' and rank >= 47 order by rank"))
                .containsExactly("q47", "q48", "q49");
        assertThat(first("select count(*) from Stock where symbol like 'q%'")).containsExactly(50L);
    }

    @Test
    void whatItUpdatesIsInTheObjectAndNothingElseIsLost() throws SQLException {
        nodes.filled("u");
        assertThat(update("update Stock set amount = ?, price = ? where symbol = ?", 7, new BigDecimal("3.25"), "u1"))
                .isEqualTo(1);
        Stock changed = cache().get("u1");
        assertThat(changed).matches(Stock::isWhole);
        assertThat(changed.amount()).isEqualTo(7);
        assertThat(changed.price()).isEqualByComparingTo("3.25");
        assertThat(changed.note()).isEqualTo("note 1");
    }

    @Test
    void whatItInsertsIsAnObjectAndWhatItDeletesIsGone() throws SQLException {
        assertThat(update("insert into Stock(_key, symbol, amount, rank) values (?, ?, ?, ?)", "i1", "i1", 5, 6)).isEqualTo(1);
        assertThat(cache().get("i1").rank()).isEqualTo(6);
        assertThat(update("delete from Stock where symbol = ?", "i1")).isEqualTo(1);
        assertThat(cache().get("i1")).isNull();
    }

    /** The driver takes no configuration, and so makes an object of what it sees. */
    @Test
    void aWholeObjectHasItsColumnsOnly() throws SQLException {
        nodes.filled("w");
        Stock seen = (Stock) first("select _val from Stock where symbol = 'w7'").get(0);
        assertThat(seen.symbol()).isEqualTo("w7");
        assertThat(seen.amount()).isEqualTo(7);
        assertThat(seen.note()).isNull();
        assertThat(seen.isWhole()).isFalse();
        assertThat(cache().get("w7")).matches(Stock::isWhole).extracting(Stock::note).isEqualTo("note 7");
    }
}
