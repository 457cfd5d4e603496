// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** A site with each kind of login, whose sessions Spring Session keeps; it says nothing of Gridwire. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({HazelcastStore.class, Security.class, SamlStandIn.class, Pages.class})
public class LoginApplication {

    /** Starts it. */
    public static void main(String... arguments) {
        SpringApplication.run(LoginApplication.class, arguments);
    }
}
