// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import java.io.Serializable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.WebAuthnConfigurer;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.oauth2.client.web.HttpSessionOAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialCreationOptions;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.security.SpringSessionBackedSessionRegistry;

/** All logins in one chain of filters, as Spring Security's documentation configures each. */
@Configuration(proxyBeanMethods = false)
class Security {

    @Bean
    UserDetailsService users() {
        InMemoryUserDetailsManager users = new InMemoryUserDetailsManager(
                User.withUsername("ada").password("{noop}secret").roles("ADMIN", "USER").build(),
                User.withUsername("bob").password("{noop}secret").roles("USER").disabled(true).build());
        // Not itself: it would store a hash of the password at the first login, another one on each site.
        return users::loadUserByUsername;
    }

    @Bean
    OAuth2AuthorizedClientRepository clients() {
        return new HttpSessionOAuth2AuthorizedClientRepository();
    }

    @Bean
    SecurityFilterChain chain(HttpSecurity http, UserDetailsService users, SamlStandIn saml,
            @Value("${login.origins}") String[] origins, @Value("${login.sessions:100}") int most,
            ObjectProvider<FindByIndexNameSessionRepository<?>> sessions) throws Exception {
        http.authorizeHttpRequests(rules -> rules
                .requestMatchers("/alive", "/failure", "/written", "/error", "/stranger", "/actuator/**").permitAll()
                .anyRequest().authenticated());
        http.formLogin(Customizer.withDefaults());
        http.rememberMe(remember -> remember.key("key").userDetailsService(users));
        http.oauth2Login(Customizer.withDefaults());
        http.webAuthn(login -> passkeys(login, origins));
        saml.configure(http);
        sessions.ifAvailable(repository -> limit(http, repository, most));
        return http.build();
    }

    /** Before Spring Security 7.1 a registration that has begun is not Serializable, and does not come back from any session. */
    private static void passkeys(WebAuthnConfigurer<HttpSecurity> login, String... origins) {
        login.rpName("Shop").rpId("localhost").allowedOrigins(origins);
        if (!Serializable.class.isAssignableFrom(PublicKeyCredentialCreationOptions.class)) {
            login.creationOptionsRepository(new BegunRegistration());
        }
    }

    private static void limit(HttpSecurity http, FindByIndexNameSessionRepository<?> repository, int most) {
        try {
            http.sessionManagement(session -> session.maximumSessions(most).maxSessionsPreventsLogin(true)
                    .sessionRegistry(new SpringSessionBackedSessionRegistry<>(repository)));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
