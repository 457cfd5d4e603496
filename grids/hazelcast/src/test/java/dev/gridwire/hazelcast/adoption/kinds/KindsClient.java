// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.NearCacheConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.rolling.Line;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A client in a virtual machine of its own. It takes over from the client before it, works until its input ends, reads
 * everything, and leaves the versions of the values in a file for the next one.
 */
public final class KindsClient {

    /** Lines that it obeys, and says when it has. */
    static final String FILL_ANEW = "fill anew";
    static final String PUT_BARE = "put bare";
    static final String REMOVE_BARE = "remove bare";
    /** Lines that begin so are failures. */
    static final String LOST = "LOST ";
    static final String UNREADABLE = "UNREADABLE ";
    static final String WRITES = "WRITES ";

    static final int BARE = 40;
    private static final String NEAR = "near";
    /** A map whose keys change their bytes, which members warn of. */
    private static final String INSTANTS = "instants";

    private KindsClient() {}

    /** Takes the cluster's name, the number of values, the file of versions, and whether Gridwire must be there. */
    public static void main(String[] arguments) throws Exception {
        requireJar(Boolean.parseBoolean(arguments[3]));
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config(arguments[0]));
        int count = Integer.parseInt(arguments[1]);
        Path file = Path.of(arguments[2]);
        boolean isFirst = !Files.exists(file);
        int[] versions = isFirst
                ? new int[count] : Files.readAllLines(file).stream().mapToInt(Integer::parseInt).toArray();
        Store store = new Store(client, versions);
        OtherStructures others = new OtherStructures(client);
        if (isFirst) {
            store.fill();
            others.fill();
            fillNear(client);
        }
        report(store, others, client);
        Thread thread = new Thread(() -> store.use(new SplittableRandom(count)), "load");
        thread.start();
        Line.say(Line.READY);
        obey(client, others);
        store.stop();
        thread.join();
        report(store, others, client);
        Files.write(file, IntStream.of(versions).mapToObj(Integer::toString).toList());
        Line.say(WRITES + store.writes());
        client.shutdown();
    }

    private static void requireJar(boolean isExpected) {
        boolean isThere = KindsClient.class.getResource("/dev/gridwire/Marshaller.class") != null;
        if (isThere != isExpected) {
            throw new IllegalStateException("Gridwire is on the class path: " + isThere);
        }
    }

    private static void obey(HazelcastInstance client, OtherStructures others) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            IMap<Integer, Object> map = client.getMap(Store.MAP);
            switch (line) {
                case FILL_ANEW -> others.fillAnew();
                case PUT_BARE -> {
                    for (int id = -BARE; id < 0; id++) {
                        map.set(id, (id % 2 == 0 ? Kind.BARE : Kind.BY_HAND_OF_BARE).make(id, 0));
                    }
                }
                case REMOVE_BARE -> IntStream.range(-BARE, 0).forEach(map::delete);
                default -> throw new IllegalArgumentException(line);
            }
            Line.say(line);
        }
    }

    private static void fillNear(HazelcastInstance client) {
        for (int id = 0; id < Kind.values().length; id++) {
            client.getMap(NEAR).set(id, Kind.of(id).make(id, 0));
            client.getMap(INSTANTS).set(Instant.ofEpochSecond(id), id);
        }
    }

    private static List<String> nearDifferences(HazelcastInstance client) {
        List<String> differences = new ArrayList<>();
        for (int twice = 0; twice < 2; twice++) {
            for (int id = 0; id < Kind.values().length; id++) {
                if (!Kind.of(id).isMade(client.getMap(NEAR).get(id), id, 0)) {
                    differences.add("near cache: " + Kind.of(id));
                }
            }
        }
        return differences;
    }

    private static void report(Store store, OtherStructures others, HazelcastInstance client) {
        store.checkAll();
        store.lost().forEach(each -> Line.say(LOST + each));
        store.unreadable().forEach(each -> Line.say(UNREADABLE + each));
        try {
            others.differences().forEach(each -> Line.say(LOST + each));
            nearDifferences(client).forEach(each -> Line.say(LOST + each));
        } catch (RuntimeException | LinkageError e) {
            Line.say(UNREADABLE + e);
        }
    }

    private static ClientConfig config(String cluster) {
        ClientConfig config = new ClientConfig().setClusterName(cluster).setSerializationConfig(KindsConfig.serialization());
        // An operation whose member went away is done again: here that changes nothing.
        config.getNetworkConfig().setRedoOperation(true);
        config.addNearCacheConfig(new NearCacheConfig(NEAR));
        for (int i = 0; i < KindsMember.MEMBERS; i++) {
            config.getNetworkConfig().addAddress("127.0.0.1:" + (KindsMember.FIRST_PORT + i));
        }
        return config;
    }
}
