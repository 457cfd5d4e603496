// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import com.acme.trade.Stock;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.cache.CacheWriteSynchronizationMode;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;

/** Two nodes with a cache of stocks, of which each has all; what one puts, the other one gets. */
final class StockNodes implements AutoCloseable {

    private static final String CACHE = "stocks";
    private static final int COUNT = 50;

    private final BinaryNodes nodes;
    private final GridwireBinary binary = BinaryNodes.binary();
    private final Ignite first;
    private final Ignite second;

    /**
     * Starts them.
     *
     * @param port as {@link BinaryNodes} takes it
     * @param types tells the cache what its keys and values are
     */
    StockNodes(int port, UnaryOperator<CacheConfiguration<String, Stock>> types) {
        nodes = new BinaryNodes(port);
        first = nodes.start(binary, null, configuration(types));
        second = nodes.start(BinaryNodes.binary(), null, configuration(types));
    }

    private static CacheConfiguration<String, Stock> configuration(UnaryOperator<CacheConfiguration<String, Stock>> types) {
        return types.apply(new CacheConfiguration<String, Stock>(CACHE)
                .setBackups(1)
                .setWriteSynchronizationMode(CacheWriteSynchronizationMode.FULL_SYNC));
    }

    Ignite first() {
        return first;
    }

    Ignite second() {
        return second;
    }

    /** What the first node serializes by. */
    GridwireBinary binary() {
        return binary;
    }

    /** The configuration of another node. */
    IgniteConfiguration configuration() {
        return nodes.configuration();
    }

    /** Puts fifty stocks at the first node, under the prefix and a number from 0; gives the second one's cache. */
    IgniteCache<String, Stock> filled(String prefix) {
        IgniteCache<String, Stock> cache = first.cache(CACHE);
        IntStream.range(0, COUNT).forEach(i -> cache.put(prefix + i, new Stock(prefix + i, i).note("note " + i)));
        return second.cache(CACHE);
    }

    @Override
    public void close() {
        nodes.close();
    }
}
