// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.GridSettings;
import dev.gridwire.redis.GridwireRedisSerializer;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.ResourceLoaderAware;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.ResourceLoader;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.util.ClassUtils;

/**
 * Serializes with Gridwire everything in Redis that Spring would leave to Java serialization: caches, sessions, and templates
 * without a configured serializer. A configured serializer stays.
 */
@AutoConfiguration(beforeName = {
        "org.springframework.boot.autoconfigure.cache.CacheAutoConfiguration",
        "org.springframework.boot.cache.autoconfigure.CacheAutoConfiguration",
        "org.springframework.boot.autoconfigure.session.SessionAutoConfiguration",
        "org.springframework.boot.session.data.redis.autoconfigure.SessionDataRedisAutoConfiguration"
})
@ConditionalOnClass(RedisTemplate.class)
@ConditionalOnProperty(name = {"gridwire.enabled", "gridwire.redis.enabled"}, matchIfMissing = true)
public class GridwireRedisAutoConfiguration implements ResourceLoaderAware {

    /** The name of the bean that Spring Session uses as serializer. */
    static final String OF_SESSIONS = "springSessionDefaultRedisSerializer";

    private ClassLoader loader = ClassUtils.getDefaultClassLoader();

    /** For Spring. */
    public GridwireRedisAutoConfiguration() {}

    /** Takes the loader of the application's beans, which the developer tools replace with each restart. */
    @Override
    public void setResourceLoader(ResourceLoader resources) {
        loader = resources.getClassLoader();
    }

    /** The serializer, as a bean for applications that want to refer to it. */
    @Bean
    @ConditionalOnMissingBean
    GridwireRedisSerializer gridwireRedisSerializer(BeanFactory beans) {
        RedisSerializer<?> replaced = ReplacedSerializer.find(loader, beans);
        return replaced == null ? new GridwireRedisSerializer(loader)
                : GridwireRedisSerializer.replacing(loader, replaced);
    }

    /** The serializer of sessions. It is a different object, so that there is only one bean of the serializer's own class. */
    @Bean(OF_SESSIONS)
    @ConditionalOnMissingBean(name = OF_SESSIONS)
    @ConditionalOnClass(name = "org.springframework.session.data.redis.RedisSessionRepository")
    RedisSerializer<Object> springSessionDefaultRedisSerializer(GridwireRedisSerializer serializer) {
        return new OfSessions(serializer);
    }

    /** The serializer of sessions. */
    static final class OfSessions implements RedisSerializer<Object> {

        private final GridwireRedisSerializer serializer;
        /** Whether the repository knows unreadable parts; otherwise they are refused. */
        private volatile boolean isMarking;

        OfSessions(GridwireRedisSerializer serializer) {
            this.serializer = serializer;
        }

        @Override
        public byte[] serialize(@Nullable Object value) {
            return serializer.serialize(value);
        }

        @Override
        public @Nullable Object deserialize(byte @Nullable [] bytes) {
            return serializer.deserialize(bytes, refusal -> {
                if (!isMarking) {
                    throw refusal;
                }
                return AbsentRedisSessions.UNREADABLE;
            });
        }
    }

    /** Lets Spring Session find no session in place of one with an unreadable part, if the settings say so. */
    @Bean
    @ConditionalOnClass(name = "org.springframework.session.data.redis.RedisSessionRepository")
    static BeanPostProcessor gridwireRedisSessions(BeanFactory beans) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                if (!AbsentRedisSessions.isRepository(bean) || !settings().isAbsent()
                        || !(beans.getBean(OF_SESSIONS) instanceof OfSessions sessions)) {
                    return bean;
                }
                sessions.isMarking = true;
                return AbsentRedisSessions.served(bean);
            }
        };
    }

    private static GridSettings settings() {
        return GridSettings.read(GridwireRedisAutoConfiguration.class, "redis", "write", "enabled", "unreadable");
    }

    /** Serves caches and reactive templates. */
    @Bean
    RedisStores gridwireRedisStores(GridwireRedisSerializer serializer) {
        return new RedisStores(serializer, settings());
    }

    /** Gives a serializer to templates, caches and cache managers that have none, before they are used. */
    @Bean
    static BeanPostProcessor gridwireRedisTemplates(
            ObjectProvider<GridwireRedisSerializer> serializer, ObjectProvider<RedisStores> stores) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessBeforeInitialization(Object bean, String name) {
                if (bean instanceof RedisTemplate<?, ?> template && template.getDefaultSerializer() == null) {
                    template.setDefaultSerializer(serializer.getObject());
                } else if (bean.getClass() == RedisCacheManager.class) {
                    return stores.getObject().served((RedisCacheManager) bean);
                } else if (bean instanceof RedisCacheConfiguration caches) {
                    return stores.getObject().served(caches);
                } else if (bean.getClass() == ReactiveRedisTemplate.class) {
                    return stores.getObject().served((ReactiveRedisTemplate<?, ?>) bean);
                }
                return bean;
            }
        };
    }
}
