// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A command to a member of a trial. */
@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, property = "tell")
sealed interface MemberCommand {

    /** Does it. */
    Object run(TrialMember member);

    /**
     * Start, and join the others; answers with host and port.
     *
     * @param others host and port of members that run; empty for the first
     */
    record Join(Grid grid, List<String> others) implements MemberCommand {
        @Override
        public Object run(TrialMember member) {
            return member.join(grid, others);
        }
    }

    /** Answers with a {@link ProcessReading}. */
    record Read() implements MemberCommand {
        @Override
        public Object run(TrialMember member) {
            return member.read();
        }
    }

    /** Answers with a {@link Weight}. */
    record Weigh(String map) implements MemberCommand {
        @Override
        public Object run(TrialMember member) {
            return member.weigh(map);
        }
    }

    /** Answers whether it knows so many members, itself among them, and every backup is where it belongs. */
    record AskSafety(int members) implements MemberCommand {
        @Override
        public Object run(TrialMember member) {
            return member.isSafeAmong(members);
        }
    }

    /**
     * The memory of a process.
     *
     * @param usedHeapBytes after a collection
     * @param heldBytes of the map, backups included
     */
    record Weight(long usedHeapBytes, long heldBytes) {}
}
