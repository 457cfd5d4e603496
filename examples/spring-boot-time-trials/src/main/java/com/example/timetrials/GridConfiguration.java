// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.hazelcast.config.ClasspathXmlConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The member, which Spring Boot makes of the Config. Nothing here tells of Gridwire. */
@Configuration(proxyBeanMethods = false)
class GridConfiguration {

    /** Most of it stands in a file; the factory is code. */
    @Bean
    Config config() {
        Config config = new ClasspathXmlConfig("time-trials.xml");
        addFactory(config.getSerializationConfig());
        return config;
    }

    /** What members and clients must know to make an object of two numbers. */
    static void addFactory(SerializationConfig config) {
        config.addDataSerializableFactory(
                ProgrammerIdentified.FACTORY_ID,
                classId -> {
                    if (classId == ProgrammerIdentified.CLASS_ID) {
                        return new ProgrammerIdentified();
                    }
                    throw new IllegalArgumentException("The factory does not know the class: classId=" + classId);
                });
    }
}
