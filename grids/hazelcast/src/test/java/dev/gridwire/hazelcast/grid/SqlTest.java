// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.map.IMap;
import com.hazelcast.sql.SqlResult;
import com.hazelcast.sql.SqlService;
import dev.gridwire.hazelcast.grid.shop.Account;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SQL over maps of objects. */
class SqlTest {

    static Stream<SqlService> services() {
        return Stream.of(Grid.client().getSql(), Grid.first().getSql());
    }

    private static String mapping(String keyClass, String valueClass) {
        String name = Grid.name("sql_");
        String format = "CREATE MAPPING %s TYPE IMap OPTIONS ('keyFormat'='java', 'keyJavaClass'='%s', "
                + "'valueFormat'='java', 'valueJavaClass'='%s')";
        Grid.client().getSql().execute(String.format(format, name, keyClass, valueClass)).close();
        return name;
    }

    private static List<Object> column(SqlService sql, String query, Object... arguments) {
        List<Object> column = new ArrayList<>();
        try (SqlResult result = sql.execute(query, arguments)) {
            result.forEach(row -> column.add(row.getObject(0)));
        }
        return column;
    }

    private static String filled() {
        String name = mapping(OrderKey.class.getName(), Order.class.getName());
        IMap<OrderKey, Order> map = Grid.client().getMap(name);
        map.putAll(IntStream.range(0, 100)
                .boxed()
                .collect(Collectors.toMap(n -> new OrderKey("region-" + n % 2, n), Order::example)));
        return name;
    }

    @ParameterizedTest
    @MethodSource("services")
    void fieldsOfObjectsAreColumns(SqlService sql) {
        String name = filled();

        assertThat(column(sql, "SELECT customer FROM " + name + " WHERE total < 20 ORDER BY total"))
                .containsExactly("customer-0", "customer-1");
        assertThat(column(sql, "SELECT SUM(total) FROM " + name + " WHERE customer = 'customer-1' GROUP BY customer"))
                .containsExactly(5_060L);
        assertThat(column(sql, "SELECT COUNT(*) FROM " + name + " WHERE customer = ?", "customer-5")).containsExactly(11L);
    }

    @ParameterizedTest
    @MethodSource("services")
    void wholeObjectsAreResultsAndArguments(SqlService sql) {
        String name = filled();

        assertThat(column(sql, "SELECT this FROM " + name + " WHERE total = 50")).containsExactly(Order.example(5));
        assertThat(column(sql, "SELECT address FROM " + name + " WHERE total = 50"))
                .containsExactly(Order.example(5).getAddress());
        assertThat(column(sql, "SELECT total FROM " + name + " WHERE __key = ?", new OrderKey("region-1", 7)))
                .containsExactly(70);
    }

    @Test
    void rowsOfTwoMapsAreJoined() {
        String one = filled();
        String other = filled();

        assertThat(column(
                        Grid.client().getSql(),
                        "SELECT a.this FROM " + one + " a JOIN " + other + " b ON a.total = b.total WHERE b.total = 30"))
                .containsExactly(Order.example(3));
    }

    @ParameterizedTest
    @MethodSource("services")
    void rowsAreInsertedAndUpdatedAsObjects(SqlService sql) {
        String name = mapping("java.lang.Integer", Account.class.getName());

        sql.execute("INSERT INTO " + name + " (__key, owner, amount) VALUES (1, 'Ada', 5), (2, 'Ben', 6)").close();
        sql.execute("UPDATE " + name + " SET amount = amount + 1 WHERE owner = 'Ben'").close();

        Account account = Grid.second().<Integer, Account>getMap(name).get(2);
        assertThat(account.getOwner()).isEqualTo("Ben");
        assertThat(account.getAmount()).isEqualTo(7);
    }
}
