// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.schema.SchemaDescription;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TempTest {
    @Test
    void times() throws Exception {
        StringBuilder text = new StringBuilder();
        try (Members members = new Members()) {
            HazelcastInstance first = members.start();
            members.start();
            members.start();
            HazelcastInstance client = members.client();
            for (HazelcastInstance each : new HazelcastInstance[] {client, first, client, first}) {
                GridSchemaStore store = new GridSchemaStore(Spreading.GRID);
                store.join(each);
                long[] micros = new long[100];
                for (int i = 0; i < 100; i++) {
                    SchemaDescription schema = Schemas.next();
                    long t = System.nanoTime();
                    if (!store.publish(schema)) throw new AssertionError();
                    micros[i] = (System.nanoTime() - t) / 1000;
                }
                text.append(each.getName() + " first " + micros[0]);
                Arrays.sort(micros);
                text.append(" median " + micros[50] + " p90 " + micros[90] + " max " + micros[99] + "\n");
            }
            long t = System.nanoTime();
            HazelcastInstance late = members.start();
            text.append("threads " + Thread.getAllStackTraces().keySet().stream().filter(x -> x.getName().startsWith("gridwire")).map(Thread::getName).toList());
            Thread.sleep(7000);
            text.append("threads after " + Thread.getAllStackTraces().keySet().stream().filter(x -> x.getName().startsWith("gridwire")).map(Thread::getName).toList());
        }
        Thread.sleep(500);
        text.append("threads end " + Thread.getAllStackTraces().keySet().stream().filter(x -> x.getName().startsWith("gridwire")).map(Thread::getName).toList());
        Files.writeString(Path.of("/tmp/hQ/times.txt"), text.toString());
    }
}
