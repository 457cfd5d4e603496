// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.settings.ApplicationSettings.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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

/** Turns properties of Spring Boot into lines of {@code gridwire.properties}, each with the place where it stands. */
final class PropertyLines {

    private static final String PREFIX = "gridwire";

    private final Map<String, Value> lines = new HashMap<>();
    private final Map<String, String> origins = new HashMap<>();

    private PropertyLines() {}

    /**
     * Reads all settings of an environment.
     *
     * @throws IllegalArgumentException if a property is unknown; the message names it
     * @throws BindException if one has another type, which Spring Boot reports
     */
    static Map<String, Value> read(Environment environment) {
        PropertyLines lines = new PropertyLines();
        // Properties of the system and the environment may be meant for Gridwire's tools; Settings looks at those.
        BindHandler handler = new NoUnboundElementsBindHandler(lines.new Origins(), new UnboundElementsSourceFilter());
        try {
            Binder.get(environment).bind(PREFIX, Bindable.of(GridwireProperties.class), handler).ifBound(lines::add);
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

    private void add(GridwireProperties properties) {
        if (!properties.enabled()) {
            put("hazelcast.enabled", "enabled", "false");
        }
        put("allow", properties.allow());
        put("allow-library", properties.allowLibrary());
        put("deny", properties.deny());
        put("own-classes", "own-classes", ownClasses(properties.ownClasses()));
        put("main-class", "main-class", properties.mainClass());
        put("canonical", properties.canonical());
        put("final-fields", "final-fields", properties.finalFields());
        put("code-generation", "code-generation", properties.codeGeneration());
        put("unknown-fields", "unknown-fields", properties.unknownFields());
        put("unknown-constants", "unknown-constants", properties.unknownConstants());
        put("null-in-primitive", "null-in-primitive", properties.nullInPrimitive());
        put("schemas", "schemas", properties.schemas());
        put("seal", "seal", properties.seal());
        put("seal-keys", properties.sealKeys());
        put("seal-accepts", properties.sealAccepts());
        put("id.", properties.id());
        put("renamed.", properties.renamed());
        put("unknown-constant.", properties.unknownConstant());
        if (properties.limits() != null) {
            add(properties.limits());
        }
        if (properties.hazelcast() != null) {
            put("hazelcast.write", "hazelcast.write", properties.hazelcast().write());
            put("hazelcast.type-id", "hazelcast.type-id", properties.hazelcast().typeId());
            put("hazelcast.jet", "hazelcast.jet", properties.hazelcast().jet());
            put("hazelcast.schemas", "hazelcast.schemas", properties.hazelcast().schemas());
        }
        if (properties.redis() != null) {
            put("redis.enabled", "redis.enabled", properties.redis().enabled());
            put("redis.write", "redis.write", properties.redis().write());
        }
        if (properties.ignite() != null) {
            put("ignite.enabled", "ignite.enabled", properties.ignite().enabled());
        }
        if (properties.redisson() != null) {
            put("redisson.enabled", "redisson.enabled", properties.redisson().enabled());
            put("redisson.write", "redisson.write", properties.redisson().write());
        }
    }

    private void add(GridwireProperties.Limits limits) {
        put("limits.bytes", "limits.bytes", limits.bytes());
        put("limits.depth", "limits.depth", limits.depth());
        put("limits.references", "limits.references", limits.references());
        put("limits.container-length", "limits.container-length", limits.containerLength());
        put("limits.hash-nesting", "limits.hash-nesting", limits.hashNesting());
        put("limits.types", "limits.types", limits.types());
        put("limits.schema-bytes", "limits.schema-bytes", limits.schemaBytes());
    }

    /** YAML 1.1 takes a bare {@code off} for false. */
    private static @Nullable String ownClasses(@Nullable String text) {
        return "false".equals(text) ? "off" : "true".equals(text) ? "auto" : text;
    }

    private void put(String begin, @Nullable Map<String, String> values) {
        if (values != null) {
            values.forEach((name, value) -> put(begin + name, begin + name, value));
        }
    }

    private void put(String key, @Nullable List<String> words) {
        put(key, key, words == null ? null : String.join(", ", words));
    }

    private void put(String key, String property, @Nullable String text) {
        if (text != null) {
            String name = PREFIX + "." + property;
            lines.put(key, new Value(text, "the property " + name + origins.getOrDefault(uniform(name), "")));
        }
    }

    /** Without the index of an element; letters alone tell, as in Spring Boot's relaxed binding. */
    private static String uniform(String name) {
        int index = name.indexOf('[');
        return (index < 0 ? name : name.substring(0, index)).replace("-", "").toLowerCase(Locale.ROOT);
    }

    /** Notes where each property stands. */
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
