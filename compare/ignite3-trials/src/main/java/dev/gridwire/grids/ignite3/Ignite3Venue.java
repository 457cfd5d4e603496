// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import dev.gridwire.grids.KeyedStore;
import dev.gridwire.grids.ScratchFolder;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.apache.ignite.IgniteServer;
import org.apache.ignite.InitParameters;
import org.apache.ignite.table.KeyValueView;
import org.apache.ignite.table.mapper.Mapper;
import org.apache.ignite.table.mapper.TypeConverter;

/** Runs a single node, with a table for each workload. */
record Ignite3Venue(
        IgniteServer node, ScratchFolder folder, Function<Workload<?>, TypeConverter<Object, byte[]>> converters)
        implements Venue {

    static Ignite3Venue start(Function<Workload<?>, TypeConverter<Object, byte[]>> converters) {
        try {
            ScratchFolder folder = ScratchFolder.make();
            Path config = Files.writeString(folder.path().resolve("ignite-config.conf"), configuration());
            IgniteServer node = IgniteServer.start("node", config, folder.path().resolve("work"));
            node.initCluster(InitParameters.builder().metaStorageNodes(node).clusterName("trials").build());
            node.waitForInitAsync().join();
            return new Ignite3Venue(node, folder, converters);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String configuration() throws IOException {
        try (ServerSocket first = free(); ServerSocket second = free(); ServerSocket third = free()) {
            return """
                    ignite {
                      network { port = %1$d, listenAddresses = ["127.0.0.1"], nodeFinder.netClusterNodes = ["127.0.0.1:%1$d"] }
                      clientConnector { port = %2$d, listenAddresses = ["127.0.0.1"] }
                      rest { port = %3$d }
                    }
                    """.formatted(first.getLocalPort(), second.getLocalPort(), third.getLocalPort());
        }
    }

    private static ServerSocket free() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        String table = "trial_" + workload.id().replace('-', '_');
        sql("CREATE TABLE " + table + " (id VARCHAR PRIMARY KEY, document VARBINARY)");
        TypeConverter<Object, byte[]> converter = converters.apply(workload);
        KeyValueView<String, Object> values = node.api().tables().table(table).keyValueView(
                Mapper.of(String.class, "ID"), Mapper.of(Object.class, "DOCUMENT", converter));
        return new KeyedStore((key, value) -> values.put(null, key, value), key -> values.get(null, key),
                () -> sql("DELETE FROM " + table), new ConverterCodec(converter));
    }

    private void sql(String statement) {
        node.api().sql().execute(null, statement).close();
    }

    @Override
    public void close() {
        node.shutdown();
        folder.close();
    }
}
