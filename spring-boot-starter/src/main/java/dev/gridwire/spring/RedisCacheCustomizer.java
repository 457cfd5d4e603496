// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.redis.GridwireRedisSerializer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.BeanFactoryAware;
import org.springframework.beans.factory.support.BeanDefinitionBuilder;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.Ordered;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager.RedisCacheManagerBuilder;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.util.ClassUtils;

/**
 * Gives caches in Redis the serializer; their times to live and prefixes stay. Spring Boot calls a method for it that is in one
 * package in Spring Boot 3 and in another in 4, so that it is implemented at run time.
 */
final class RedisCacheCustomizer implements ImportBeanDefinitionRegistrar, BeanFactoryAware {

    private static final List<String> NAMES = List.of(
            "org.springframework.boot.autoconfigure.cache.RedisCacheManagerBuilderCustomizer",
            "org.springframework.boot.cache.autoconfigure.RedisCacheManagerBuilderCustomizer");

    private BeanFactory beans;

    /** For Spring. */
    RedisCacheCustomizer() {}

    @Override
    public void setBeanFactory(BeanFactory newBeans) {
        beans = newBeans;
    }

    @Override
    public void registerBeanDefinitions(AnnotationMetadata importing, BeanDefinitionRegistry registry) {
        ClassLoader loader = getClass().getClassLoader();
        for (String name : NAMES) {
            if (ClassUtils.isPresent(name, loader)) {
                register(ClassUtils.resolveClassName(name, loader), registry);
            }
        }
    }

    private <T> void register(Class<T> customizer, BeanDefinitionRegistry registry) {
        BeanDefinitionBuilder bean = BeanDefinitionBuilder.genericBeanDefinition(customizer, () -> customizer.cast(
                Proxy.newProxyInstance(customizer.getClassLoader(), new Class<?>[] {customizer, Ordered.class}, handler())));
        registry.registerBeanDefinition("gridwireRedisCacheManagerBuilderCustomizer", bean.getBeanDefinition());
    }

    private InvocationHandler handler() {
        return (proxy, method, arguments) -> {
            if (arguments != null && arguments.length == 1 && arguments[0] instanceof RedisCacheManagerBuilder builder) {
                customize(builder);
                return null;
            }
            return switch (method.getName()) {
                case "getOrder" -> Ordered.HIGHEST_PRECEDENCE;
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> RedisCacheCustomizer.class.getName();
            };
        };
    }

    /** Before the application's own customizers, and not where it has a configuration of its own. */
    private void customize(RedisCacheManagerBuilder builder) {
        if (beans.getBeanProvider(RedisCacheConfiguration.class).getIfAvailable() != null) {
            return;
        }
        SerializationPair<Object> pair = SerializationPair.fromSerializer(beans.getBean(GridwireRedisSerializer.class));
        builder.cacheDefaults(builder.cacheDefaults().serializeValuesWith(pair));
        for (String name : builder.getConfiguredCaches()) {
            builder.getCacheConfigurationFor(name)
                    .ifPresent(known -> builder.withCacheConfiguration(name, known.serializeValuesWith(pair)));
        }
    }
}
