// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The road of an application: to the starter by two restarts, to Spring Boot 4.0 and 4.1, back to 3.5, and again to 4.1. */
@Tag("full")
class RoadTest {

    private static final int SESSIONS = 1_000;
    /** Each step has two halves. */
    private static final int LOGINS = SESSIONS / 20;

    @Test
    void noneOfAThousandSessionsIsLoggedOut() throws Exception {
        try (Road road = new Road(Long.getLong("gridwire.seed", 65))) {
            road.roll(Line.BOOT_3_5, Starter.ABSENT, 2 * LOGINS);
            road.roll(Line.BOOT_3_5, Starter.READING, 2 * LOGINS);
            road.roll(Line.BOOT_3_5, Starter.WRITING, 2 * LOGINS);
            road.roll(Line.BOOT_3_5, Starter.WRITING, LOGINS);
            road.roll(Line.BOOT_4_0, Starter.WRITING, LOGINS);
            road.roll(Line.BOOT_4_0, Starter.WRITING, LOGINS);
            road.roll(Line.BOOT_4_1, Starter.WRITING, LOGINS);
            assertThat(road.sessions()).isEqualTo(SESSIONS);
            road.roll(Line.BOOT_3_5, Starter.WRITING, LOGINS);
            road.roll(Line.BOOT_4_1, Starter.WRITING, LOGINS);
            assertThat(road.loggedOut()).isEmpty();
            assertThat(road.changed()).isEmpty();
        }
    }
}
