// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A daemon thread that starts when there is work and ends when it has been idle for a while. */
final class OnDemandThread {

    private static final long IDLE_SECONDS = 5;

    private final ScheduledThreadPoolExecutor executor;

    OnDemandThread(String name) {
        executor = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(null, task, name, 0, false);
            thread.setDaemon(true);
            thread.setContextClassLoader(OnDemandThread.class.getClassLoader());
            return thread;
        });
        executor.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
        executor.allowCoreThreadTimeOut(true);
    }

    /** Runs a task after a delay; returns false if the worker has ended. */
    boolean run(long delayMillis, Runnable task) {
        try {
            executor.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException e) {
            return false;
        }
    }

    /** Ends the worker; tasks that have not started are dropped. */
    void end() {
        executor.shutdownNow();
    }
}
