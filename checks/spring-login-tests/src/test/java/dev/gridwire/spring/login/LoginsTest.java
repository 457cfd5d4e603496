// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each login on each line of Spring Boot, with each store of sessions. */
@Tag("full")
class LoginsTest {

    private static Stream<Arguments> places() {
        return Stream.of(Line.values()).flatMap(line -> Stream.of(Store.values()).map(store -> Arguments.of(line, store)));
    }

    private static List<Visit> visits(Site first, Site second) throws Exception {
        List<Visit> visits = new ArrayList<>();
        for (Login login : Login.values()) {
            visits.add(Visit.of(login, first, second));
        }
        return visits;
    }

    private static void goThrough(List<Visit> visits, Site... sites) throws Exception {
        for (Visit visit : visits) {
            for (Site site : sites) {
                visit.goThrough(site);
            }
        }
    }

    static void failures(Site first, Site second) throws Exception {
        List<String> reasons = new ArrayList<>();
        for (Login login : Login.values()) {
            String reason = login.fail(new Browser(), first, second);
            if (reason != null) {
                reasons.add(reason.replaceFirst(" .*", ""));
            }
        }
        assertThat(reasons).containsExactly("BadCredentialsException:", "DisabledException:", "OAuth2AuthenticationException:",
                "OAuth2AuthenticationException:", "Saml2AuthenticationException:", "Saml2AuthenticationException:");
    }

    @ParameterizedTest
    @MethodSource("places")
    void loginsWorkWithTheStarter(Line line, Store store) throws Exception {
        try (Sites sites = Sites.of(store)) {
            Site site = sites.start(0, line, Starter.WRITING);
            long before = LoginTest.written(site);
            List<Visit> visits = visits(site, site);
            goThrough(visits, site);
            visits.get(0).keep(site, site);
            failures(site, site);
            assertThat(LoginTest.written(site)).isGreaterThan(before);
            for (Visit visit : visits) {
                visit.end(site);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Store.class, mode = EnumSource.Mode.EXCLUDE, names = "REDIS")
    void sessionsOfAUserAreCounted(Store store) throws Exception {
        try (Sites sites = Sites.of(store)) {
            Site site = sites.start(0, Line.BOOT_3_5, Starter.WRITING, "--login.sessions=1");
            Visit visit = Visit.of(Login.FORM, site, site);
            Browser other = new Browser();
            other.post(site.at("/login"), Map.of("username", "ada", "password", "secret", "_csrf", other.formToken(site)));
            assertThat(other.text(site.at("/failure"))).startsWith("SessionAuthenticationException: ");
            visit.goThrough(site);
        }
    }

    /** As the documentation says: with the starter, but not written by it yet; then written by it. */
    @ParameterizedTest
    @MethodSource("places")
    void twoRestartsTakeOverTheSessions(Line line, Store store) throws Exception {
        try (Sites sites = Sites.of(store)) {
            Site absent = sites.start(0, line, Starter.ABSENT);
            List<Visit> visits = visits(absent, absent);
            Site reading = sites.start(1, line, Starter.READING);
            goThrough(visits, absent, reading, absent);
            visits.addAll(visits(absent, reading));
            visits.addAll(visits(reading, absent));
            goThrough(visits, absent, reading);
            failures(absent, reading);
            assertThat(LoginTest.written(reading)).isZero();
            absent.close();
            Site writing = sites.start(2, line, Starter.WRITING);
            goThrough(visits, reading, writing, reading);
            visits.addAll(visits(reading, writing));
            visits.addAll(visits(writing, reading));
            goThrough(visits, reading, writing);
            failures(writing, reading);
            visits.get(0).keep(writing, reading);
            assertThat(LoginTest.written(writing)).isPositive();
            reading.close();
            goThrough(visits, writing);
            for (Visit visit : visits) {
                visit.end(writing);
            }
        }
    }
}
