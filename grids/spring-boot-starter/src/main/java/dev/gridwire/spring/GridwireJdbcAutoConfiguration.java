// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.ResourceLoaderAware;
import org.springframework.context.annotation.Bean;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.io.ResourceLoader;
import org.springframework.session.jdbc.JdbcIndexedSessionRepository;
import org.springframework.util.ClassUtils;

/** Serializes the attributes of sessions that Spring Session keeps in a database, in place of Java serialization. */
@AutoConfiguration
@ConditionalOnClass(name = "org.springframework.session.jdbc.JdbcIndexedSessionRepository")
@ConditionalOnProperty(name = {"gridwire.enabled", "gridwire.jdbc.enabled"}, matchIfMissing = true)
public class GridwireJdbcAutoConfiguration implements ResourceLoaderAware {

    /** The name of the bean that Spring Session uses to convert attributes. */
    static final String OF_SESSIONS = "springSessionConversionService";

    private ClassLoader loader = ClassUtils.getDefaultClassLoader();

    /** For Spring. */
    public GridwireJdbcAutoConfiguration() {}

    /** Takes the loader of the application's beans, which the developer tools replace with each restart. */
    @Override
    public void setResourceLoader(ResourceLoader resources) {
        loader = resources.getClassLoader();
    }

    /** Found by its name only, so applications that inject some conversion service still get their own. */
    @Bean(name = OF_SESSIONS, defaultCandidate = false)
    @ConditionalOnMissingBean(name = OF_SESSIONS)
    ConversionService springSessionConversionService(BeanFactory beans) {
        return SessionConversion.asConfigured(loader, beans);
    }

    /** Lets Spring Session find no session in place of one with an unreadable attribute, if the settings say so. */
    @Bean
    static BeanPostProcessor gridwireJdbcSessions(BeanFactory beans) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                return bean instanceof JdbcIndexedSessionRepository
                        && beans.getBean(OF_SESSIONS) instanceof SessionConversion conversion && conversion.isAbsent()
                        ? AbsentJdbcSessions.served(bean) : bean;
            }
        };
    }
}
