// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.codegen.settings.NearestKey;
import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.settings.Settings;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.StandardEnvironment;

/** Warns of environment variables that are named like Gridwire's settings and are none. Spring Boot ignores them. */
final class UnknownVariables {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final String PREFIX = "GRIDWIRE_";
    /** The variables that Kubernetes sets in every pod for a service whose name begins with gridwire. */
    private static final String SERVICES = "(\\w+_)?(SERVICE_HOST|(SERVICE_)?PORT(_\\w+)?)";
    private static final Pattern KNOWN = Pattern.compile(PREFIX + "(" + Stream.concat(
            Stream.of("ENABLED", SERVICES), PropertyLines.properties().stream().map(UnknownVariables::expression))
            .collect(Collectors.joining("|")) + ")");

    private UnknownVariables() {}

    static void warn(ConfigurableEnvironment environment, Settings settings) {
        lines(environment, settings).forEach(line -> LOGGER.log(Level.WARNING, line));
    }

    static List<String> lines(ConfigurableEnvironment environment, Settings settings) {
        Set<String> ofSeals = settings.seal().stream()
                .flatMap(seal -> seal.keys().stream()).map(place -> place.text()).collect(Collectors.toSet());
        return environment.getPropertySources().get(StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME)
                instanceof EnumerablePropertySource<?> variables
                ? Stream.of(variables.getPropertyNames())
                        .filter(name -> name.startsWith(PREFIX) && !KNOWN.matcher(name).matches())
                        .filter(name -> !ofSeals.contains("env:" + name))
                        .sorted().map(UnknownVariables::line).toList()
                : List.of();
    }

    /** Returns the forms of a setting that Spring Boot takes: dashes are left out, or are underscores. */
    private static String expression(Setting setting) {
        String end = setting.isNamed() ? ".+" : setting.type() == Setting.Type.WORDS ? "(_\\d+)?" : "";
        return variable(setting.begin()).replace("-", "_?") + end;
    }

    private static String variable(String key) {
        return key.toUpperCase(Locale.ROOT).replace('.', '_');
    }

    private static String line(String name) {
        String key = name.substring(PREFIX.length()).toLowerCase(Locale.ROOT).replace('_', '.');
        String nearest = NearestKey.to(key);
        return "An environment variable is named like a setting of Gridwire, but there is no such setting: variable=" + name
                + "; " + (nearest.indexOf('<') < 0 ? "did you mean " + PREFIX + variable(nearest).replace("-", "")
                        : NearestKey.question(key));
    }
}
