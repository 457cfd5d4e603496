// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import dev.gridwire.policy.NamePolicy;
import java.util.Set;

/**
 * Lists the Hazelcast classes that reach Gridwire, because Hazelcast gives them to Java serialization or users' objects contain
 * them. Each is allowed by name, except in packages that hold nothing else. Reading one runs no code but its constructor and
 * its own hooks.
 */
final class HazelcastTypes {

    /** All throwables of Hazelcast 5.5 to 5.7, because members send exceptions to each other as objects. */
    private static final String THROWABLES = """
            com.hazelcast.cache: CacheNotExistsException
            com.hazelcast.client: AuthenticationException ClientNotAllowedInClusterException
                HazelcastClientNotActiveException HazelcastClientOfflineException UndefinedErrorCodeException
                UnsupportedClusterVersionException UnsupportedRoutingModeException
            com.hazelcast.client.impl.protocol.exception: MaxMessageSizeExceeded
            com.hazelcast.client.impl.spi.impl: ClientServiceNotFoundException InvocationMightContainCompactDataException
            com.hazelcast.config: InvalidConfigurationException
            com.hazelcast.config.properties: ValidationException
            com.hazelcast.core: ConsistencyLostException HazelcastException HazelcastInstanceNotActiveException
                HazelcastOverloadException IndeterminateOperationStateException LocalMemberResetException
                MemberLeftException OperationTimeoutException RuntimeInterruptedException
            com.hazelcast.cp.exception: CPGroupDestroyedException CPLeaderSteppingDownException CPSubsystemException
                CannotReplicateException LeaderDemotedException NotLeaderException StaleAppendRequestException
            com.hazelcast.cp.internal.datastructures.exception: WaitKeyCancelledException
            com.hazelcast.cp.internal.session: SessionExpiredException
            com.hazelcast.cp.lock.exception: LockAcquireLimitReachedException LockOwnershipLostException
            com.hazelcast.crdt: MutationDisallowedException TargetNotReplicaException
            com.hazelcast.durableexecutor: StaleTaskIdException
            com.hazelcast.flakeidgen.impl: NodeIdOutOfRangeException
            com.hazelcast.internal.adapter: MethodNotAvailableException
            com.hazelcast.internal.ascii.rest: HttpBadRequestException HttpConflictException HttpForbiddenException
            com.hazelcast.internal.cluster.impl: ClusterTopologyChangedException ConfigMismatchException
                MasterNodeChangedException VersionMismatchException
            com.hazelcast.internal.config: SchemaViolationConfigurationException
            com.hazelcast.internal.json: ParseException
            com.hazelcast.internal.metrics.impl: LongWordException
            com.hazelcast.internal.metrics.managementcenter: ConcurrentArrayRingbuffer$SequenceOutOfBoundsException
            com.hazelcast.internal.partition: PartitionStateVersionMismatchException
            com.hazelcast.internal.serialization.impl.compact: ReflectiveCompactSerializationUnsupportedException
            com.hazelcast.internal.server.tcp: ProtocolException
            com.hazelcast.internal.util: AddressUtil$InvalidAddressException AmbiguousInstantiationException
                ThreadAffinity$InvalidAffinitySyntaxException
            com.hazelcast.internal.util.concurrent: ConcurrentConveyorException
            com.hazelcast.internal.yaml: YamlException
            com.hazelcast.jet: JetException JobAlreadyExistsException RestartableException
            com.hazelcast.jet.core: JobNotFoundException TopologyChangedException
            com.hazelcast.jet.impl.exception: CancellationByUserException EnteringPassiveClusterStateException
                ExecutionNotFoundException JetDisabledException JobTerminateRequestedException
                TerminatedWithSnapshotException
            com.hazelcast.jet.impl.execution: ExecutionCancellationException TaskletExecutionException
            com.hazelcast.jet.impl.memory: AccumulationLimitExceededException
            com.hazelcast.jet.pipeline.test: AssertionCompletedException
            com.hazelcast.kubernetes: KubernetesClientException
            com.hazelcast.map: QueryResultSizeExceededException ReachedMaxSizeException
            com.hazelcast.map.impl.operation: EntryOffloadableLockMismatchException
                MapFetchIndexOperation$MissingPartitionException
            com.hazelcast.memory: NativeOutOfMemoryError
            com.hazelcast.nio.serialization: HazelcastSerializationException
            com.hazelcast.partition: NoDataMemberInClusterException
            com.hazelcast.query: QueryException
            com.hazelcast.query.extractor: ValueReadingException
            com.hazelcast.query.impl.getters.policy: ReflectiveAttributeLookupException
            com.hazelcast.replicatedmap: ReplicatedMapCantBeCreatedOnLiteMemberException
            com.hazelcast.ringbuffer: StaleSequenceException
            com.hazelcast.scheduledexecutor: DuplicateTaskException StaleTaskException
            com.hazelcast.scheduledexecutor.impl: ScheduledTaskResult$ExecutionExceptionDecorator
            com.hazelcast.spi.exception: CallerNotMemberException DistributedObjectDestroyedException
                NoCredentialsException PartitionMigratingException ResponseAlreadySentException RestClientException
                RetryableHazelcastException RetryableIOException ServiceNotFoundException TargetDisconnectedException
                TargetNotMemberException WrongTargetException
            com.hazelcast.spi.impl.securestore: SecureStoreException
            com.hazelcast.splitbrainprotection: SplitBrainProtectionException
            com.hazelcast.sql: HazelcastSqlException
            com.hazelcast.sql.impl: QueryException ResultLimitReachedException
            com.hazelcast.topic: TopicOverloadException
            com.hazelcast.transaction: TransactionException TransactionNotActiveException TransactionTimedOutException
            com.hazelcast.wan: WanQueueFullException
            javax.cache: CacheException
            javax.cache.event: CacheEntryListenerException
            javax.cache.integration: CacheLoaderException CacheWriterException
            javax.cache.processor: EntryProcessorException
            dev.gridwire: MalformedBytesException MismatchedShapeException RejectedTypeException
            dev.gridwire.hazelcast: StandInException
            dev.gridwire.hazelcast.schema: SchemaNotThereYetException
            dev.gridwire.schema: SchemaPendingException
            """;

