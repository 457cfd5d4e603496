// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import com.hazelcast.config.Config;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import org.springframework.beans.factory.support.BeanDefinitionBuilder;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.util.ClassUtils;

/**
 * Sets the filter if Spring Boot reads a member's configuration from a file. Spring Boot then calls a method whose interface
 * has one name in Spring Boot 3 and another in 4, so this class implements it at run time.
 */
final class FileCustomizer implements ImportBeanDefinitionRegistrar {

    private static final List<String> NAMES = List.of(
            "org.springframework.boot.autoconfigure.hazelcast.HazelcastConfigCustomizer",
            "org.springframework.boot.hazelcast.autoconfigure.HazelcastConfigCustomizer");

    /** For Spring. */
    FileCustomizer() {}

    @Override
    public void registerBeanDefinitions(AnnotationMetadata importing, BeanDefinitionRegistry registry) {
        ClassLoader loader = getClass().getClassLoader();
        for (String name : NAMES) {
            if (ClassUtils.isPresent(name, loader)) {
                register(ClassUtils.resolveClassName(name, loader), registry);
            }
        }
    }

    private static <T> void register(Class<T> customizer, BeanDefinitionRegistry registry) {
        BeanDefinitionBuilder bean = BeanDefinitionBuilder.genericBeanDefinition(customizer, () -> customizer.cast(
                Proxy.newProxyInstance(customizer.getClassLoader(), new Class<?>[] {customizer}, handler())));
        registry.registerBeanDefinition("gridwireHazelcastConfigCustomizer", bean.getBeanDefinition());
    }

    private static InvocationHandler handler() {
        return (proxy, method, arguments) -> {
            if (arguments != null && arguments.length == 1 && arguments[0] instanceof Config config) {
                JavaSerializationPolicy.set(config);
                return null;
            }
            return switch (method.getName()) {
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> FileCustomizer.class.getName();
            };
        };
    }
}
