// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.acme.trade.Stock;
import com.acme.trade.Stock.Bond;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.testkit.mutation.Alterations;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.cache.processor.MutableEntry;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.binary.BinaryObject;
import org.apache.ignite.binary.BinaryObjectException;
import org.apache.ignite.cache.CacheEntryProcessor;
import org.apache.ignite.cache.query.ScanQuery;
import org.apache.ignite.client.ClientCache;
import org.apache.ignite.client.IgniteClient;
import org.apache.ignite.configuration.CacheConfiguration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ignite's own marshaller and clients, with values by Gridwire, on two nodes. */
@Tag("binary")
class BinaryFeaturesTest {

    private static final int PORT = 48_530;
    private static final String PAYLOAD = "$gridwire";

    private static StockNodes nodes;
    private static Ignite first;
    private static Ignite second;

    @BeforeAll
    static void start() {
        nodes = new StockNodes(PORT, cache -> cache.setTypes(String.class, Stock.class));
        first = nodes.first();
        second = nodes.second();
    }

    @AfterAll
    static void stop() {
        nodes.close();
    }

    @Test
    void graphsComeBackWhole() {
        IgniteCache<String, Stock> cache = nodes.filled("g");
        for (int i = 0; i < 50; i++) {
            assertThat(cache.get("g" + i)).matches(Stock::isWhole).extracting(Stock::note).isEqualTo("note " + i);
        }
        assertThat(nodes.binary().statistics().types()).anyMatch(type -> type.className().equals(Stock.class.getName()));
    }

    @Test
    void binaryObjectsHaveTheFieldsAndCanBeBuiltAnew() {
        nodes.filled("b");
        IgniteCache<String, BinaryObject> binary = second.<String, Stock>cache("stocks").withKeepBinary();
        BinaryObject stock = binary.get("b3");
        assertThat(stock.<String>field("symbol")).isEqualTo("b3");
        assertThat(stock.<Integer>field("amount")).isEqualTo(3);
        assertThat(stock.<BinaryObject>field("state").enumName()).isEqualTo("OPEN");
        assertThat(stock.hasField("note")).isFalse();
        assertThat(stock.<Stock>deserialize()).matches(Stock::isWhole);
        binary.put("b3", stock.toBuilder().setField("amount", 33).build());
        Stock built = first.<String, Stock>cache("stocks").get("b3");
        assertThat(built).matches(Stock::isWhole).extracting(Stock::amount).isEqualTo(33);
    }

    @Test
    void subclassesHaveTheirOwnFields() {
        IgniteCache<String, Stock> cache = first.cache("stocks");
        cache.put("s1", new Bond("s1", 4, "Treasury"));
        Stock back = second.<String, Stock>cache("stocks").get("s1");
        assertThat(back).matches(Stock::isWhole).isInstanceOfSatisfying(Bond.class,
                bond -> assertThat(bond.issuer()).isEqualTo("Treasury"));
        BinaryObject binary = (BinaryObject) second.cache("stocks").withKeepBinary().get("s1");
        assertThat(binary.<String>field("issuer")).isEqualTo("Treasury");
        assertThat(binary.<String>field("symbol")).isEqualTo("s1");
    }

    /** Raises the amount where the entry is. */
    public static class Raise implements CacheEntryProcessor<String, Stock, Integer> {

        private static final long serialVersionUID = 1L;

        @Override
        public Integer process(MutableEntry<String, Stock> entry, Object... arguments) {
            Stock raised = new Stock(entry.getKey(), entry.getValue().amount() + (Integer) arguments[0]);
            entry.setValue(raised);
            return raised.amount();
        }
    }

    @Test
    void processorsScansAndClosuresSeeObjects() {
        IgniteCache<String, Stock> cache = nodes.filled("p");
        for (int i = 0; i < 50; i++) {
            assertThat(cache.invoke("p" + i, new Raise(), 100)).isEqualTo(100 + i);
        }
        ScanQuery<String, Stock> scan = new ScanQuery<>((key, stock) -> key.startsWith("p") && stock.amount() < 103);
        assertThat(cache.query(scan).getAll()).hasSize(3);
        Stock sent = new Stock("closure", 1);
        assertThat(first.compute(first.cluster().forRemotes()).call(sent::isWhole)).isTrue();
        assertThat(first.compute(first.cluster().forRemotes()).call(() -> new Stock("answer", 2))).matches(Stock::isWhole);
    }

