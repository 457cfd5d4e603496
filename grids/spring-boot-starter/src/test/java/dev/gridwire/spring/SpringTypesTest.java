// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.RejectedTypeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.cache.interceptor.SimpleKey;
import org.springframework.cache.support.NullValue;
import org.springframework.security.authentication.AccountExpiredException;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.CredentialsExpiredException;
import org.springframework.security.authentication.DisabledException;
import org.springframework.security.authentication.InternalAuthenticationServiceException;
import org.springframework.security.authentication.LockedException;
import org.springframework.security.authentication.RememberMeAuthenticationToken;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.security.web.savedrequest.DefaultSavedRequest;
import org.springframework.session.MapSession;

/** Of what these libraries have; the tests of logins have all that the list names. */
@Tag("core")
class SpringTypesTest {

    private final Marshaller marshaller = Marshaller.builder().allowNamed(SpringTypes.NAMES).build();

    @SuppressWarnings("unchecked")
    private <T> T copy(T value) {
        return (T) marshaller.unmarshal(marshaller.marshal(value));
    }

    @Test
    void theMarshallerKnowsNoneOfThemByItself() {
        assertThatThrownBy(() -> Marshaller.builder().build().marshal(new SimpleKey(1, 2)))
                .isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void keysAndNullsOfCachesComeBack() {
        SimpleKey key = copy(new SimpleKey("a", 2, null));
        assertThat(key).isEqualTo(new SimpleKey("a", 2, null)).hasSameHashCodeAs(new SimpleKey("a", 2, null));
        assertThat(copy(NullValue.INSTANCE)).isSameAs(NullValue.INSTANCE);
    }

    @Test
    void aSessionComesBack() {
        MapSession session = new MapSession("one");
        session.setAttribute("name", "ada");
        MapSession read = copy(session);
        assertThat(read).isEqualTo(session);
        assertThat(read.<String>getAttribute("name")).isEqualTo("ada");
        assertThat(read.getCreationTime()).isEqualTo(session.getCreationTime());
    }

    @Test
    void whatSpringSecurityKeepsInSessionsComesBack() {
        RememberMeAuthenticationToken token =
                new RememberMeAuthenticationToken("key", "ada", List.of(new SimpleGrantedAuthority("ROLE_A")));
        assertThat(copy(token)).isEqualTo(token);
        assertThat(copy(new DefaultCsrfToken("header", "parameter", "token")).getToken()).isEqualTo("token");
        DefaultSavedRequest request = new DefaultSavedRequest.Builder()
                .setScheme("https").setServerName("shop").setServerPort(443).setRequestURI("/orders").setRequestURL("/orders")
                .setContextPath("").setServletPath("/orders").setMethod("GET").setQueryString("page=2")
                .setHeaders(Map.of("accept", new ArrayList<>(List.of("text/html"))))
                .setParameters(Map.of("page", new String[] {"2"}))
                .setLocales(new ArrayList<>(List.of(Locale.GERMANY)))
                .setCookies(new ArrayList<>())
                .build();
        DefaultSavedRequest read = copy(request);
        assertThat(read.getRedirectUrl()).isEqualTo(request.getRedirectUrl());
        assertThat(read.getParameterValues("page")).containsExactly("2");
        assertThat(read.getHeaderValues("Accept")).containsExactly("text/html");
        assertThat(read.getLocales()).containsExactly(Locale.GERMANY);
    }

    @Test
    void whyALoginFailedComesBack() {
        List<AuthenticationException> reasons = List.of(
                new BadCredentialsException("no", new UsernameNotFoundException("ada")), new AccountExpiredException("no"),
                new CredentialsExpiredException("no"), new DisabledException("no"),
                new InternalAuthenticationServiceException("no"), new LockedException("no"));
        for (AuthenticationException reason : reasons) {
            reason.setAuthenticationRequest(UsernamePasswordAuthenticationToken.unauthenticated("ada", "secret"));
            AuthenticationException read = copy(reason);
            assertThat(read).hasSameClassAs(reason).hasMessage("no");
            assertThat(read.getAuthenticationRequest()).isEqualTo(reason.getAuthenticationRequest());
        }
        assertThat(copy(reasons.get(0))).hasCauseInstanceOf(UsernameNotFoundException.class);
    }
}
