// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.aggregation.Aggregator;
import com.hazelcast.aggregation.Aggregators;
import com.hazelcast.config.IndexType;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.projection.Projection;
import com.hazelcast.projection.Projections;
import com.hazelcast.query.PagingPredicate;
import com.hazelcast.query.PartitionPredicate;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import dev.gridwire.hazelcast.grid.shop.Status;
import java.io.Serializable;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class QueryTest {

    private static final int COUNT = 300;

    /** Written by a user; holds another predicate, which is Hazelcast's. */
    record Cheap(int limit, Predicate<OrderKey, Order> and) implements Predicate<OrderKey, Order> {
        @Override
        public boolean apply(Map.Entry<OrderKey, Order> entry) {
            return entry.getValue().getTotal() < limit && and.apply(entry);
        }
    }

    record Cities(String prefix) implements Projection<Map.Entry<OrderKey, Order>, String> {
        @Override
        public String transform(Map.Entry<OrderKey, Order> entry) {
            return prefix + entry.getValue().getAddress().getCity();
        }
    }

    static final class Customers implements Aggregator<Map.Entry<OrderKey, Order>, Set<String>> {
        private static final long serialVersionUID = 1L;
        private final TreeSet<String> names = new TreeSet<>();

        @Override
        public void accumulate(Map.Entry<OrderKey, Order> entry) {
            names.add(entry.getValue().getCustomer());
        }

        @Override
        @SuppressWarnings("rawtypes") // as Hazelcast declares it
        public void combine(Aggregator aggregator) {
            names.addAll(((Customers) aggregator).names);
        }

        @Override
        public Set<String> aggregate() {
            return names;
        }
    }

    record ByTotal() implements Comparator<Map.Entry<OrderKey, Order>>, Serializable {
        @Override
        public int compare(Map.Entry<OrderKey, Order> one, Map.Entry<OrderKey, Order> other) {
            return Long.compare(one.getValue().getId(), other.getValue().getId());
        }
    }

    static Stream<IMap<OrderKey, Order>> maps() {
        return Stream.of("queried-", Grid.AS_OBJECTS)
                .flatMap(prefix -> Stream.of(false, true).map(indexed -> map(prefix, indexed)));
    }

    private static IMap<OrderKey, Order> map(String prefix, boolean indexed) {
        IMap<OrderKey, Order> map = Grid.client().getMap(Grid.name(prefix));
        if (indexed) {
            map.addIndex(IndexType.HASH, "customer");
            map.addIndex(IndexType.SORTED, "total");
            map.addIndex(IndexType.SORTED, "address.city");
            map.addIndex(IndexType.HASH, "tags[any]");
            map.addIndex(IndexType.BITMAP, "status");
            map.addIndex(IndexType.SORTED, "__key.number");
        }
        map.putAll(IntStream.range(0, COUNT).boxed().collect(Collectors.toMap(QueryTest::key, Order::example)));
        return map;
    }

    private static OrderKey key(int n) {
        return new OrderKey("region-" + n % 3, n);
    }

    private static Set<Order> expected(java.util.function.Predicate<Order> condition) {
        return IntStream.range(0, COUNT).mapToObj(Order::example).filter(condition).collect(Collectors.toSet());
    }

    private static void check(IMap<OrderKey, Order> map, Predicate<OrderKey, Order> predicate, Set<Order> expected) {
        assertThat(expected).isNotEmpty();
        assertThat(new HashSet<>(map.values(predicate))).isEqualTo(expected);
        IMap<OrderKey, Order> onMember = Grid.second().getMap(map.getName());
        assertThat(onMember.entrySet(predicate)).extracting(Map.Entry::getValue).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(map.keySet(predicate)).hasSameSizeAs(expected);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void predicatesOfHazelcastFindObjects(IMap<OrderKey, Order> map) {
        check(map, Predicates.equal("customer", "customer-3"), expected(order -> order.getCustomer().equals("customer-3")));
        check(map, Predicates.between("total", 100, 200), expected(order -> order.getTotal() >= 100 && order.getTotal() <= 200));
        check(map, Predicates.like("address.city", "%-4"), expected(order -> order.getAddress().getCity().endsWith("-4")));
        check(map, Predicates.in("address.city", "city-1", "x"), expected(order -> order.getId() % 5 == 1));
        check(map, Predicates.equal("tags[any]", "even"), expected(order -> order.getTags().contains("even")));
        check(map, Predicates.equal("lines[any].product", "product-2"), expected(order -> order.getId() % 7 == 2));
        check(map, Predicates.equal("status", Status.PAID), expected(order -> order.getStatus() == Status.PAID));
        check(map, Predicates.lessThan("__key.number", 10), expected(order -> order.getId() < 10));
        check(map, Predicates.regex("customer", ".*-[12]"), expected(order -> order.getCustomer().matches(".*-[12]")));
        check(map, Predicates.instanceOf(Order.class), expected(order -> true));
        check(
                map,
                Predicates.sql("total > 500 AND address.city = 'city-2' AND customer LIKE '%-1'"),
                expected(order -> order.getTotal() > 500
                        && order.getAddress().getCity().equals("city-2")
                        && order.getCustomer().equals("customer-1")));
        check(
                map,
                Predicates.or(Predicates.equal("customer", "customer-1"), Predicates.not(Predicates.greaterEqual("total", 50))),
                expected(order -> order.getCustomer().equals("customer-1") || order.getTotal() < 50));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void predicatesOfUsersFindObjects(IMap<OrderKey, Order> map) {
        check(
                map,
                new Cheap(100, Predicates.equal("tags[any]", "odd")),
                expected(order -> order.getTotal() < 100 && order.getTags().contains("odd")));
        int limit = 30;
        check(map, entry -> entry.getValue().getTotal() < limit, expected(order -> order.getTotal() < limit));
        check(map, Predicates.and(Predicates.equal("customer", "customer-1"), new Cheap(limit, Predicates.alwaysTrue())),
                expected(order -> order.getCustomer().equals("customer-1") && order.getTotal() < limit));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void projectionsGiveParts(IMap<OrderKey, Order> map) {
        assertThat(map.project(Projections.singleAttribute("address"))).hasSize(COUNT).contains(Order.example(8).getAddress());
        assertThat(map.project(Projections.singleAttribute("status"))).contains(Status.OPEN, Status.PAID, Status.SENT);
        assertThat(map.project(new Cities("in "), Predicates.equal("customer", "customer-1"))).contains("in city-0").hasSize(34);
        assertThat(map.project(entry -> entry.getValue().getPlaced())).contains(Order.example(8).getPlaced());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void aggregationsComputeOnTheMembers(IMap<OrderKey, Order> map) {
        assertThat(map.aggregate(Aggregators.count())).isEqualTo(COUNT);
        assertThat(map.aggregate(Aggregators.integerSum("total"))).isEqualTo(148_500L);
        assertThat(map.aggregate(Aggregators.integerMax("total"))).isEqualTo(990);
        assertThat(map.aggregate(Aggregators.distinct("address.city"))).hasSize(5);
        assertThat(map.aggregate(Aggregators.distinct("status"))).containsExactlyInAnyOrder((Object[]) Status.values());
        assertThat(map.aggregate(new Customers())).hasSize(9);
        assertThat(map.aggregate(new Customers(), Predicates.equal("customer", "customer-5"))).isEqualTo(Set.of("customer-5"));
    }

    @Test
    void pagesAreOrderedByAUsersComparator() {
        IMap<OrderKey, Order> map = map("queried-", false);
        PagingPredicate<OrderKey, Order> pages =
                Predicates.pagingPredicate(Predicates.equal("customer", "customer-1"), new ByTotal(), 10);

        assertThat(map.values(pages)).hasSize(10).first().isEqualTo(Order.example(1));
        pages.nextPage();
        assertThat(map.values(pages)).hasSize(10).first().isEqualTo(Order.example(91));
    }

    @Test
    void aPredicateForOnePartitionTakesAUsersKey() {
        IMap<OrderKey, Order> map = map("queried-", false);
        PartitionPredicate<OrderKey, Order> predicate = Predicates.partitionPredicate(key(4), Predicates.alwaysTrue());

        assertThat(map.values(predicate)).contains(Order.example(4)).hasSizeLessThan(COUNT);
    }

    @Test
    void entriesAreRemovedByAPredicate() {
        IMap<OrderKey, Order> map = map("queried-", true);

        map.removeAll(new Cheap(500, Predicates.alwaysTrue()));

        for (HazelcastInstance member : List.of(Grid.first(), Grid.second())) {
            IMap<OrderKey, Order> left = member.getMap(map.getName());
            assertThat(left.values()).hasSize(150).allMatch(order -> order.getTotal() >= 500);
        }
    }
}
