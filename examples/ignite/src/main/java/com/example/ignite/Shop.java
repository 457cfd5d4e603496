// SPDX-License-Identifier: Apache-2.0
package com.example.ignite;

import dev.gridwire.ignite.GridwireBinary;
import java.util.List;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.Ignition;
import org.apache.ignite.cache.query.SqlFieldsQuery;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;

/** Keeps an order in a node of its own, and asks for it by SQL. */
public final class Shop {

    private Shop() {}

    /** Takes nothing. */
    public static void main(String[] arguments) {
        keep(Order.pens()).forEach(System.out::println);
    }

    /** Orders of Ada. */
    static List<Order> keep(Order order) {
        IgniteConfiguration config = alone().setCacheConfiguration(
                new CacheConfiguration<Long, Order>("orders").setIndexedTypes(Long.class, Order.class));
        new GridwireBinary().packages("com.example.ignite").configure(config);
        try (Ignite ignite = Ignition.start(config)) {
            IgniteCache<Long, Order> orders = ignite.cache("orders");
            orders.put(order.id(), order);
            return orders.query(new SqlFieldsQuery("SELECT _val FROM \"ORDER\" WHERE customer = 'Ada'").setSchema("orders"))
                    .getAll().stream()
                    .map(row -> (Order) row.get(0))
                    .toList();
        }
    }

    /** A node on the loopback interface that looks for no other one. */
    private static IgniteConfiguration alone() {
        TcpDiscoveryVmIpFinder addresses = new TcpDiscoveryVmIpFinder().setAddresses(List.of("127.0.0.1:47600"));
        return new IgniteConfiguration()
                .setLocalHost("127.0.0.1")
                .setWorkDirectory(System.getProperty("java.io.tmpdir") + "/ignite-shop")
                .setDiscoverySpi(new TcpDiscoverySpi().setLocalPort(47600).setIpFinder(addresses));
    }
}
