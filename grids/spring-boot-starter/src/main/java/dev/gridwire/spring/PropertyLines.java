// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.Setting.Section;
import dev.gridwire.codegen.settings.SettingTable;
import dev.gridwire.settings.ApplicationSettings.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.boot.context.properties.bind.AbstractBindHandler;
import org.springframework.boot.context.properties.bind.BindContext;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.bind.UnboundConfigurationPropertiesException;
import org.springframework.boot.context.properties.bind.handler.NoUnboundElementsBindHandler;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.UnboundElementsSourceFilter;
import org.springframework.core.env.Environment;

/** Turns properties of Spring Boot into lines of {@code gridwire.properties}, each with its origin. */
final class PropertyLines {

    private static final String PREFIX = "gridwire";
    private static final String ENABLED = "gridwire.enabled";
    private static final String HAZELCAST_ENABLED = "hazelcast.enabled";

    private final Map<String, Value> lines = new HashMap<>();
    private final Map<String, String> origins = new HashMap<>();

    private PropertyLines() {}

    /**
     * Returns the settings of a marshaller and of the grids. Those of Ehcache do not exist in Spring Boot, and one has another
     * name.
     */
    static List<Setting> properties() {
        return SettingTable.ALL.stream().filter(each -> each.section() != Section.BUILD)
                .filter(each -> !each.key().startsWith("ehcache.") && !each.key().equals(HAZELCAST_ENABLED)).toList();
    }

    /**
     * Reads all settings of an environment.
     *
     * @throws IllegalArgumentException if a property is unknown; the message names it
     * @throws BindException if one has the wrong type, which Spring Boot reports
     */
    static Map<String, Value> read(Environment environment) {
        PropertyLines lines = new PropertyLines();
        // Ignores unknown system properties and environment variables, which may be meant for Gridwire's tools; Settings checks
        // them.
        BindHandler handler = new NoUnboundElementsBindHandler(lines.new Origins(), new UnboundElementsSourceFilter());
        Binder binder = Binder.get(environment);
        try {
            properties().forEach(each -> lines.add(each, binder, handler));
            if (!binder.bind(ENABLED, Bindable.of(Boolean.class), handler).orElse(true)) {
                lines.put(HAZELCAST_ENABLED, ENABLED, "false");
            }
            // Binds nothing more: the handler refuses everything that was not taken above.
            binder.bind(PREFIX, Bindable.of(String.class), handler);
        } catch (BindException e) {
            throw e.getCause() instanceof UnboundConfigurationPropertiesException unknown ? unknown(unknown) : e;
        }
        return lines.lines;
    }

    private static IllegalArgumentException unknown(UnboundConfigurationPropertiesException exception) {
        String properties = exception.getUnboundProperties().stream()
                .map(each -> "property=" + each.getName() + ", value=" + each.getValue() + " in " + each.getOrigin())
                .collect(Collectors.joining("; "));
        return new IllegalArgumentException("There is no such property: " + properties
                + "; those that there are have the names of keys of gridwire.properties", exception);
    }

    private void add(Setting setting, Binder binder, BindHandler handler) {
        String begin = setting.begin();
        String name = PREFIX + "." + begin;
        if (setting.isNamed()) {
            binder.bind(name.substring(0, name.length() - 1), Bindable.mapOf(String.class, String.class), handler)
                    .ifBound(values -> values.forEach((end, value) -> put(begin + end, name + end, value)));
        } else if (setting.type() == Setting.Type.WORDS) {
            binder.bind(name, Bindable.listOf(String.class), handler)
                    .ifBound(words -> put(begin, name, String.join(", ", words)));
        } else {
            binder.bind(name, Bindable.of(String.class), handler)
                    .ifBound(text -> put(begin, name, begin.equals("own-classes") ? ownClasses(text) : text));
        }
    }

    /** Undoes that YAML 1.1 takes a bare {@code off} for false. */
    private static String ownClasses(String text) {
        return "false".equals(text) ? "off" : "true".equals(text) ? "auto" : text;
    }

    private void put(String key, String property, String text) {
        lines.put(key, new Value(text, "the property " + property + origins.getOrDefault(uniform(property), "")));
    }

    /** Removes an element's index and everything but letters, as Spring Boot's relaxed binding compares names. */
    private static String uniform(String name) {
        int index = name.indexOf('[');
        return (index < 0 ? name : name.substring(0, index)).replace("-", "").toLowerCase(Locale.ROOT);
    }

    /** Notes the origin of each property. */
    private final class Origins extends AbstractBindHandler {

        @Override
        public Object onSuccess(ConfigurationPropertyName name, Bindable<?> target, BindContext context, Object result) {
            ConfigurationProperty property = context.getConfigurationProperty();
            if (property != null && property.getOrigin() != null) {
                origins.putIfAbsent(uniform(name.toString()), " in " + property.getOrigin());
            }
            return result;
        }
    }
}
