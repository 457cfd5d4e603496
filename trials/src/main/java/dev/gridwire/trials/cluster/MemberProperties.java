// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import com.hazelcast.config.Config;

/** Keeps the members of a trial quiet. */
final class MemberProperties {

    private MemberProperties() {}

    /** Nothing is called, nothing is opened but the address asked for, and the process ends when it is told to. */
    static void quiet(Config config) {
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.socket.bind.any", "false");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
    }
}
