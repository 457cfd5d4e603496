// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.session.MapSession;
import org.springframework.session.Session;
import org.springframework.util.ReflectionUtils;

/**
 * Makes a session with an unreadable attribute no session, so that its user logs in anew. The session stays in the database. All
 * attributes are read when the session is found; otherwise each is read when it is first asked for.
 */
final class AbsentJdbcSessions {

    private AbsentJdbcSessions() {}

    /** Returns a proxy of a repository whose conversion reads null for an unreadable attribute. */
    static Object served(Object repository) {
        return SearchedSessions.of(repository, AbsentJdbcSessions::checked);
    }

    private static @Nullable Object checked(@Nullable Object found) {
        if (found instanceof Session session && isUnreadable(session)) {
            throw new NoSession();
        }
        return found instanceof Map<?, ?> sessions ? readable(sessions) : found;
    }

    private static Map<?, ?> readable(Map<?, ?> sessions) {
        Map<Object, Object> readable = new LinkedHashMap<>(sessions);
        readable.values().removeIf(each -> isUnreadable((Session) each));
        return readable;
    }

    /** Whether a name has no value: Spring Session stores no null. */
    private static boolean isUnreadable(Session session) {
        MapSession stored = stored(session);
        return stored.getAttributeNames().stream()
                .anyMatch(name -> ((Supplier<?>) stored.getRequiredAttribute(name)).get() == null);
    }

    /** Returns the attributes as the repository found them. A session's own method could mark those it returns as changed. */
    private static MapSession stored(Session session) {
        Field field = Objects.requireNonNull(ReflectionUtils.findField(session.getClass(), "delegate", MapSession.class));
        ReflectionUtils.makeAccessible(field);
        return (MapSession) Objects.requireNonNull(ReflectionUtils.getField(field, session));
    }
}
