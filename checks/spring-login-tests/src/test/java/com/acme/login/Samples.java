// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.apereo.cas.client.authentication.AttributePrincipalImpl;
import org.apereo.cas.client.validation.AssertionImpl;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.authentication.ott.OneTimeTokenAuthenticationToken;
import org.springframework.security.cas.authentication.CasAuthenticationToken;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.oauth2.core.DefaultOAuth2AuthenticatedPrincipal;
import org.springframework.security.oauth2.core.OAuth2AccessToken;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthentication;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;
import org.springframework.security.web.authentication.switchuser.SwitchUserGrantedAuthority;

/** The outcomes of logins for which there is no server here. */
final class Samples {

    private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");
    private static final List<GrantedAuthority> ROLES = List.of(new SimpleGrantedAuthority("ROLE_USER"));

    private Samples() {}

    static Object of(String name) {
        User ada = new User("ada", "", ROLES);
        return switch (name) {
            case "jwt" -> new JwtAuthenticationToken(
                    new Jwt("token", TIME, TIME.plusSeconds(9), Map.of("alg", "RS256"),
                            Map.of("iss", "https://idp", "sub", "ada", "aud", List.of("shop"), "iat", TIME)), ROLES);
            case "opaque" -> new BearerTokenAuthentication(
                    new DefaultOAuth2AuthenticatedPrincipal("ada", Map.of("active", true), ROLES),
                    new OAuth2AccessToken(OAuth2AccessToken.TokenType.BEARER, "token", TIME, TIME.plusSeconds(9)), ROLES);
            case "cas" -> new CasAuthenticationToken("key", ada, "ticket", ROLES, ada, new AssertionImpl(
                    new AttributePrincipalImpl("ada", Map.of("mail", "ada@acme.com")), new Date(1), new Date(2), new Date(3),
                    Map.of("longTermAuthenticationRequestTokenUsed", "false")));
            case "oneTime" -> new OneTimeTokenAuthenticationToken(ada, ROLES);
            case "container" -> new PreAuthenticatedAuthenticationToken(ada, "N/A", ROLES);
            case "switched" -> UsernamePasswordAuthenticationToken.authenticated(ada, null, List.of(
                    new SwitchUserGrantedAuthority("ROLE_PREVIOUS_ADMINISTRATOR",
                            UsernamePasswordAuthenticationToken.authenticated("root", null, ROLES))));
            case "own" -> new OwnToken("ada", ROLES);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
