// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.core.HazelcastInstance;
import org.jspecify.annotations.Nullable;

/**
 * Says if an instance runs Jet's jobs, or submits them: a member whose configuration enables Jet, and a client that was told
 * so. Others have no use for the functions of pipelines, which open files and call methods by name.
 */
enum JetJobs {
    /** {@code hazelcast.jet=true}. */
    ALLOWED,
    /** {@code hazelcast.jet=false}. */
    REFUSED,
    /** Not said: a member's configuration decides. */
    AS_CONFIGURED;

    boolean run(@Nullable HazelcastInstance grid) {
        return run(this == AS_CONFIGURED && grid != null && isEnabled(grid));
    }

    boolean run(boolean isEnabled) {
        return this == ALLOWED || this == AS_CONFIGURED && isEnabled;
    }

    private static boolean isEnabled(HazelcastInstance grid) {
        try {
            return grid.getConfig().getJetConfig().isEnabled();
        } catch (UnsupportedOperationException e) {
            // A client knows nothing of it.
            return false;
        }
    }
}
