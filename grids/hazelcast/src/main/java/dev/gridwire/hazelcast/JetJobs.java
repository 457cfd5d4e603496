// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.core.HazelcastInstance;
import org.jspecify.annotations.Nullable;

/**
 * Says whether an instance runs or submits Jet jobs: a member whose configuration enables Jet, and a client whose settings say
 * so. Others do not need the functions of pipelines, which open files and call methods by name.
 */
enum JetJobs {
    /** {@code hazelcast.jet=true}. */
    ALLOWED,
    /** {@code hazelcast.jet=false}. */
    REFUSED,
    /** Not set: a member's configuration decides. */
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
            // Clients cannot know.
            return false;
        }
    }
}
