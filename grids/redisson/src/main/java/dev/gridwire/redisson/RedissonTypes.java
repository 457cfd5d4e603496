// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import java.util.Set;

/**
 * Lists the Redisson classes that Redisson passes to a codec: requests and answers of remote services, tasks of executors, and
 * the exceptions that these send back. Each is allowed by name. {@code CronExpression} is not among them, because reading one
 * with a large range of years takes minutes and all memory. Schedules of tasks hold it as text.
 */
final class RedissonTypes {

    private static final String NAMES = """
            dev.gridwire.error: MalformedBytesException MismatchedShapeException RejectedTypeException
            org.redisson: RedissonReference RedissonShutdownException
            org.redisson.api: RemoteInvocationOptions
            org.redisson.client: RedisAskException RedisAuthRequiredException RedisBusyException RedisClusterDownException
                RedisConnectionException RedisException RedisLoadingException RedisMasterDownException RedisMovedException
                RedisNodeNotFoundException RedisNoReplicasException RedisNoScriptException RedisOutOfMemoryException
                RedisReadonlyException RedisReconnectedException RedisRedirectException RedisResponseTimeoutException
                RedisRetryException RedisTimeoutException RedisTryAgainException RedisWaitException
                RedisWrongPasswordException WriteRedisConnectionException
            org.redisson.command: NoSyncedSlavesException
            org.redisson.executor.params: ScheduledAtFixedRateParameters ScheduledCronExpressionParameters
                ScheduledParameters ScheduledWithFixedDelayParameters TaskParameters
            org.redisson.remote: RemoteServiceAck RemoteServiceAckTimeoutException RemoteServiceCancelRequest
                RemoteServiceCancelResponse RemoteServiceRequest RemoteServiceResponse RemoteServiceTimeoutException
            org.redisson.transaction: TransactionException TransactionTimeoutException
            """;

    /** Their binary names. */
    static final Set<String> ALLOWED = ClassNames.read(NAMES);

    private RedissonTypes() {}

    static MarshallerBuilder allow(MarshallerBuilder builder) {
        return builder.allowNamed(ALLOWED);
    }
}
