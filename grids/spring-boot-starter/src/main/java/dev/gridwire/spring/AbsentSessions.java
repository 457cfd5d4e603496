// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.aopalliance.intercept.MethodInterceptor;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.session.MapSession;
import org.springframework.session.data.redis.RedisIndexedSessionRepository;
import org.springframework.session.data.redis.RedisSessionRepository;
import org.springframework.util.ReflectionUtils;

/**
 * Makes a session with an unreadable part no session, so that its user logs in anew. The session stays in Redis. Reactive
 * repositories would remove it, so theirs stays an error.
 */
final class AbsentSessions {

    /** Stands for an unreadable part of a session. Null would be an attribute that was removed. */
    static final Object UNREADABLE = new Object();

    private AbsentSessions() {}

    /** Ends a search that would otherwise remove the session. */
    private static final class NoSession extends RuntimeException {

        private static final long serialVersionUID = 1L;

        NoSession() {
            super("The session has an unreadable part", null, false, false);
        }
    }

    /** Whether a bean is a repository that this class knows. */
    static boolean isRepository(Object bean) {
        return bean.getClass() == RedisSessionRepository.class || bean instanceof RedisIndexedSessionRepository;
    }

    /** Returns a repository that has no sessions with unreadable parts: the same one, or a proxy. */
    static Object served(Object repository) {
        BiFunction<String, Map<String, Object>, MapSession> mapper = mapper(repository);
        if (repository instanceof RedisIndexedSessionRepository indexed) {
            indexed.setRedisSessionMapper((id, parts) -> isUnreadable(parts) ? null : mapper.apply(id, parts));
            return indexed;
        }
        ((RedisSessionRepository) repository).setRedisSessionMapper((id, parts) -> {
            if (isUnreadable(parts)) {
                throw new NoSession();
            }
            return mapper.apply(id, parts);
        });
        return proxy(repository);
    }

    private static boolean isUnreadable(Map<String, Object> parts) {
        return parts.values().stream().anyMatch(part -> part == UNREADABLE);
    }

    /** Returns the mapper that the application set, or Spring Session's; no getter shows it. */
    @SuppressWarnings("unchecked") // Both repositories declare the field with this type.
    private static BiFunction<String, Map<String, Object>, MapSession> mapper(Object repository) {
        Field field = Objects.requireNonNull(ReflectionUtils.findField(repository.getClass(), "redisSessionMapper"));
        ReflectionUtils.makeAccessible(field);
        return (BiFunction<String, Map<String, Object>, MapSession>)
                Objects.requireNonNull(ReflectionUtils.getField(field, repository));
    }

    /** This repository removes a session that its mapper takes for none. */
    private static Object proxy(Object repository) {
        ProxyFactory proxies = new ProxyFactory(repository);
        proxies.setProxyTargetClass(true);
        proxies.addAdvice((MethodInterceptor) call -> {
            try {
                return call.proceed();
            } catch (NoSession e) {
                return null;
            }
        });
        return proxies.getProxy(repository.getClass().getClassLoader());
    }
}
