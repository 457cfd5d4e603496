// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import java.util.Set;

/**
 * Lists the Ignite classes that nodes pass to the marshaller. Each is allowed by name: reading one runs no code but its
 * constructor and its own hooks.
 */
final class IgniteTypes {

    /** All throwables that Ignite 2.17 lists as serializable, because nodes send exceptions to each other as objects. */
    private static final String THROWABLES = """
            dev.gridwire.error: MalformedBytesException MismatchedShapeException RejectedTypeException
            dev.gridwire.schema: SchemaPendingException
            javax.cache: CacheException
            javax.cache.event: CacheEntryListenerException
            javax.cache.integration: CacheLoaderException CacheWriterException
            javax.cache.processor: EntryProcessorException
            org.apache.ignite: IgniteAuthenticationException IgniteCacheRestartingException
                IgniteCheckedException IgniteClientDisconnectedException IgniteDataStreamerTimeoutException
                IgniteDeploymentException IgniteException IgniteIllegalStateException IgniteInterruptedException
            org.apache.ignite.binary: BinaryInvalidTypeException BinaryObjectException
            org.apache.ignite.cache: CacheExistsException CachePartialUpdateException
                CacheServerNotFoundException
            org.apache.ignite.cache.query: QueryCancelledException QueryRetryException
            org.apache.ignite.client: ClientAuthenticationException ClientAuthorizationException
                ClientConnectionException ClientException ClientFeatureNotSupportedByServerException
                ClientReconnectedException
            org.apache.ignite.cluster: ClusterGroupEmptyException ClusterTopologyException
            org.apache.ignite.compute: ComputeExecutionRejectedException ComputeJobFailoverException
                ComputeTaskCancelledException ComputeTaskTimeoutException ComputeUserUndeclaredException
            org.apache.ignite.internal: DuplicateTypeIdException GridInternalException
                IgniteClientDisconnectedCheckedException IgniteDeploymentCheckedException
                IgniteFutureCancelledCheckedException IgniteFutureTimeoutCheckedException
                IgniteInterruptedCheckedException IgniteNeedReconnectException IgniteTooManyOpenFilesException
                NodeStoppingException UnregisteredBinaryTypeException UnregisteredClassException
            org.apache.ignite.internal.client: GridClientAuthenticationException GridClientClosedException
                GridClientDisconnectedException GridClientException GridClientFutureTimeoutException
                GridClientHandshakeException GridServerUnreachableException
            org.apache.ignite.internal.client.impl.connection: GridClientConnectionResetException
                GridConnectionIdleClosedException
            org.apache.ignite.internal.client.thin: ClientError ClientProtocolError ClientServerError
            org.apache.ignite.internal.cluster: ClusterGroupEmptyCheckedException
                ClusterTopologyCheckedException ClusterTopologyServerNotFoundException
            org.apache.ignite.internal.compute: ComputeTaskCancelledCheckedException
                ComputeTaskTimeoutCheckedException
            org.apache.ignite.internal.management.cache: IdleVerifyException NoMatchingCachesException
            org.apache.ignite.internal.managers.communication: TransmissionCancelledException
            org.apache.ignite.internal.managers.deployment: P2PClassNotFoundException
            org.apache.ignite.internal.managers.discovery: IncompleteDeserializationException
            org.apache.ignite.internal.marshaller.optimized: OptimizedMarshallerInaccessibleClassException
            org.apache.ignite.internal.mem: IgniteOutOfMemoryException
            org.apache.ignite.internal.pagemem.wal.record.delta: DeltaApplicationException
            org.apache.ignite.internal.processors.authentication: IgniteAccessControlException
                UserManagementException
            org.apache.ignite.internal.processors.cache: CacheInvalidStateException
                CachePartialUpdateCheckedException CacheStoppedException CacheStorePartialUpdateException
                GridCacheEntryRedeployException GridCacheEntryRemovedException GridCacheFilterFailedException
                GridCacheIndexUpdateException GridCacheLockTimeoutException
                IgnitePeerToPeerClassLoadingException
            org.apache.ignite.internal.processors.cache.distributed: GridDistributedLockCancelledException
            org.apache.ignite.internal.processors.cache.distributed.dht: GridDhtUnreservedPartitionException
                IgniteClusterReadOnlyException
            org.apache.ignite.internal.processors.cache.distributed.dht.preloader:
                IgniteHistoricalIteratorException
            org.apache.ignite.internal.processors.cache.distributed.dht.topology:
                GridDhtInvalidPartitionException
            org.apache.ignite.internal.processors.cache.distributed.near.consistency:
                GridNearReadRepairAbstractFuture$IgniteConsistencyCheckFailedException
                GridNearReadRepairAbstractFuture$IgniteConsistencyRepairFailedException
                IgniteAtomicConsistencyViolationException IgniteConsistencyViolationException
                IgniteIrreparableConsistencyViolationException IgniteTransactionalConsistencyViolationException
            org.apache.ignite.internal.processors.cache.persistence: CorruptedDataStructureException
                CorruptedPartitionMetaPageException StorageException
            org.apache.ignite.internal.processors.cache.persistence.checkpoint:
                CheckpointTimeoutLock$CheckpointReadLockTimeoutException
            org.apache.ignite.internal.processors.cache.persistence.defragmentation:
                CachePartitionDefragmentationManager$DefragmentationCancelledException
            org.apache.ignite.internal.processors.cache.persistence.freelist: CorruptedFreeListException
            org.apache.ignite.internal.processors.cache.persistence.snapshot: IgniteSnapshotVerifyException
                SnapshotWarningException TrackingPageIsCorruptedException
            org.apache.ignite.internal.processors.cache.persistence.tree: BPlusTreeRuntimeException
                CorruptedTreeException
            org.apache.ignite.internal.processors.cache.persistence.wal: SegmentEofException
                WalSegmentTailReachedException
            org.apache.ignite.internal.processors.cache.persistence.wal.crc:
                IgniteDataIntegrityViolationException
            org.apache.ignite.internal.processors.cache.persistence.wal.reader: StrictBoundsCheckException
            org.apache.ignite.internal.processors.cache.verify: GridNotIdleException
            org.apache.ignite.internal.processors.cluster: BaselineAdjustForbiddenException
            org.apache.ignite.internal.processors.configuration.distributed: DetachedPropertyException
                NotWritablePropertyException
            org.apache.ignite.internal.processors.odbc: ClientConnectionNodeRecoveryException
            org.apache.ignite.internal.processors.platform: PlatformException PlatformExtendedException
                PlatformNativeException PlatformNoCallbackException
            org.apache.ignite.internal.processors.platform.cache: PlatformCachePartialUpdateException
            org.apache.ignite.internal.processors.platform.client: IgniteClientException
            org.apache.ignite.internal.processors.query: IgniteSQLException
            org.apache.ignite.internal.processors.query.schema: SchemaIndexOperationCancellationException
                SchemaOperationException
            org.apache.ignite.internal.processors.query.stat: GatherStatisticCancelException
            org.apache.ignite.internal.processors.rest.handlers.redis.exception: GridRedisGenericException
                GridRedisTypeException
            org.apache.ignite.internal.processors.service: GridServiceMethodNotFoundException
                GridServiceNotFoundException GridServiceProxy$ServiceProxyException
            org.apache.ignite.internal.sql: SqlParseException SqlStrictParseException
            org.apache.ignite.internal.transactions: IgniteTxHeuristicCheckedException
                IgniteTxOptimisticCheckedException IgniteTxRollbackCheckedException
                IgniteTxTimeoutCheckedException TransactionCheckedException
            org.apache.ignite.internal.util.ipc: IpcEndpointBindException
            org.apache.ignite.internal.util.lang: GridClosureException
            org.apache.ignite.internal.util.nio: GridNioException
            org.apache.ignite.internal.util.offheap: GridOffHeapOutOfMemoryException
            org.apache.ignite.internal.visor.util: VisorClusterGroupEmptyException
            org.apache.ignite.lang: IgniteFutureCancelledException IgniteFutureTimeoutException
            org.apache.ignite.plugin: PluginNotFoundException PluginValidationException
            org.apache.ignite.plugin.security: SecurityException
            org.apache.ignite.services: ServiceDeploymentException
            org.apache.ignite.spi: IgniteSpiException IgniteSpiMultiException IgniteSpiOperationTimeoutException
                IgniteSpiVersionCheckException
            org.apache.ignite.spi.communication.tcp.internal: HandshakeException NodeUnreachableException
            org.apache.ignite.transactions: TransactionDeadlockException TransactionException
                TransactionHeuristicException TransactionOptimisticException TransactionRollbackException
                TransactionTimeoutException
            """;

