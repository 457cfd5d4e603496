// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two lines of Spring Boot at once on one Redis, as in a rolling upgrade, and then the newer one alone. */
@Tag("full")
class UpgradeTest {

    @ParameterizedTest
    @CsvSource({"BOOT_3_5, BOOT_4_0", "BOOT_3_5, BOOT_4_1", "BOOT_4_0, BOOT_4_1"})
    void sessionsOfTheOldLineGoOnInTheNewOne(Line old, Line next) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, old, Starter.WRITING);
            Site after = sites.start(1, next, Starter.WRITING);
            List<Visit> visits = new ArrayList<>();
            for (Login login : Login.values()) {
                visits.add(Visit.of(login, before, before));
                // It began in the new line.
                visits.add(Visit.of(login, after, before));
            }
            for (Visit visit : visits) {
                visit.goThrough(before);
                visit.lookAround(after);
                visit.goThrough(before);
            }
            visits.get(0).keep(before, after);
            before.close();
            for (Visit visit : visits) {
                visit.lookAround(after);
                visit.end(after);
            }
        }
    }

    /** Spring Security 7 notes how most logins were done by a class that 6 does not have, and has another one for SAML. */
    @ParameterizedTest
    @CsvSource({"BOOT_4_0", "BOOT_4_1"})
    void mostLoginsInLine4CannotBeReadInLine3(Line next) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, Line.BOOT_3_5, Starter.WRITING);
            Site after = sites.start(1, next, Starter.WRITING);
            for (Login login : Login.values()) {
                Visit visit = Visit.of(login, after, after);
                if (login == Login.REMEMBERED || login == Login.OIDC) {
                    visit.lookAround(before);
                } else {
                    assertThat(visit.missing(before)).as("%s", login)
                            .isIn("FactorGrantedAuthority", "Saml2AssertionAuthentication");
                }
                visit.goThrough(after);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"BOOT_4_0, BOOT_4_1"})
    void linesOf4ReadEachOther(Line old, Line next) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, old, Starter.WRITING);
            Site after = sites.start(1, next, Starter.WRITING);
            for (Login login : Login.values()) {
                Visit visit = Visit.of(login, before, after);
                visit.lookAround(before);
                visit.goThrough(after);
            }
        }
    }
}
