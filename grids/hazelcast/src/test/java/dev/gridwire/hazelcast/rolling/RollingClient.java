// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.core.HazelcastInstance;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A client in a virtual machine of its own. It takes over from the client before it, works until its input ends, reads all
 * entries, and leaves their expected values in a file for the next one.
 */
public final class RollingClient {

    private RollingClient() {}

    /** Takes the cluster's name, the first of its keys, their number, and the file of states. */
    public static void main(String[] arguments) throws Exception {
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config(arguments[0]));
        int first = Integer.parseInt(arguments[1]);
        State[] states = new State[Integer.parseInt(arguments[2])];
        Path file = Path.of(arguments[3]);
        Load load = new Load(client.getMap(RollingMember.MAP), first, states);
        if (Files.exists(file)) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < states.length; i++) {
                states[i] = State.ofLine(lines.get(i));
            }
            load.verify();
        } else {
            load.fill();
        }
        Thread thread = new Thread(load::run, "load");
        thread.start();
        Line.say(Line.READY);
        while (System.in.read() >= 0) {
            Thread.onSpinWait();
        }
        load.stop();
        thread.join();
        load.verify();
        List<String> lines = new ArrayList<>();
        for (State state : states) {
            lines.add(state.toLine());
        }
        Files.write(file, lines);
        Line.say(load.counts().toLine());
        client.shutdown();
    }

    private static ClientConfig config(String cluster) {
        ClientConfig config =
                new ClientConfig().setClusterName(cluster).setSerializationConfig(RollingMember.serialization());
        // An operation whose member went away is done again: here that changes nothing.
        config.getNetworkConfig().setRedoOperation(true);
        for (int i = 0; i < RollingMember.MEMBERS; i++) {
            config.getNetworkConfig().addAddress("127.0.0.1:" + (RollingMember.FIRST_PORT + i));
        }
        return config;
    }
}