    /** The classes of the throwables' fields. */
    private static final String PARTS_OF_THROWABLES = """
            com.hazelcast.cp: CPGroupId
            com.hazelcast.cp.internal: RaftGroupId
            com.hazelcast.internal.json: Location
            com.hazelcast.jet.impl: TerminationMode
            com.hazelcast.version: MemberVersion
            """;

    /** The classes that a rewrite sends to the members. */
    private static final String REWRITING = """
            dev.gridwire.hazelcast.rewrite: Candidates Direction FormatCounter ProblemFinder WriteAnew
            """;

    /** The classes that a JCache configuration names when a cache is made, and the classes of its events and policies. */
    private static final String CACHES = """
            javax.cache.configuration: FactoryBuilder$ClassFactory FactoryBuilder$SingletonFactory
                MutableCacheEntryListenerConfiguration
            javax.cache.expiry: AccessedExpiryPolicy CreatedExpiryPolicy Duration EternalExpiryPolicy ModifiedExpiryPolicy
                TouchedExpiryPolicy
            """;

    /** Enums that Hazelcast's operations, jobs and snapshots hold, and enums of its API that users' objects may hold. */
    private static final String ENUMS = """
            com.hazelcast.cluster: ClusterState
            com.hazelcast.config: EvictionPolicy InMemoryFormat IndexType MaxSizePolicy
            com.hazelcast.core: DistributedObjectEvent$EventType EntryEventType ItemEventType
                LifecycleEvent$LifecycleState
            com.hazelcast.jet.config: ProcessingGuarantee ResourceType
            com.hazelcast.jet.core: Edge$RoutingPolicy JobStatus TimestampKind
            com.hazelcast.jet.core.metrics: Unit
            com.hazelcast.jet.impl: SnapshotValidationRecord$SnapshotValidationKey TerminationMode$ActionAfterTerminate
            com.hazelcast.jet.impl.processor: AsyncTransformUsingServiceUnorderedP$Keys InsertWatermarksP$Keys
                SessionWindowP$Keys SlidingWindowP$Keys TransformStatefulP$SnapshotKeys
            com.hazelcast.jet.pipeline: JournalInitialPosition
            com.hazelcast.sql: SqlColumnType SqlExpectedResultType
            com.hazelcast.topic: TopicOverloadPolicy
            com.hazelcast.transaction: TransactionOptions$TransactionType
            """;

    /** Predicates, aggregations, projections, functions: users' processors and tasks capture them. */
    private static final Set<String> PACKAGES = Set.of(
            "com.hazelcast.aggregation",
            "com.hazelcast.aggregation.impl",
            "com.hazelcast.function",
            "com.hazelcast.projection",
            "com.hazelcast.projection.impl",
            "com.hazelcast.query",
            "com.hazelcast.query.impl.predicates");

    private static final Set<String> NAMES = ClassNames.read(THROWABLES + PARTS_OF_THROWABLES + REWRITING + CACHES + ENUMS);

    /** Allows these classes alone. */
    static final NamePolicy POLICY = new NamePolicy(NAMES, PACKAGES);

    private HazelcastTypes() {}

    /** Binary names of the classes that are allowed one by one. */
    static Set<String> names() {
        return NAMES;
    }

    /** Allows the classes; the types of jobs only if there are jobs. */
    static MarshallerBuilder allow(MarshallerBuilder builder, boolean withJobs) {
        PACKAGES.forEach(builder::allowPackage);
        builder.allowNamed(NAMES);
        return withJobs ? HazelcastPlans.allow(builder) : builder;
    }
}
