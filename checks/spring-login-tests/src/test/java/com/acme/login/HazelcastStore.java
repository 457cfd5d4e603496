// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import com.hazelcast.config.AttributeConfig;
import com.hazelcast.config.Config;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.ImportSelector;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.util.ClassUtils;

/** Sessions in an embedded member of Hazelcast, where it is on the class path: as the documentation of the line's store says. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnClass(Config.class)
@Import(HazelcastStore.OfItsOwn.class)
class HazelcastStore {

    private static final String STORE_4 = "com.hazelcast.spring.session.";
    private static final String STORE_3 = "org.springframework.session.hazelcast.";

    /** Spring Boot 4 knows no sessions in Hazelcast. */
    static final class OfItsOwn implements ImportSelector {

        /** For Spring. */
        OfItsOwn() {}

        @Override
        public String[] selectImports(AnnotationMetadata importing) {
            String configuration = STORE_4 + "config.annotation.web.http.HazelcastHttpSessionConfiguration";
            return ClassUtils.isPresent(configuration, null) ? new String[] {configuration} : new String[0];
        }
    }

    @Bean
    Config hazelcast(@Value("${login.cluster}") String cluster, @Value("${login.member}") int port,
            @Value("${login.members}") String members) throws ReflectiveOperationException {
        Config config = new Config().setClusterName(cluster);
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getJoin().getTcpIpConfig().setEnabled(true).addMember(members);
        if (ClassUtils.isPresent(STORE_4 + "HazelcastSessionConfiguration", null)) {
            Class.forName(STORE_4 + "HazelcastSessionConfiguration")
                    .getMethod("applySerializationConfig", Config.class).invoke(null, config);
        } else {
            config.getMapConfig("spring:session:sessions").addAttributeConfig(
                    new AttributeConfig("principalName", STORE_3 + "PrincipalNameExtractor"));
        }
        return config;
    }
}
