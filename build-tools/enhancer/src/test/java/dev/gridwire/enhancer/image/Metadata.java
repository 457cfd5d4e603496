// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import com.hazelcast.internal.json.Json;
import com.hazelcast.internal.json.JsonObject;
import com.hazelcast.internal.json.JsonValue;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What files of reachability metadata let a native image do; kept as GraalVM's reader understands them. */
final class Metadata {

    private static final Set<String> FLAGS =
            Set.of("allDeclaredConstructors", "allDeclaredFields", "allDeclaredMethods", "serializable");

    private final Map<String, Set<String>> types = new HashMap<>();
    private final Set<String> resources = new HashSet<>();

    static Metadata of(List<String> files) {
        Metadata all = new Metadata();
        for (String file : files) {
            JsonObject object = Json.parse(file).asObject();
            require(Set.of("comment", "reflection", "resources"), object.names());
            object.get("reflection").asArray().forEach(each -> all.addType(each.asObject()));
            object.get("resources").asArray().forEach(each -> all.resources.add(each.asObject().get("glob").asString()));
        }
        return all;
    }

    private static void require(Set<String> known, List<String> names) {
        if (!known.containsAll(names)) {
            throw new AssertionError("a name that the format does not have, or that is not understood here: names=" + names);
        }
    }

    private void addType(JsonObject entry) {
        Set<String> access = types.computeIfAbsent(entry.get("type").asString(), key -> new HashSet<>());
        for (JsonObject.Member member : entry) {
            if (member.getName().equals("methods")) {
                member.getValue().asArray().forEach(method -> access.add(method(method.asObject())));
            } else if (FLAGS.contains(member.getName()) && member.getValue().asBoolean()) {
                access.add(member.getName());
            } else {
                require(Set.of("type"), List.of(member.getName()));
            }
        }
    }

    private static String method(JsonObject method) {
        StringBuilder text = new StringBuilder(method.get("name").asString());
        for (JsonValue parameter : method.get("parameterTypes").asArray()) {
            text.append(' ').append(parameter.asString());
        }
        return text.toString();
    }

    boolean hasType(Class<?> type) {
        return type.isPrimitive() || types.containsKey(type.getTypeName());
    }

    boolean has(Class<?> type, String flag) {
        return types.getOrDefault(type.getTypeName(), Set.of()).contains(flag);
    }

    /** Whether a method or constructor is there, by one of its own or with all. */
    boolean hasCall(Class<?> owner, String name, Class<?>[] parameters) {
        StringBuilder text = new StringBuilder(name);
        for (Class<?> each : parameters) {
            text.append(' ').append(each.getTypeName());
        }
        String all = name.equals("<init>") ? "allDeclaredConstructors" : "allDeclaredMethods";
        return has(owner, all) || has(owner, text.toString());
    }

    boolean hasResource(String path) {
        return resources.contains(path);
    }
}
