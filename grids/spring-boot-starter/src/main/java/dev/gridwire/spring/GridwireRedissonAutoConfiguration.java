// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.redisson.GridwireCodec;
import dev.gridwire.settings.Settings;
import org.redisson.client.codec.Codec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.spring.starter.RedissonAutoConfigurationCustomizer;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Serializes with Gridwire the objects of the Redisson client that Redisson's starter creates. A configured codec stays. */
@AutoConfiguration(beforeName = {
        "org.redisson.spring.starter.RedissonAutoConfigurationV2",
        "org.redisson.spring.starter.RedissonAutoConfigurationV4"
})
@ConditionalOnClass({RedissonAutoConfigurationCustomizer.class, GridwireCodec.class})
@ConditionalOnProperty(name = {"gridwire.enabled", "gridwire.redisson.enabled"}, matchIfMissing = true)
public class GridwireRedissonAutoConfiguration {

    /** Names the codec that Redisson takes if it is given none. */
    private static final String DEFAULT = "default";

    /** For Spring. */
    public GridwireRedissonAutoConfiguration() {}

    /**
     * The codec, as a bean for applications that want to refer to it; Redisson's starter gets it through the customizer below.
     * {@code gridwire.redisson.replacing} names the codec whose values are still there.
     */
    @Bean
    @ConditionalOnMissingBean
    GridwireCodec gridwireRedissonCodec(BeanFactory beans) {
        Settings settings = Settings.read(ApplicationLoader.of(GridwireCodec.class));
        String replaced = settings.section("redisson").get("replacing");
        if (replaced == null) {
            return new GridwireCodec();
        }
        return GridwireCodec.replacing(replaced.equals(DEFAULT) && !beans.containsBean(replaced) ? new Kryo5Codec()
                : beans.getBean(replaced, Codec.class));
    }

    /** Runs before the application's own customizers. */
    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE)
    RedissonAutoConfigurationCustomizer gridwireRedissonCustomizer(GridwireCodec codec) {
        return config -> {
            if (config.getCodec() == null) {
                config.setCodec(codec);
            }
        };
    }
}
