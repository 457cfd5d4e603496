// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.cache.Cache;
import javax.cache.processor.EntryProcessorException;
import javax.cache.processor.MutableEntry;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.IgniteDataStreamer;
import org.apache.ignite.IgniteException;
import org.apache.ignite.IgniteQueue;
import org.apache.ignite.IgniteSet;
import org.apache.ignite.cache.CacheAtomicityMode;
import org.apache.ignite.cache.CacheEntryProcessor;
import org.apache.ignite.cache.CacheWriteSynchronizationMode;
import org.apache.ignite.cache.affinity.AffinityKeyMapped;
import org.apache.ignite.cache.query.ContinuousQuery;
import org.apache.ignite.cache.query.QueryCursor;
import org.apache.ignite.cache.query.ScanQuery;
import org.apache.ignite.cache.query.SqlFieldsQuery;
import org.apache.ignite.cache.query.annotations.QuerySqlField;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.ComputeJobAdapter;
import org.apache.ignite.compute.ComputeJobResult;
import org.apache.ignite.compute.ComputeTaskSplitAdapter;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.CollectionConfiguration;
import org.apache.ignite.configuration.NearCacheConfiguration;
import org.apache.ignite.transactions.Transaction;
import org.apache.ignite.transactions.TransactionConcurrency;
import org.apache.ignite.transactions.TransactionIsolation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What applications do with Ignite, on two nodes. */
class IgniteFeaturesTest {

    private static Nodes nodes;
    private static Ignite first;
    private static Ignite second;

    /** A plain class: no interface of Ignite's, not even Serializable. */
    public static class Stock {

        @QuerySqlField(index = true)
        private final String symbol;

        @QuerySqlField
        private int amount;

        /** As usual. */
        Stock(String symbol, int amount) {
            this.symbol = symbol;
            this.amount = amount;
        }
    }

    /** Goes with the stock of its symbol to one node. */
    public record TradeKey(int id, @AffinityKeyMapped String symbol) {}

    /** Runs where the entry is. */
    public static class Sell implements CacheEntryProcessor<String, Stock, Integer> {

        private static final long serialVersionUID = 1L;

        private final int count;

        /** So many. */
        Sell(int count) {
            this.count = count;
        }

        @Override
        public Integer process(MutableEntry<String, Stock> entry, Object... arguments) {
            Stock stock = entry.getValue();
            if (stock.amount < count) {
                throw new EntryProcessorException("not enough: " + stock.amount);
            }
            stock.amount -= count;
            entry.setValue(stock);
            return stock.amount;
        }
    }

    /** An application's exception. */
    public static class OutOfStockException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final Stock stock;

