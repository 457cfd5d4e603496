// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.session;

import dev.gridwire.trials.workload.WrittenWorkload;

/** A web session, which no comparison with a grid published: measured where it is named, in its plain form. */
public final class SessionWorkload extends WrittenWorkload<UserSession> {

    /** Fills the table. */
    public SessionWorkload() {
        super("session", "Session",
                "A web session: an id, times, a set of two roles, and a map of eight attributes of five classes.",
                SessionValues::new, UserSession.class);
        byHand(SessionByHand::new);
    }
}
