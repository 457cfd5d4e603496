// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import java.util.Set;

/** Lists the exceptions that nodes send to each other inside users' messages. Each is allowed by name. */
final class InfinispanTypes {

    private static final String NAMES = """
            dev.gridwire.error: MalformedBytesException MismatchedShapeException RejectedTypeException
            org.infinispan: InvalidCacheUsageException
            org.infinispan.commons: CacheConfigurationException CacheException CacheListenerException
                IllegalLifecycleStateException TimeoutException
            org.infinispan.commons.dataconversion: EncodingException
            org.infinispan.commons.marshall: MarshallingException NotSerializableException
            org.infinispan.partitionhandling: AvailabilityException
            org.infinispan.persistence.spi: PersistenceException StoreUnavailableException
            org.infinispan.remoting: CacheUnreachableException RemoteException RpcException
            org.infinispan.remoting.transport.jgroups: SuspectException
            org.infinispan.statetransfer: AllOwnersLostException OutdatedTopologyException
            org.infinispan.transaction: WriteSkewException
            org.infinispan.util.concurrent.locks: DeadlockDetectedException
            """;

    /** Their binary names. */
    static final Set<String> ALLOWED = ClassNames.read(NAMES);

    private InfinispanTypes() {}

    static MarshallerBuilder allow(MarshallerBuilder builder) {
        return builder.allowNamed(ALLOWED);
    }
}