    /** Messages between nodes, parts of closures, and values that Ignite's own data structures store. */
    private static final String OTHERS = """
            org.apache.ignite.cache: CacheAtomicityMode CacheKeyConfiguration CacheMode CachePeekMode
                CacheRebalanceMode CacheWriteSynchronizationMode PartitionLossPolicy QueryEntity QueryIndex
                QueryIndexType ReadRepairStrategy
            org.apache.ignite.cluster: ClusterState
            org.apache.ignite.configuration: CollectionConfiguration DeploymentMode
            org.apache.ignite.events: BaselineChangedEvent BaselineConfigurationChangedEvent
                CacheConsistencyViolationEvent CacheEvent CacheObjectTransformedEvent CacheQueryExecutedEvent
                CacheQueryReadEvent CacheRebalancingEvent CheckpointEvent ClusterActivationEvent
                ClusterStateChangeEvent ClusterStateChangeStartedEvent ClusterTagUpdatedEvent DeploymentEvent
                DiscoveryEvent JobEvent NodeValidationFailedEvent PageReplacementStartedEvent SnapshotEvent
                SqlQueryExecutionEvent TaskEvent TransactionStateChangedEvent WalSegmentArchivedEvent
                WalSegmentCompactedEvent
            org.apache.ignite.internal: GridJobSiblingImpl GridTopic$T1 GridTopic$T2 GridTopic$T3 GridTopic$T4
                GridTopic$T5 GridTopic$T6 GridTopic$T7 GridTopic$T8 IgniteKernal
            org.apache.ignite.internal.cluster: ClusterGroupAdapter ClusterGroupAdapter$AgeClusterGroup
                ClusterGroupAdapter$AttributeFilter ClusterGroupAdapter$CachesFilter ClusterGroupAdapter$GroupPredicate
                ClusterGroupAdapter$HostsFilter ClusterGroupAdapter$OthersFilter
            org.apache.ignite.internal.processors.affinity: AffinityTopologyVersion
            org.apache.ignite.internal.processors.cache: CacheEntryPredicateContainsValue CacheEntryPredicateHasValue
                CacheEntryPredicateNoValue CacheOperationContext GatewayProtectedCacheProxy
                GridCacheAdapter$GlobalClearAllJob GridCacheAdapter$GlobalClearAllNearJob
                GridCacheAdapter$GlobalClearKeySetJob GridCacheAdapter$GlobalClearKeySetNearJob
                GridCacheAdapter$PartitionSizeLongJob GridCacheAdapter$SizeJob GridCacheAdapter$SizeLongJob
                GridCacheContext IgniteCacheProxyImpl
            org.apache.ignite.internal.processors.cache.distributed.dht.colocated: GridDhtColocatedCache
            org.apache.ignite.internal.processors.cache.distributed.dht.preloader: CachePartitionFullCountersMap
                CachePartitionPartialCountersMap GridDhtPartitionFullMap GridDhtPartitionMap
                IgniteDhtDemandedPartitionsMap IgniteDhtPartitionCountersMap IgniteDhtPartitionCountersMap2
                IgniteDhtPartitionHistorySuppliersMap IgniteDhtPartitionsToReloadMap
            org.apache.ignite.internal.processors.cache.version: GridCacheVersion GridCacheVersionEx
            org.apache.ignite.internal.processors.closure: GridClosureProcessor$C1 GridClosureProcessor$C1MLA
                GridClosureProcessor$C2 GridClosureProcessor$C2MLA GridClosureProcessor$C4 GridClosureProcessor$C4MLA
                GridClosureProcessor$T1 GridClosureProcessor$T10 GridClosureProcessor$T11 GridClosureProcessor$T2
                GridClosureProcessor$T3 GridClosureProcessor$T4 GridClosureProcessor$T5 GridClosureProcessor$T6
                GridClosureProcessor$T7 GridClosureProcessor$T8 GridClosureProcessor$T9
                GridClosureProcessor$TaskNoReduceAdapter
            org.apache.ignite.internal.processors.datastreamer: DataStreamerImpl$IsolatedUpdater
            org.apache.ignite.internal.processors.datastructures: DataStructureInfoKey DataStructureType
                DataStructuresCacheKey DistributedCollectionMetadata GridCacheAtomicLongImpl
                GridCacheAtomicLongImpl$AddAndGetProcessor GridCacheAtomicLongImpl$CompareAndSetProcessor
                GridCacheAtomicLongImpl$DecrementAndGetProcessor GridCacheAtomicLongImpl$GetAndAddProcessor
                GridCacheAtomicLongImpl$GetAndDecrementProcessor GridCacheAtomicLongImpl$GetAndIncrementProcessor
                GridCacheAtomicLongImpl$GetAndSetProcessor GridCacheAtomicLongImpl$IncrementAndGetProcessor
                GridCacheAtomicLongValue GridCacheAtomicReferenceImpl
                GridCacheAtomicReferenceImpl$ReferenceCompareAndSetAndGetEntryProcessor
                GridCacheAtomicReferenceImpl$ReferenceCompareAndSetEntryProcessor
                GridCacheAtomicReferenceImpl$ReferenceSetEntryProcessor GridCacheAtomicReferenceValue
                GridCacheAtomicSequenceImpl GridCacheAtomicSequenceValue GridCacheAtomicStampedImpl
                GridCacheAtomicStampedImpl$StampedCompareAndSetEntryProcessor
                GridCacheAtomicStampedImpl$StampedSetEntryProcessor GridCacheAtomicStampedValue
                GridCacheCountDownLatchImpl GridCacheCountDownLatchValue GridCacheInternalKeyImpl GridCacheLockImpl
                GridCacheLockState GridCacheQueueAdapter$AddProcessor GridCacheQueueAdapter$ClearProcessor
                GridCacheQueueAdapter$PollProcessor GridCacheQueueAdapter$RemoveProcessor GridCacheQueueHeader
                GridCacheQueueHeaderKey GridCacheQueueItemKey GridCacheQueueProxy GridCacheSemaphoreImpl
                GridCacheSemaphoreImpl$4 GridCacheSemaphoreState GridCacheSetHeader GridCacheSetHeaderKey
                GridCacheSetImpl$5 GridCacheSetImpl$SumReducer GridCacheSetItemKey GridCacheSetProxy
                GridSetQueryPredicate
            org.apache.ignite.internal.processors.service: GridServiceProxy$ServiceProxyCallable
            org.apache.ignite.internal.util: GridLeanMap GridLeanMap$LeanHashMap GridLeanMap$Map1 GridLeanMap$Map2
                GridLeanMap$Map3 GridLeanMap$Map4 GridLeanMap$Map5
            org.apache.ignite.internal.util.lang: GridTuple GridTuple3 GridTuple4 GridTuple5 GridTuple6
            org.apache.ignite.internal.util.typedef: T1 T2 T3 T4 T5 T6
            org.apache.ignite.lang: IgniteBiTuple IgniteProductVersion IgniteUuid
            org.apache.ignite.spi.discovery.tcp.internal: TcpDiscoveryNode
            """;

    private static final Set<String> ALLOWED = ClassNames.read(THROWABLES + OTHERS);

    private IgniteTypes() {}

    /** Allows the classes. */
    static MarshallerBuilder allow(MarshallerBuilder builder) {
        return builder.allowNamed(ALLOWED);
    }
}