        /** Of this stock. */
        OutOfStockException(Stock stock) {
            super("out of " + stock.symbol);
            this.stock = stock;
        }
    }

    @BeforeAll
    static void start() {
        nodes = Nodes.start();
        first = nodes.first();
        second = nodes.second();
    }

    @AfterAll
    static void stop() {
        nodes.close();
    }

    private static IgniteCache<String, Stock> stocks(String name) {
        IgniteCache<String, Stock> cache = first.getOrCreateCache(new CacheConfiguration<String, Stock>(name)
                .setBackups(1)
                .setWriteSynchronizationMode(CacheWriteSynchronizationMode.FULL_SYNC)
                .setAtomicityMode(CacheAtomicityMode.TRANSACTIONAL)
                .setIndexedTypes(String.class, Stock.class));
        IntStream.range(0, 50).forEach(i -> cache.put("s" + i, new Stock("s" + i, i)));
        return cache;
    }

    private static <K, V> IgniteCache<K, V> cache(String name) {
        return first.getOrCreateCache(new CacheConfiguration<K, V>(name)
                .setBackups(1)
                .setWriteSynchronizationMode(CacheWriteSynchronizationMode.FULL_SYNC));
    }

    @Test
    void entryProcessorsRunWhereTheEntryIs() {
        IgniteCache<String, Stock> cache = stocks("processed");
        for (int i = 10; i < 50; i++) {
            assertThat(cache.invoke("s" + i, new Sell(5))).isEqualTo(i - 5);
            assertThat(second.<String, Stock>cache("processed").get("s" + i).amount).isEqualTo(i - 5);
        }
        for (int i = 0; i < 5; i++) {
            int number = i;
            assertThat(catchThrowable(() -> cache.invoke("s" + number, new Sell(5)))).hasMessageContaining("not enough");
        }
        assertThat(cache.invokeAll(java.util.Set.of("s20", "s21"), new Sell(1)).get("s20").get()).isEqualTo(14);
    }

    @Test
    void cachesAreCountedAndClearedOnAllNodes() {
        IgniteCache<Integer, List<String>> cache = cache("cleared");
        for (int i = 0; i < 100; i++) {
            cache.put(i, List.of("value"));
        }
        assertThat(cache.size()).isEqualTo(100);
        assertThat(cache.sizeLong()).isEqualTo(100);
        cache.clear(7);
        cache.clearAll(Set.of(1, 2, 3));
        assertThat(cache.size()).isEqualTo(96);
        cache.clear();
        assertThat(cache.size()).isZero();
    }

    @Test
    void queriesSeeFields() {
        IgniteCache<String, Stock> cache = stocks("queried");
        SqlFieldsQuery query = new SqlFieldsQuery("select symbol from Stock where amount >= 45 order by symbol");
        List<List<?>> rows = cache.query(query).getAll();
        assertThat(rows).extracting(row -> String.valueOf(row.get(0))).containsExactly("s45", "s46", "s47", "s48", "s49");
        try (QueryCursor<Cache.Entry<String, Stock>> cursor =
                cache.query(new ScanQuery<String, Stock>((key, stock) -> stock.amount < 3))) {
            assertThat(cursor.getAll()).hasSize(3);
        }
    }

    @Test
    void transactionsBulkAndReplaceWork() {
        IgniteCache<String, Stock> cache = stocks("transactional");
        try (Transaction transaction = first.transactions().txStart(
                TransactionConcurrency.PESSIMISTIC, TransactionIsolation.REPEATABLE_READ)) {
            cache.put("s1", new Stock("s1", 100));
            cache.put("s2", new Stock("s2", 200));
            transaction.commit();
        }
        Map<String, Stock> all = second.<String, Stock>cache("transactional").getAll(java.util.Set.of("s1", "s2", "s3"));
        assertThat(new TreeMap<>(all).values()).extracting(stock -> stock.amount).containsExactly(100, 200, 3);
        IgniteCache<Integer, List<String>> lists = cache("lists");
        lists.put(1, new ArrayList<>(List.of("a")));
        assertThat(lists.replace(1, new ArrayList<>(List.of("a")), new ArrayList<>(List.of("b")))).isTrue();
        assertThat(second.<Integer, List<String>>cache("lists").get(1)).containsExactly("b");
    }

    @Test
    void keysWithAnAffinityAreFound() {
        IgniteCache<TradeKey, String> trades = cache("trades");
        IntStream.range(0, 50).forEach(i -> trades.put(new TradeKey(i, "s" + i % 3), "trade " + i));
        IgniteCache<TradeKey, String> there = second.cache("trades");
        for (int i = 0; i < 50; i++) {
            assertThat(there.get(new TradeKey(i, "s" + i % 3))).isEqualTo("trade " + i);
        }
        assertThat(first.affinity("trades").partition(new TradeKey(1, "s0")))
                .isEqualTo(first.affinity("trades").partition(new TradeKey(2, "s0")));
    }

    /** Equal sets, in another order of their history, have equal bytes where the marshaller was told so. */
    @Test
    void keysThatHoldSetsAreFoundByCanonicalBytes() {
        IgniteCache<SetKey, String> cache = cache("sets");
        for (int i = 0; i < 20; i++) {
            java.util.Set<String> forward = new java.util.LinkedHashSet<>(List.of("a" + i, "b" + i, "Aa", "BB"));
            java.util.Set<String> backward = new java.util.LinkedHashSet<>(List.of("BB", "Aa", "b" + i, "a" + i));
            cache.put(new SetKey(new java.util.HashSet<>(forward)), "set " + i);
            java.util.Set<String> wide = new java.util.HashSet<>(1_000);
            wide.addAll(backward);
            assertThat(second.<SetKey, String>cache("sets").get(new SetKey(wide))).isEqualTo("set " + i);
        }
    }

    /** A key whose set has no order. */
    public record SetKey(java.util.Set<String> names) {}

    @Test
    void closuresRunOnTheOtherNode() {
        String other = second.name();
        assertThat(first.compute(first.cluster().forRemotes()).call(() -> org.apache.ignite.Ignition.localIgnite().name()))
                .isEqualTo(other);
        assertThat(first.compute().broadcast(() -> new Stock("here", 1))).hasSize(2);
        assertThat(first.compute(first.cluster().forRemotes()).apply((Stock stock) -> stock.amount * 2, new Stock("s", 21)))
                .isEqualTo(42);
    }

    /** What a closure captures of Ignite's own is found again on the other node. */
    @Test
    void closuresMayHoldPartsOfIgnite() {
        IgniteCache<String, Stock> cache = stocks("captured");
        Ignite ignite = first;
        ClusterNode node = first.cluster().localNode();
        assertThat(first.compute(first.cluster().forRemotes()).call(() -> cache.get("s7").amount)).isEqualTo(7);
        assertThat(first.compute(first.cluster().forRemotes()).call(() -> ignite.cluster().localNode().id()))
                .isEqualTo(second.cluster().localNode().id());
        assertThat(first.compute(first.cluster().forRemotes()).call(node::id)).isEqualTo(node.id());
        assertThat(first.compute().affinityCall("captured", "s9", () -> cache.localPeek("s9").amount)).isEqualTo(9);
    }

    @Test
    void tasksAreMappedAndReduced() {
        assertThat(first.compute().execute(new Sum(), List.of(1, 2, 3, 4))).isEqualTo(10);
        Throwable cancelled = catchThrowable(() -> first.compute().withTimeout(200).call(() -> {
            Thread.sleep(5_000);
            return 1;
        }));
        assertThat(cancelled).isInstanceOf(IgniteException.class);
    }

    /** Adds numbers, each on some node. */
    public static class Sum extends ComputeTaskSplitAdapter<List<Integer>, Integer> {

        private static final long serialVersionUID = 1L;

        @Override
        protected Collection<? extends ComputeJob> split(int nodeCount, List<Integer> numbers) {
            List<ComputeJob> jobs = new ArrayList<>();
            numbers.forEach(number -> jobs.add(new Give(number)));
            return jobs;
        }

        @Override
        public Integer reduce(List<ComputeJobResult> results) {
            return results.stream().mapToInt(result -> result.<Integer>getData()).sum();
        }
    }

    /** Gives its number. */
    public static class Give extends ComputeJobAdapter {

        private static final long serialVersionUID = 1L;

        Give(int number) {
            super(number);
        }

        @Override
        public Object execute() {
            return argument(0);
        }
    }

    @Test
    void nearCachesWork() {
        IgniteCache<String, Stock> cache = first.getOrCreateCache(new CacheConfiguration<String, Stock>("near")
                .setNearConfiguration(new NearCacheConfiguration<>())
                .setWriteSynchronizationMode(CacheWriteSynchronizationMode.FULL_SYNC));
        IgniteCache<String, Stock> near = second.cache("near");
        for (int i = 0; i < 20; i++) {
            cache.put("s" + i, new Stock("s" + i, i));
            assertThat(near.get("s" + i).amount).isEqualTo(i);
            cache.put("s" + i, new Stock("s" + i, 44));
            assertThat(near.get("s" + i).amount).isEqualTo(44);
        }
        near.removeAll(java.util.Set.of("s4", "s5"));
        assertThat(cache.get("s4")).isNull();
    }

    @Test
    void exceptionsArriveAsTheyAre() {
        Throwable failure = catchThrowable(() -> first.compute(first.cluster().forRemotes()).run(() -> {
            throw new OutOfStockException(new Stock("s1", 7));
        }));
        Throwable cause = failure;
        while (cause != null && !(cause instanceof OutOfStockException)) {
            cause = cause.getCause();
        }
        assertThat(failure).isInstanceOf(IgniteException.class);
        assertThat(cause).isInstanceOf(OutOfStockException.class);
        assertThat(((OutOfStockException) cause).stock.amount).isEqualTo(7);
    }

    @Test
    void dataStructuresHoldPlainObjects() {
        IgniteQueue<Stock> queue = first.queue("queue", 0, new CollectionConfiguration().setBackups(1));
        queue.add(new Stock("queued", 5));
        assertThat(second.<Stock>queue("queue", 0, null).poll().symbol).isEqualTo("queued");
        IgniteSet<TradeKey> set = first.set("set", new CollectionConfiguration().setBackups(1));
        set.add(new TradeKey(1, "a"));
        assertThat(second.<TradeKey>set("set", null).contains(new TradeKey(1, "a"))).isTrue();
        assertThat(first.atomicLong("count", 5, true).incrementAndGet()).isEqualTo(6);
        assertThat(second.atomicLong("count", 0, false).get()).isEqualTo(6);
        assertThat(first.atomicReference("reference", new Stock("r", 3), true).get().amount).isEqualTo(3);
    }

    @Test
    void streamersLoadAndListenersHear() throws InterruptedException {
        cache("streamed");
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        ContinuousQuery<Integer, Stock> query = new ContinuousQuery<Integer, Stock>()
                .setLocalListener(events -> events.forEach(event -> heard.add(symbol(event.getValue()))));
        query.setRemoteFilterFactory(() -> event -> symbol(event.getValue()).equals("n99"));
        try (QueryCursor<?> cursor = first.cache("streamed").query(query);
                IgniteDataStreamer<Integer, Stock> streamer = second.dataStreamer("streamed")) {
            IntStream.range(0, 200).forEach(i -> streamer.addData(i, new Stock("n" + i, i)));
            streamer.flush();
            assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo("n99");
            assertThat(cursor.getAll()).isEmpty();
        }
        assertThat(second.<Integer, Stock>cache("streamed").get(123).symbol).isEqualTo("n123");
    }

    private static String symbol(Stock stock) {
        return stock.symbol;
    }

    @Test
    void messagesAndServicesArrive() throws InterruptedException {
        BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
        second.message().localListen("topic", (node, message) -> heard.add(message));
        first.message(first.cluster().forRemotes()).send("topic", new Stock("told", 1));
        assertThat(((Stock) heard.poll(20, TimeUnit.SECONDS)).symbol).isEqualTo("told");
        first.services().deployClusterSingleton("prices", new PriceService());
        assertThat(second.services().serviceProxy("prices", Prices.class, false).price(new Stock("s", 4))).isEqualTo(8);
    }

    /** A service of the application. */
    public interface Prices {
        /** Of a stock. */
        int price(Stock stock);
    }

    /** As it is deployed. */
    public static class PriceService implements Prices, org.apache.ignite.services.Service, Serializable {

        private static final long serialVersionUID = 1L;

        @Override
        public int price(Stock stock) {
            return stock.amount * 2;
        }
    }
}
