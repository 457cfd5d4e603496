// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.trade.Stock;
import java.util.List;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.cache.query.SqlFieldsQuery;
import org.apache.ignite.client.ClientCache;
import org.apache.ignite.client.IgniteClient;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** SQL over values by Gridwire, in Ignite's own binary objects, on two nodes. */
@Tag("binary")
@Tag("indexing")
class BinarySqlTest {

    private static final int PORT = 48_520;

    private static StockNodes nodes;
    private static Ignite first;
    private static Ignite second;

    @BeforeAll
    static void start() {
        nodes = new StockNodes(PORT, cache -> cache.setIndexedTypes(String.class, Stock.class));
        first = nodes.first();
        second = nodes.second();
    }

    @AfterAll
    static void stop() {
        nodes.close();
    }

    private static List<List<?>> sql(String query, Object... arguments) {
        return second.cache("stocks").query(new SqlFieldsQuery(query).setArgs(arguments)).getAll();
    }

    @Test
    void sqlSeesFieldsByAnIndex() {
        nodes.filled("q");
        assertThat(sql("select symbol, price, state from Stock where symbol like 'q%' and rank >= 47 order by rank"))
                .extracting(row -> (Object) row.get(0)).containsExactly("q47", "q48", "q49");
        assertThat(sql("explain select symbol from Stock where rank >= 47").toString()).containsIgnoringCase("rank_idx");
        assertThat(sql("select count(*) from Stock where symbol like 'q%'").get(0).get(0)).isEqualTo(50L);
        Stock whole = (Stock) sql("select _val from Stock where symbol = 'q7'").get(0).get(0);
        assertThat(whole).matches(Stock::isWhole);
    }

    @Test
    void aNullIsNullInSqlAndInTheObject() {
        IgniteCache<String, Stock> cache = first.cache("stocks");
        cache.put("n0", new Stock("n0", null));
        cache.put("n1", new Stock("n1", 1));
        assertThat(sql("select symbol from Stock where symbol like 'n%' and amount is null"))
                .extracting(row -> (Object) row.get(0)).containsExactly("n0");
        assertThat(second.<String, Stock>cache("stocks").get("n0")).matches(Stock::isWhole)
                .satisfies(stock -> assertThat(stock.amount()).isNull());
    }

    @Test
    void whatSqlChangesIsInTheObjectAndNothingElseIsLost() {
        IgniteCache<String, Stock> cache = nodes.filled("u");
        sql("update Stock set amount = 7, rank = 9, price = 3.25 where symbol = 'u1'");
        sql("update Stock set amount = null, price = null where symbol = 'u2'");
        Stock changed = cache.get("u1");
        assertThat(changed).matches(Stock::isWhole);
        assertThat(changed.amount()).isEqualTo(7);
        assertThat(changed.rank()).isEqualTo(9);
        assertThat(changed.price()).isEqualByComparingTo("3.25");
        assertThat(changed.note()).isEqualTo("note 1");
        assertThat(cache.get("u2").amount()).isNull();
        assertThat(cache.get("u2").price()).isNull();
        assertThat(cache.get("u2").rank()).isEqualTo(2);
        first.<String, Stock>cache("stocks").put("u1", changed);
        assertThat(sql("select amount from Stock where symbol = 'u1'").get(0).get(0)).isEqualTo(7);
    }

    @Test
    void whatSqlInsertsIsAnObject() {
        sql("insert into Stock(_key, symbol, amount, rank) values ('i1', 'i1', 5, 6)");
        Stock inserted = second.<String, Stock>cache("stocks").get("i1");
        assertThat(inserted.symbol()).isEqualTo("i1");
        assertThat(inserted.amount()).isEqualTo(5);
        assertThat(inserted.rank()).isEqualTo(6);
        assertThat(inserted.price()).isNull();
    }

    @Test
    void thinClientsQuery() {
        nodes.filled("t");
        try (IgniteClient client = BinaryNodes.client(BinaryNodes.binary(), first)) {
            ClientCache<String, Stock> cache = client.cache("stocks");
            cache.put("t6", new Stock("t6", 66).note("thin"));
            List<List<?>> rows = cache.query(new SqlFieldsQuery("select amount from Stock where symbol = 't6'")).getAll();
            assertThat(rows.get(0).get(0)).isEqualTo(66);
            cache.query(new SqlFieldsQuery("update Stock set amount = 67 where symbol = 't6'")).getAll();
            assertThat(cache.get("t6")).matches(Stock::isWhole).extracting(Stock::amount).isEqualTo(67);
        }
    }
}
