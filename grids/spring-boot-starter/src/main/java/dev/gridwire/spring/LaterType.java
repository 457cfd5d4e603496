// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.settings.ApplicationSettings.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.util.ClassUtils;
import org.springframework.util.ReflectionUtils;

/**
 * A class of Spring Security 7 that 6 lacks, and the class of 6 that stands for it. An application on 6 reads the one as the
 * other, so that a login done on 7 goes on there during a rolling upgrade. Fields without a counterpart are unknown fields.
 *
 * @param later the class since 7.0
 * @param earlier the class that stands for it
 * @param fields fields of the earlier class whose names differ there, with their names in the later class
 */
record LaterType(String later, String earlier, Map<String, String> fields) {

    private static final String SECURITY = "org.springframework.security.";
    private static final String SAML = SECURITY + "saml2.provider.service.authentication.";
    private static final String ONE_TIME = SECURITY + "authentication.ott.";

    private static final List<LaterType> ALL = List.of(
            new LaterType(SECURITY + "core.authority.FactorGrantedAuthority", SECURITY + "core.authority.SimpleGrantedAuthority",
                    Map.of("role", "authority")),
            new LaterType(ONE_TIME + "OneTimeTokenAuthentication", ONE_TIME + "OneTimeTokenAuthenticationToken", Map.of()),
            new LaterType(SAML + "Saml2AssertionAuthentication", SAML + "Saml2Authentication", Map.of()));

    /** Returns the lines of {@code gridwire.properties} for an application. Where the later class is present, it has none. */
    static Map<String, Value> lines(ClassLoader loader) {
        Map<String, Value> lines = new HashMap<>();
        for (LaterType each : ALL) {
            if (each.isNeeded(loader)) {
                each.addTo(lines);
            }
        }
        return lines;
    }

    private boolean isNeeded(ClassLoader loader) {
        Class<?> present = find(earlier, loader);
        return present != null && find(later, loader) == null
                && fields.keySet().stream().allMatch(field -> ReflectionUtils.findField(present, field) != null);
    }

    private void addTo(Map<String, Value> lines) {
        String key = "renamed." + earlier;
        lines.put(key, value(later));
        fields.forEach((field, former) -> lines.put(key + '#' + field, value(former)));
    }

    private static Value value(String text) {
        return new Value(text, "Gridwire's list of Spring's classes");
    }

    /** Does not initialise the class. */
    private static @Nullable Class<?> find(String name, ClassLoader loader) {
        return ClassUtils.isPresent(name, loader) ? ClassUtils.resolveClassName(name, loader) : null;
    }
}
