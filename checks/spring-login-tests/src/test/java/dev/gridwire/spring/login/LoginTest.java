// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The commonest login and store. {@link LoginsTest} has the others. */
class LoginTest {

    /** The number of payloads that Gridwire wrote. */
    static long written(Site site) throws IOException, InterruptedException {
        return Long.parseLong(new Browser().text(site.at("/written")));
    }

    @Test
    void whoLoggedInBeforeTheStarterStaysLoggedIn() throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site before = sites.start(0, Line.BOOT_3_5, Starter.ABSENT);
            Visit visit = Visit.of(Login.FORM, before, before);
            before.close();
            Site after = sites.start(1, Line.BOOT_3_5, Starter.WRITING);
            visit.goThrough(after);
            visit.keep(after, after);
            visit.goThrough(after);
            visit.end(after);
            assertThat(written(after)).isPositive();
        }
    }
}
