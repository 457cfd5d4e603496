// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.Marshaller;
import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import dev.gridwire.grid.metrics.LiveSerializers;
import dev.gridwire.grid.metrics.RefusedValue;
import dev.gridwire.grid.metrics.SerializerBean;
import dev.gridwire.grid.metrics.SerializerMetrics;
import dev.gridwire.settings.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;

/**
 * The actuator's endpoint {@code gridwire}: what Gridwire does in this application, from the counts that JMX and Micrometer show
 * and the lines of the log. It consists of maps, which need no hints in a native image. It says nothing about seals.
 */
@Endpoint(id = "gridwire")
final class GridwireEndpoint {

    /** The settings that say how each grid takes part, with their defaults. */
    private static final Map<String, Map<String, String>> DOORS = doors();
    private static final Comparator<TypeStatistics> BUSIEST_FIRST =
            Comparator.comparingLong((TypeStatistics type) -> type.written() + type.read()).reversed();

    private final ConfigurableListableBeanFactory beans;
    private final ClassLoader loader;

    GridwireEndpoint(ConfigurableListableBeanFactory beans, ClassLoader loader) {
        this.beans = beans;
        this.loader = loader;
    }

    private static Map<String, Map<String, String>> doors() {
        Map<String, Map<String, String>> doors = new LinkedHashMap<>();
        Map<String, String> spring = Map.of("enabled", "true", "write", "true", "unreadable", "refuse", "replacing", "");
        doors.put("hazelcast", Map.of("write", "true"));
        doors.put("redis", spring);
        doors.put("redisson", spring);
        doors.put("infinispan", Map.of("enabled", "true", "write", "true"));
        doors.put("jdbc", spring);
        doors.put("ignite", Map.of("enabled", "true"));
        return doors;
    }

    /** Returns the whole state. */
    @ReadOperation
    Map<String, Object> state() {
        // Not of the thread's loader, which is the server's.
        Settings settings = Settings.read(loader);
        List<SerializerBean> serializers = LiveSerializers.all();
        return object(
                "stores", stores(),
                "doors", doors(settings),
                "policy", PolicyReport.of(settings, loader),
                "marshallers", marshallers(serializers),
                "refusals", refusals(serializers));
    }

    private List<Map<String, Object>> stores() {
        return beans.getBeanProvider(StoreLines.class).stream().flatMap(each -> each.lines().stream())
                .map(line -> object("store", line.store(), "mode", line.mode().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        "door", line.section(), "reason", line.reason()))
                .toList();
    }

    private static Map<String, Object> doors(Settings settings) {
        Map<String, Object> doors = new LinkedHashMap<>();
        DOORS.forEach((name, defaults) -> {
            Map<String, String> given = settings.section(name);
            Map<String, Object> door = new LinkedHashMap<>();
            for (String key : List.of("enabled", "write", "unreadable", "replacing")) {
                if (defaults.containsKey(key)) {
                    put(door, key, given.getOrDefault(key, defaults.get(key)));
                }
            }
            doors.put(name, door);
        });
        return doors;
    }

    private List<Map<String, Object>> marshallers(List<SerializerBean> serializers) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (SerializerBean each : serializers) {
            Map<String, Object> serializer = marshaller("door", each.getDoor(), each.statistics());
            serializer.put("schemas", each.getSchemas());
            serializer.put("pendingSchemas", each.getPendingSchemas());
            all.add(serializer);
        }
        StoreLines.made(beans, Marshaller.class).forEach((name, each) -> all.add(marshaller("bean", name, each.statistics())));
        return all;
    }

    /** Returns the counts; of many types, those of the busiest. */
    static Map<String, Object> marshaller(String kind, String name, Statistics counts) {
        int further = counts.types().size() - SerializerMetrics.MOST_TYPES;
        return object(kind, name,
                "rejectedTypes", counts.rejectedTypes(), "mismatchedShapes", counts.mismatchedShapes(),
                "malformedBytes", counts.malformedBytes(), "lostParts", counts.lostParts(),
                "javaValues", counts.javaValues(), "replacedValues", counts.replacedValues(),
                "types", counts.types().stream().sorted(BUSIEST_FIRST).limit(SerializerMetrics.MOST_TYPES)
                        .map(GridwireEndpoint::type).toList(),
                "furtherTypes", further > 0 ? further : "");
    }

    private static Map<String, Object> type(TypeStatistics type) {
        return object("className", type.className(), "written", type.written(), "writtenBytes", type.writtenBytes(),
                "read", type.read(), "readBytes", type.readBytes(), "fallbacks", type.fallbacks(), "obstacle", type.obstacle());
    }

    /** A stranger's bytes may have chosen parts of these: each serializer keeps few of them, and short ones. */
    private static List<Map<String, Object>> refusals(List<SerializerBean> serializers) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (SerializerBean serializer : serializers) {
            for (RefusedValue each : serializer.getRefusals()) {
                all.add(object("door", serializer.getDoor(), "reason", each.getReason(), "className", each.getClassName(),
                        "message", each.getMessage(), "count", each.getCount(), "last", each.getLast()));
            }
        }
        return all;
    }

    private static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            put(object, (String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /** Leaves out empty texts, and makes truth values of their texts. */
    private static void put(Map<String, Object> object, String name, Object value) {
        if (value.equals("true") || value.equals("false")) {
            object.put(name, Boolean.valueOf((String) value));
        } else if (!value.equals("")) {
            object.put(name, value);
        }
    }
}
