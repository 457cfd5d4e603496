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
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Reads the counters of a process.
 *
 * <p>Hazelcast's channels count the bytes on the network. Its published metrics are updated too rarely for half a second.
 *
 * @param cpuSeconds the CPU time of all its threads; null if the system does not report it
 * @param allocatedBytes the bytes allocated by its living threads
 * @param sentBytes the bytes sent over open connections
 * @param receivedBytes the bytes received over open connections
 */
record ProcessReading(@Nullable Double cpuSeconds, long allocatedBytes, long sentBytes, long receivedBytes)
        implements Serializable {

    static final ProcessReading ZERO = new ProcessReading(0.0, 0, 0, 0);

    private static final double NANOS_PER_SECOND = 1e9;

    /** Reads this process, which runs the member. */
    static ProcessReading ofMember(HazelcastInstance member) {
        TcpServer server = (TcpServer) ((HazelcastInstanceProxy) member).getOriginal().node.getServer();
        return now(server.getNetworking());
    }

    /** Reads this process, which runs the client. */
    static ProcessReading ofClient(HazelcastInstance client) {
        HazelcastClientProxy proxy = (HazelcastClientProxy) client;
        return now(((TcpClientConnectionManager) proxy.client.getConnectionManager()).getNetworking());
    }

    private static ProcessReading now(Networking networking) {
        Collection<? extends Channel> channels = ((NioNetworking) networking).getChannels();
        return new ProcessReading(
                cpuSecondsNow(), AllocatedBytes.now(),
                channels.stream().mapToLong(Channel::bytesWritten).sum(),
                channels.stream().mapToLong(Channel::bytesRead).sum());
    }

    private static @Nullable Double cpuSecondsNow() {
        long nanos = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        return nanos < 0 ? null : nanos / NANOS_PER_SECOND;
    }

    /** Returns the used heap of this process after a collection. */
    static long usedHeapBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Returns the growth since an earlier reading. */
    ProcessReading since(ProcessReading earlier) {
        return plus(earlier, -1);
    }

    ProcessReading plus(ProcessReading other) {
        return plus(other, 1);
    }

    private ProcessReading plus(ProcessReading other, int times) {
        return new ProcessReading(
                cpuSeconds == null || other.cpuSeconds == null ? null : cpuSeconds + times * other.cpuSeconds,
                allocatedBytes + times * other.allocatedBytes,
                sentBytes + times * other.sentBytes,
                receivedBytes + times * other.receivedBytes);
    }
}
