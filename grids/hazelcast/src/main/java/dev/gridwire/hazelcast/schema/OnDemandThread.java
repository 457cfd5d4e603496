// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A daemon thread, made when there is something to do and gone when there is nothing for a while. */
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

    /** Does it in time; false if the worker has ended. */
    boolean run(long delayMillis, Runnable task) {
        try {
            executor.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException e) {
            return false;
        }
    }

    /** Tasks that have not begun are not done. */
    void end() {
        executor.shutdownNow();
    }
}
