// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.canonical;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;

/** A client in a virtual machine of its own, which puts keys that are equal to the test's. */
public final class OtherJvm {

    private OtherJvm() {}

    /** Takes the cluster's name, the member's address and the count. */
    public static void main(String[] arguments) {
        ClientConfig config = new ClientConfig().setClusterName(arguments[0]);
        config.getNetworkConfig().addAddress(arguments[1]);
        config.setSerializationConfig(CanonicalKeysTest.serialization());
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        IMap<OrderKey, OrderKey> map = client.getMap(CanonicalKeysTest.MAP);
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            map.set(OrderKey.of(i, false), OrderKey.of(i, false));
        }
        client.shutdown();
    }
}
