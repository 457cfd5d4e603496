// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.util.Map;
import java.util.function.BiFunction;
import org.springframework.session.MapSession;
import org.springframework.session.data.redis.ReactiveRedisIndexedSessionRepository;
import org.springframework.session.data.redis.ReactiveRedisSessionRepository;
import reactor.core.publisher.Mono;

/** Like {@link AbsentRedisSessions}, for reactive applications, which alone have Reactor. */
final class AbsentReactiveSessions {

    private AbsentReactiveSessions() {}

    static Object served(Object repository) {
        BiFunction<String, Map<String, Object>, Mono<MapSession>> mapper = AbsentRedisSessions.mapper(repository);
        if (repository instanceof ReactiveRedisIndexedSessionRepository indexed) {
            indexed.setRedisSessionMapper(
                    (id, parts) -> AbsentRedisSessions.isUnreadable(parts) ? Mono.empty() : mapper.apply(id, parts));
            return indexed;
        }
        // This repository removes a session that its mapper takes for none.
        ((ReactiveRedisSessionRepository) repository).setRedisSessionMapper((id, parts) ->
                AbsentRedisSessions.isUnreadable(parts) ? Mono.error(new NoSession()) : mapper.apply(id, parts));
        return SearchedSessions.of(repository, found -> found instanceof Mono<?> session
                ? session.onErrorResume(NoSession.class, e -> Mono.empty()) : found);
    }
}