    @Test
    void thinClientsReadAndWrite() {
        nodes.filled("t");
        try (IgniteClient client = BinaryNodes.client(BinaryNodes.binary(), first)) {
            ClientCache<String, Stock> cache = client.cache("stocks");
            assertThat(cache.get("t5")).matches(Stock::isWhole).extracting(Stock::note).isEqualTo("note 5");
            cache.put("t6", new Stock("t6", 66).note("thin"));
            assertThat(second.<String, Stock>cache("stocks").get("t6")).matches(Stock::isWhole)
                    .extracting(Stock::note).isEqualTo("thin");
            assertThat(cache.<String, BinaryObject>withKeepBinary().get("t6").<Integer>field("rank")).isEqualTo(66);
        }
    }

    @Test
    void keysStayIgnites() {
        IgniteCache<Stock.Key, Stock> cache = first.getOrCreateCache("keyed");
        for (int i = 0; i < 20; i++) {
            cache.put(new Stock.Key("s" + i % 3, i), new Stock("k" + i, i));
            assertThat(second.<Stock.Key, Stock>cache("keyed").get(new Stock.Key("s" + i % 3, i))).matches(Stock::isWhole);
        }
        assertThat(first.affinity("keyed").partition(new Stock.Key("s1", 1)))
                .isEqualTo(first.affinity("keyed").partition(new Stock.Key("s1", 2)));
        assertThat(first.binary().<BinaryObject>toBinary(new Stock.Key("s1", 1)).hasField(PAYLOAD)).isFalse();
    }

    private static String messages(Throwable failure) {
        return failure == null ? "" : failure.getMessage() + "\n" + messages(failure.getCause());
    }

    @Test
    void whatThePolicyDoesNotLetInIsNotWritten() {
        IgniteCache<String, Stock> cache = nodes.filled("r");
        Throwable refusal = catchThrowable(() -> cache.put("r1", new Stock.Refused("r1")));
        assertThat(messages(refusal)).contains("java.lang.Thread").contains("Refused.worker");
        assertThat(cache.get("r1").note()).isEqualTo("note 1");
    }

    @Test
    void aRecordIsRefusedWhenItIsMet() {
        IgniteCache<String, Object> cache = first.getOrCreateCache("records");
        Throwable refusal = catchThrowable(() -> cache.put("a", new Stock.Trade("a", List.of())));
        assertThat(messages(refusal))
                .contains("none can be filled: class=com.acme.trade.Stock$Trade").contains("make it a class");
        refusal = catchThrowable(() -> cache.put("a", new Stock.Names()));
        assertThat(messages(refusal)).contains("none can be filled: class=com.acme.trade.Stock$Names");
        assertThat(cache.get("a")).isNull();
    }

    @Test
    void aRecordIsRefusedWhenACacheIsConfigured() {
        assertThatThrownBy(() -> BinaryNodes.binary().configure(nodes.configuration().setCacheConfiguration(
                new CacheConfiguration<Integer, Stock.Trade>("trades").setTypes(Integer.class, Stock.Trade.class))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("class=com.acme.trade.Stock$Trade; make it a class, or store a class that holds it");
    }

    @Test
    void alteredPayloadsGiveIgnitesExceptionAndNoMore() {
        nodes.filled("a");
        BinaryObject stock = (BinaryObject) second.cache("stocks").withKeepBinary().get("a1");
        List<byte[]> corpus = List.of(stock.<byte[]>field(PAYLOAD));
        SplittableRandom random = new SplittableRandom(44);
        int refused = 0;
        for (int i = 0; i < 500; i++) {
            byte[] altered = Alterations.altered(corpus, random);
            Throwable failure = catchThrowable(() -> stock.toBuilder().setField(PAYLOAD, altered).build().deserialize());
            assertThat(failure == null || failure instanceof BinaryObjectException).as("documented: " + failure).isTrue();
            refused += failure == null ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(100);
        assertThat(stock.<Stock>deserialize()).matches(Stock::isWhole);
    }

    @Test
    void manyThreadsStoreAndRead() throws Exception {
        IgniteCache<String, Cart> cache = first.getOrCreateCache("carts");
        IgniteCache<String, Cart> there = second.cache("carts");
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int thread = 0; thread < 16; thread++) {
                int number = thread;
                all.add(threads.submit(() -> {
                    for (int i = 0; i < 50; i++) {
                        Cart cart = Cart.cyclic(number + i);
                        cache.put("thread " + number, cart);
                        assertThat(there.get("thread " + number)).matches(cart::isLike, "like " + cart);
                    }
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
