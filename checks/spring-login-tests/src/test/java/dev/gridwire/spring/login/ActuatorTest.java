// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The actuator of a running application, on each line of Spring Boot. */
@Tag("full")
class ActuatorTest {

    private static final String EXPOSED = "--management.endpoints.web.exposure.include=health,gridwire";

    @ParameterizedTest
    @EnumSource(Line.class)
    void theEndpointTellsOfTheApplication(Line line) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS)) {
            Site closed = sites.start(0, line, Starter.WRITING);
            Browser browser = new Browser();
            assertThat(browser.get(closed.at("/actuator/gridwire")).statusCode()).isEqualTo(404);
            closed.close();

            Site site = sites.start(1, line, Starter.WRITING, EXPOSED, "--gridwire.allow=org.lib.Money");
            Visit.of(Login.FORM, site, site);
            for (int i = 0; i < 2; i++) {
                browser.get(site.at("/stranger"));
            }
            JsonNode state = state(browser, site);
            assertThat(state.at("/stores").findValuesAsText("store")).contains("sessions");
            assertThat(state.at("/doors/redis/write").asBoolean()).isTrue();
            assertThat(state.at("/policy/allow/0").asText()).isEqualTo("org.lib.Money");
            assertThat(state.at("/marshallers/0/door").asText()).isEqualTo("GridwireRedisSerializer");
            assertThat(state.at("/marshallers/0/types/0/written").asLong()).isPositive();
            assertThat(state.at("/refusals/0/className").asText()).startsWith("java.lang.Thread");
            assertThat(state.at("/refusals/0/count").asLong()).isGreaterThanOrEqualTo(2);
            assertThat(browser.json(site.at("/actuator/health"))).as("in spite of refusals").contains("\"status\":\"UP\"");
        }
    }

    private static JsonNode state(Browser browser, Site site) throws Exception {
        return new ObjectMapper().readTree(browser.json(site.at("/actuator/gridwire")));
    }

    @ParameterizedTest
    @EnumSource(Line.class)
    void anApplicationWithoutAnActuatorStartsAsBefore(Line line) throws Exception {
        try (Sites sites = Sites.of(Store.REDIS_INDEXED)) {
            Site site = sites.start(0, line, Starter.WRITING, EXPOSED);
            assertThat(new Browser().get(site.at("/actuator/gridwire")).statusCode()).isEqualTo(404);
            Visit.of(Login.FORM, site, site).goThrough(site);
        }
    }
}
