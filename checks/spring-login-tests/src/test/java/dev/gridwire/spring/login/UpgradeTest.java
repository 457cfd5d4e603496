// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two lines of Spring Boot at once on one Redis, as in a rolling upgrade or the way back, and then the second one alone. */
@Tag("full")
class UpgradeTest {

    /** Spring Security 6 lacks them. That of SAML comes with its login. */
    private static final List<String> SINCE_4 = List.of(
            "org.springframework.security.core.authority.FactorGrantedAuthority",
            "org.springframework.security.authentication.ott.OneTimeTokenAuthentication");

    @ParameterizedTest
    @CsvSource({"BOOT_3_5, BOOT_4_0", "BOOT_3_5, BOOT_4_1", "BOOT_4_0, BOOT_4_1",
        "BOOT_4_0, BOOT_3_5", "BOOT_4_1, BOOT_3_5", "BOOT_4_1, BOOT_4_0"})
    void sessionsOfOneLineGoOnInAnother(Line first, Line second) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, first, Starter.WRITING);
            Site after = sites.start(1, second, Starter.WRITING);
            List<Visit> visits = new ArrayList<>();
            for (Login login : Login.values()) {
                visits.add(Visit.of(login, before, before));
                // It began in the other line.
                visits.add(Visit.of(login, after, before));
            }
            for (Visit visit : visits) {
                visit.goThrough(before);
                visit.goThrough(after);
                // Writes back what its classes lack.
                visit.rewrite(after);
                visit.goThrough(before);
                visit.rewrite(before);
            }
            visits.get(0).keep(before, after);
            LoginsTest.failures(before, after);
            before.close();
            for (Visit visit : visits) {
                visit.goThrough(after);
                visit.end(after);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"BOOT_4_0", "BOOT_4_1"})
    void whatOnlyLine4HasLogsNobodyOutOfLine3(Line next) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, Line.BOOT_3_5, Starter.WRITING);
            Site after = sites.start(1, next, Starter.WRITING);
            Visit visit = Visit.of(Login.FORM, after, after);
            for (String name : SINCE_4) {
                visit.keep(name, after);
                assertThat(visit.isIn(before)).as(name).isTrue();
            }
            visit.rewrite(before);
            assertThat(visit.isIn(after)).isTrue();
        }
    }
}
