// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.session;

import java.io.Serializable;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** A session of a web application, in the form that its container stores. */
@SuppressWarnings("serial") // the map is a HashMap, the set a HashSet
public final class UserSession implements Serializable {

    private static final long serialVersionUID = 1L;

    private final UUID user;
    private final long createdMillis;
    private final Instant lastSeen;
    private final Set<String> roles;
    private final Map<String, Object> attributes;

    /** Creates a session; keeps the containers. */
    public UserSession(UUID user, long createdMillis, Instant lastSeen, Set<String> roles, Map<String, Object> attributes) {
        this.user = user;
        this.createdMillis = createdMillis;
        this.lastSeen = lastSeen;
        this.roles = roles;
        this.attributes = attributes;
    }

    UUID user() {
        return user;
    }

    long createdMillis() {
        return createdMillis;
    }

    Instant lastSeen() {
        return lastSeen;
    }

    Set<String> roles() {
        return roles;
    }

    Map<String, Object> attributes() {
        return attributes;
    }
}
