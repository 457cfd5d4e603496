// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.settings.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

class UnknownVariablesTest {

    private static final Settings SEALED = Settings.read(UnknownVariablesTest.class.getClassLoader(), properties(
            Map.of("gridwire.seal", "hmac", "gridwire.seal-keys", "env:GRIDWIRE_KEY")));

    private static Properties properties(Map<String, String> values) {
        Properties properties = new Properties();
        properties.putAll(values);
        return properties;
    }

    private static StandardEnvironment environment(String... variables) {
        Map<String, Object> values = new TreeMap<>();
        for (String each : variables) {
            values.put(each, "false");
        }
        StandardEnvironment environment = new StandardEnvironment();
        String name = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;
        environment.getPropertySources().replace(name, new SystemEnvironmentPropertySource(name, values));
        return environment;
    }

    private static List<String> lines(String... variables) {
        return UnknownVariables.lines(environment(variables), SEALED);
    }

    @Test
    void aMisspelledVariableIsNamedWithTheNearestKnownOne() {
        String words = "An environment variable is named like a setting of Gridwire, but there is no such setting: variable=";
        List<String> lines =
                lines("GRIDWIRE_REDIS_WRTE", "GRIDWIRE_LIMITS_CONTAINERLENGHT", "GRIDWIRE_REDIS_TIME_TO_LIVE");
        assertThat(lines).containsExactly(
                words + "GRIDWIRE_LIMITS_CONTAINERLENGHT; did you mean GRIDWIRE_LIMITS_CONTAINERLENGTH",
                words + "GRIDWIRE_REDIS_TIME_TO_LIVE; known are redis.enabled, redis.replacing, redis.unreadable, redis.write",
                words + "GRIDWIRE_REDIS_WRTE; did you mean GRIDWIRE_REDIS_WRITE");
    }

    @Test
    void noVariableOfASettingIsNamed() {
        for (String dash : List.of("", "_")) {
            assertThat(lines(PropertyLines.properties().stream()
                    .map(each -> "GRIDWIRE_" + each.key().replaceAll("<.*>", "com.acme.Order"))
                    .map(name -> name.replace('.', '_').replace("-", dash).toUpperCase(Locale.ROOT))
                    .toArray(String[]::new))).isEmpty();
        }
        assertThat(lines("GRIDWIRE_ENABLED", "GRIDWIRE_ALLOW_0", "GRIDWIRE_ALLOWLIBRARY_12")).isEmpty();
    }

    /** The variable of a seal's key, and those that Kubernetes sets for a service. */
    @Test
    void noVariableOfOthersIsNamed() {
        assertThat(lines("GRIDWIRE_KEY", "GRIDWIRE_SERVICE_HOST", "GRIDWIRE_SHOP_SERVICE_PORT", "GRIDWIRE_SERVICE_PORT_HTTP",
                "GRIDWIRE_PORT", "GRIDWIRE_PORT_80_TCP_ADDR", "GRIDWIRES", "PATH")).isEmpty();
        assertThat(UnknownVariables.lines(environment("GRIDWIRE_KEY"), Settings.DEFAULT)).hasSize(1);
    }

    /** Otherwise the warning would be of no use. */
    @Test
    void theFormsThatAreKnownAreThoseThatSpringBootBinds() {
        for (String each : List.of("GRIDWIRE_REDIS_WRITE", "GRIDWIRE_OWNCLASSES", "GRIDWIRE_OWN_CLASSES")) {
            assertThat(PropertyLines.read(environment(each))).as(each).hasSize(1);
        }
    }
}
