// SPDX-License-Identifier: Apache-2.0
package com.example.ignite3;

import dev.gridwire.ignite3.GridwireTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteServer;
import org.apache.ignite.InitParameters;
import org.apache.ignite.client.IgniteClient;
import org.apache.ignite.table.KeyValueView;
import org.apache.ignite.table.mapper.Mapper;

/** Keeps an order in a column of a table, as a client of a node that it starts. */
public final class Shop {

    private static final String CLIENT_ADDRESS = "127.0.0.1:20800";

    private Shop() {}

    /** Takes the node's configuration: {@code ignite-config.conf} by default. */
    public static void main(String[] arguments) throws IOException {
        System.out.println(keep(Path.of(arguments.length == 0 ? "ignite-config.conf" : arguments[0]), Order.pens()));
    }

    static Order keep(Path config, Order order) throws IOException {
        IgniteServer node = start(config, Files.createTempDirectory("ignite3-shop"));
        try (IgniteClient client = IgniteClient.builder().addresses(CLIENT_ADDRESS).build()) {
            return keep(client, order);
        } finally {
            node.shutdown();
        }
    }

    /** Ignite writes into its file of settings: it is given a copy. */
    private static IgniteServer start(Path config, Path work) throws IOException {
        Path copy = Files.copy(config, work.resolve("ignite-config.conf"));
        IgniteServer node = IgniteServer.start("node", copy, work);
        node.initCluster(InitParameters.builder().metaStorageNodes(node).clusterName("shop").build());
        node.waitForInitAsync().join();
        return node;
    }

    private static Order keep(Ignite ignite, Order order) {
        ignite.sql().execute(null, "CREATE TABLE orders (id BIGINT PRIMARY KEY, document VARBINARY)").close();
        GridwireTypes gridwire = new GridwireTypes();
        KeyValueView<Long, Order> orders = ignite.tables().table("orders").keyValueView(
                Mapper.of(Long.class, "ID"), Mapper.of(Order.class, "DOCUMENT", gridwire.of(Order.class)));
        orders.put(null, order.id(), order);
        return Objects.requireNonNull(orders.get(null, order.id()));
    }
}
