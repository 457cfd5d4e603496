// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.saml2.core.Saml2Error;
import org.springframework.security.saml2.core.Saml2ErrorCodes;
import org.springframework.security.saml2.provider.service.authentication.AbstractSaml2AuthenticationRequest;
import org.springframework.security.saml2.provider.service.authentication.DefaultSaml2AuthenticatedPrincipal;
import org.springframework.security.saml2.provider.service.authentication.Saml2Authentication;
import org.springframework.security.saml2.provider.service.authentication.Saml2AuthenticationException;
import org.springframework.security.saml2.provider.service.authentication.Saml2AuthenticationToken;
import org.springframework.security.saml2.provider.service.authentication.Saml2PostAuthenticationRequest;
import org.springframework.security.saml2.provider.service.authentication.Saml2RedirectAuthenticationRequest;
import org.springframework.security.saml2.provider.service.registration.InMemoryRelyingPartyRegistrationRepository;
import org.springframework.security.saml2.provider.service.registration.RelyingPartyRegistration;
import org.springframework.security.saml2.provider.service.registration.RelyingPartyRegistrationRepository;
import org.springframework.security.saml2.provider.service.registration.Saml2MessageBinding;
import org.springframework.security.saml2.provider.service.web.HttpSessionSaml2AuthenticationRequestRepository;
import org.springframework.security.saml2.provider.service.web.authentication.Saml2AuthenticationRequestResolver;
import org.springframework.util.ClassUtils;

/**
 * A login by SAML without OpenSAML, which reads and writes the messages: their text is the name of the user here. Filters, what
 * they keep in the session, and the outcome are Spring Security's own.
 */
@Configuration(proxyBeanMethods = false)
class SamlStandIn {

    private static final String ASSERTION = "org.springframework.security.saml2.provider.service.authentication.Saml2";
    private static final String PATH = "/saml2/authenticate/";

    @Bean
    RelyingPartyRegistrationRepository parties() {
        return new InMemoryRelyingPartyRegistrationRepository(
                party("redirect", Saml2MessageBinding.REDIRECT), party("post", Saml2MessageBinding.POST));
    }

    private static RelyingPartyRegistration party(String id, Saml2MessageBinding binding) {
        return RelyingPartyRegistration.withRegistrationId(id)
                .entityId("shop")
                .assertionConsumerServiceLocation("{baseUrl}/login/saml2/sso/{registrationId}")
                .assertingPartyMetadata(idp -> idp.entityId("idp")
                        .singleSignOnServiceBinding(binding)
                        .singleSignOnServiceLocation("http://localhost/sso").wantAuthnRequestsSigned(false))
                .build();
    }

    @Bean
    Saml2AuthenticationRequestResolver requests(RelyingPartyRegistrationRepository parties) {
        return new Saml2AuthenticationRequestResolver() {
            @Override
            public <T extends AbstractSaml2AuthenticationRequest> T resolve(HttpServletRequest request) {
                String path = request.getRequestURI();
                return path.startsWith(PATH) ? request(parties.findByRegistrationId(path.substring(PATH.length()))) : null;
            }
        };
    }

    @SuppressWarnings("unchecked") // The resolver's type is one that a caller chooses.
    private static <T extends AbstractSaml2AuthenticationRequest> T request(RelyingPartyRegistration party) {
        return (T) (party.getRegistrationId().equals("post")
                ? Saml2PostAuthenticationRequest.withRelyingPartyRegistration(party)
                        .samlRequest("request").relayState("relay").id("id").build()
                : Saml2RedirectAuthenticationRequest.withRelyingPartyRegistration(party)
                        .samlRequest("request").relayState("relay").id("id").sigAlg("none").signature("none").build());
    }

    void configure(HttpSecurity http) throws Exception {
        RelyingPartyRegistrationRepository parties = parties();
        HttpSessionSaml2AuthenticationRequestRepository kept = new HttpSessionSaml2AuthenticationRequestRepository();
        http.saml2Login(login -> login
                .relyingPartyRegistrationRepository(parties)
                .authenticationRequestResolver(requests(parties))
                .authenticationConverter(request -> {
                    AbstractSaml2AuthenticationRequest asked = kept.loadAuthenticationRequest(request);
                    return asked == null ? null : new Saml2AuthenticationToken(
                            parties.findByRegistrationId(asked.getRelyingPartyRegistrationId()),
                            new String(Base64.getDecoder().decode(request.getParameter("SAMLResponse")), StandardCharsets.UTF_8),
                            asked);
                })
                .authenticationManager(manager()));
    }

    private static AuthenticationManager manager() {
        return asked -> {
            Saml2AuthenticationToken token = (Saml2AuthenticationToken) asked;
            if (token.getSaml2Response().isEmpty()) {
                throw new Saml2AuthenticationException(new Saml2Error(Saml2ErrorCodes.INVALID_RESPONSE, "empty"));
            }
            return authentication(token.getSaml2Response(), token.getRelyingPartyRegistration().getRegistrationId());
        };
    }

    /** As OpenSaml4- and OpenSaml5AuthenticationProvider make it. */
    static Authentication authentication(String name, String registration) {
        Map<String, List<Object>> attributes = new LinkedHashMap<>();
        attributes.put("mail", List.of(name + "@acme.com"));
        attributes.put("level", List.of(1, true, Instant.EPOCH, "text"));
        Collection<GrantedAuthority> authorities = List.of(new SimpleGrantedAuthority("ROLE_USER"));
        DefaultSaml2AuthenticatedPrincipal principal =
                new DefaultSaml2AuthenticatedPrincipal(name, attributes, List.of("index"));
        if (ClassUtils.isPresent(ASSERTION + "AssertionAuthentication", null)) {
            return assertion(principal, attributes, authorities, registration);
        }
        principal.setRelyingPartyRegistrationId(registration);
        return new Saml2Authentication(principal, "<response/>", authorities);
    }

    /** Spring Security 7 makes this in place of it. */
    private static Authentication assertion(DefaultSaml2AuthenticatedPrincipal principal, Map<String, List<Object>> attributes,
            Collection<GrantedAuthority> authorities, String registration) {
        try {
            Class<?> type = Class.forName(ASSERTION + "ResponseAssertion");
            Object builder = type.getMethod("withResponseValue", String.class).invoke(null, "<response/>");
            Class<?> steps = builder.getClass();
            steps.getMethod("nameId", String.class).invoke(builder, principal.getName());
            steps.getMethod("sessionIndexes", List.class).invoke(builder, List.of("index"));
            steps.getMethod("attributes", Map.class).invoke(builder, attributes);
            Object assertion = steps.getMethod("build").invoke(builder);
            return (Authentication) Class.forName(ASSERTION + "AssertionAuthentication")
                    .getConstructor(
                            Object.class, Class.forName(ASSERTION + "ResponseAssertionAccessor"), Collection.class, String.class)
                    .newInstance(principal, assertion, authorities, registration);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
