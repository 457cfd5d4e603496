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
 * The counters of a process as they stand.
 *
 * <p>Bytes on the network are counted by Hazelcast's channels. Its published metrics are brought up to date now and then only,
 * which is too seldom for half a second.
 *
 * @param cpuSeconds of all its threads; null where the system does not tell
 * @param allocatedBytes by its living threads
 * @param sentBytes over the connections that are open
 * @param receivedBytes likewise
 */
record ProcessReading(@Nullable Double cpuSeconds, long allocatedBytes, long sentBytes, long receivedBytes)
        implements Serializable {

    static final ProcessReading ZERO = new ProcessReading(0.0, 0, 0, 0);

    private static final double NANOS_PER_SECOND = 1e9;

    /** Of this process, which has the member. */
    static ProcessReading ofMember(HazelcastInstance member) {
        TcpServer server = (TcpServer) ((HazelcastInstanceProxy) member).getOriginal().node.getServer();
        return now(server.getNetworking());
    }

    /** Of this process, which has the client. */
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

    /** The heap of this process that is in use after a collection. */
    static long usedHeapBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** The growth since an earlier reading. */
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
