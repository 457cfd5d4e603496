// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import com.acme.shop.Grids;
import com.hazelcast.config.AttributeConfig;
import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastInstance;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.Session;

/** Spring Session's repository in Hazelcast: Spring's own up to Spring Session 3, Hazelcast's own since. */
enum SessionStore {
    SPRING("org.springframework.session.hazelcast."),
    HAZELCAST("com.hazelcast.spring.session.");

    private final String packageName;

    SessionStore(String packageName) {
        this.packageName = packageName;
    }

    /** The one that is on the class path. */
    static SessionStore present() {
        return SPRING.isPresent() ? SPRING : HAZELCAST;
    }

    private boolean isPresent() {
        return SessionStore.class.getClassLoader()
                .getResource(packageName.replace('.', '/') + "HazelcastIndexedSessionRepository.class") != null;
    }

    private Class<?> type(String name) throws ReflectiveOperationException {
        return Class.forName(packageName + name);
    }

    /** A member's, as the store's documentation says. */
    Config config() throws ReflectiveOperationException {
        Config config = Grids.alone();
        if (this == SPRING) {
            config.getMapConfig("spring:session:sessions").addAttributeConfig(
                    new AttributeConfig("principalName", packageName + "PrincipalNameExtractor"));
        } else {
            type("HazelcastSessionConfiguration").getMethod("applySerializationConfig", Config.class).invoke(null, config);
        }
        return config;
    }

    /** A repository that flushes changes when it is told to save. */
    @SuppressWarnings("unchecked") // Sessions are of a class of the repository's own.
    FindByIndexNameSessionRepository<Session> repository(HazelcastInstance grid) throws Exception {
        Object repository = type("HazelcastIndexedSessionRepository").getConstructor(HazelcastInstance.class).newInstance(grid);
        ((InitializingBean) repository).afterPropertiesSet();
        return (FindByIndexNameSessionRepository<Session>) repository;
    }
}
