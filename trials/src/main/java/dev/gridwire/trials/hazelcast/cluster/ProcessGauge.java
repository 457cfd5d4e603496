// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.client.impl.clientside.HazelcastClientProxy;
import com.hazelcast.client.impl.connection.tcp.TcpClientConnectionManager;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.impl.HazelcastInstanceProxy;
import com.hazelcast.internal.networking.Channel;
import com.hazelcast.internal.networking.Networking;
import com.hazelcast.internal.networking.nio.NioNetworking;
import com.hazelcast.internal.server.tcp.TcpServer;
import com.sun.management.OperatingSystemMXBean;
import dev.gridwire.trials.trial.AllocatedBytes;
import java.lang.management.ManagementFactory;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The counters of this process.
 *
 * <p>Bytes on the network are counted by Hazelcast's channels. Its published metrics are brought up to date now and then only,
 * which is too seldom for half a second.
 */
final class ProcessGauge {

    private static final double NANOS_PER_SECOND = 1e9;

    private final NioNetworking networking;

    private ProcessGauge(Networking networking) {
        this.networking = (NioNetworking) networking;
    }

    static ProcessGauge ofMember(HazelcastInstance member) {
        TcpServer server = (TcpServer) ((HazelcastInstanceProxy) member).getOriginal().node.getServer();
        return new ProcessGauge(server.getNetworking());
    }

    static ProcessGauge ofClient(HazelcastInstance client) {
        HazelcastClientProxy proxy = (HazelcastClientProxy) client;
        return new ProcessGauge(((TcpClientConnectionManager) proxy.client.getConnectionManager()).getNetworking());
    }

    ProcessReading read() {
        return new ProcessReading(cpuSeconds(), AllocatedBytes.now(), sum(Channel::bytesWritten), sum(Channel::bytesRead));
    }

    /** The heap in use after a collection. */
    static long usedHeapBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private long sum(ToLongFunction<Channel> bytes) {
        return networking.getChannels().stream().mapToLong(bytes).sum();
    }

    private static @Nullable Double cpuSeconds() {
        long nanos = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        return nanos < 0 ? null : nanos / NANOS_PER_SECOND;
    }
}
