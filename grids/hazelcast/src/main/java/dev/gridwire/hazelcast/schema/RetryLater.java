// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import com.hazelcast.core.HazelcastInstanceNotActiveException;
import dev.gridwire.schema.SchemaPendingException;
import java.util.stream.Stream;

/**
 * Makes Hazelcast read a value again after half a second or more, while its schema is being looked up. Two exceptions have that
 * effect. One serves operations that a member called. The other serves bytes from a client, such as a processor, which the
 * member reads before there is an operation; Hazelcast itself throws it while a member starts.
 */
public final class RetryLater {

    private static final String OPERATIONS = "com.hazelcast.spi.impl.operationservice.impl.OperationRunnerImpl";
    private static final String CLIENT_TASKS = "com.hazelcast.client.impl.protocol.task.";

    private RetryLater() {}

    /** Creates the exception to throw. */
    public static RuntimeException of(SchemaPendingException pending) {
        return StackWalker.getInstance().walk(RetryLater::isForClient)
                ? new HazelcastInstanceNotActiveException(pending.getMessage())
                : new SchemaNotThereYetException(pending);
    }

    private static boolean isForClient(Stream<StackWalker.StackFrame> frames) {
        return frames.map(StackWalker.StackFrame::getClassName)
                .filter(name -> name.equals(OPERATIONS) || name.startsWith(CLIENT_TASKS))
                .findFirst()
                .filter(name -> name.startsWith(CLIENT_TASKS))
                .isPresent();
    }
}
