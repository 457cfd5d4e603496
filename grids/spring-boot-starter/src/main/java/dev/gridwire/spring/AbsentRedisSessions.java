// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.springframework.session.MapSession;
import org.springframework.session.data.redis.ReactiveRedisIndexedSessionRepository;
import org.springframework.session.data.redis.ReactiveRedisSessionRepository;
import org.springframework.session.data.redis.RedisIndexedSessionRepository;
import org.springframework.session.data.redis.RedisSessionRepository;
import org.springframework.util.ReflectionUtils;

/** Makes a session with an unreadable part no session, so that its user logs in anew. The session stays in Redis. */
final class AbsentRedisSessions {

    /** Stands for an unreadable part of a session. Null would be an attribute that was removed. */
    static final Object UNREADABLE = new Object();

    private AbsentRedisSessions() {}

    /** Whether a bean is a repository that this class knows. */
    static boolean isRepository(Object bean) {
        return bean.getClass() == RedisSessionRepository.class || bean instanceof RedisIndexedSessionRepository
                || isReactive(bean);
    }

    private static boolean isReactive(Object bean) {
        return bean.getClass() == ReactiveRedisSessionRepository.class || bean instanceof ReactiveRedisIndexedSessionRepository;
    }

    /** Returns a repository that has no sessions with unreadable parts: the same one, or a proxy. */
    static Object served(Object repository) {
        return isReactive(repository) ? AbsentReactiveSessions.served(repository) : servedBlocking(repository);
    }

    private static Object servedBlocking(Object repository) {
        BiFunction<String, Map<String, Object>, MapSession> mapper = mapper(repository);
        if (repository instanceof RedisIndexedSessionRepository indexed) {
            indexed.setRedisSessionMapper((id, parts) -> isUnreadable(parts) ? null : mapper.apply(id, parts));
            return indexed;
        }
        // This repository removes a session that its mapper takes for none.
        ((RedisSessionRepository) repository).setRedisSessionMapper((id, parts) -> {
            if (isUnreadable(parts)) {
                throw new NoSession();
            }
            return mapper.apply(id, parts);
        });
        return SearchedSessions.of(repository, found -> found);
    }

    static boolean isUnreadable(Map<String, Object> parts) {
        return parts.values().stream().anyMatch(part -> part == UNREADABLE);
    }

    /** Returns the mapper that the application set, or Spring Session's; no getter shows it. */
    @SuppressWarnings("unchecked") // The caller names the type of the repository's field.
    static <M> BiFunction<String, Map<String, Object>, M> mapper(Object repository) {
        Field field = Objects.requireNonNull(ReflectionUtils.findField(repository.getClass(), "redisSessionMapper"));
        ReflectionUtils.makeAccessible(field);
        return (BiFunction<String, Map<String, Object>, M>)
                Objects.requireNonNull(ReflectionUtils.getField(field, repository));
    }
}
