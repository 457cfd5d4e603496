// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import dev.gridwire.codegen.model.EscapedNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Runs Hazelcast's serialization as a member would have it, from the user's class path; Hazelcast is known only by names. */
final class HazelcastService {

    private static final String SERIALIZATION = "com.hazelcast.internal.serialization.impl.";
    private static final String BUILDER = SERIALIZATION + "DefaultSerializationServiceBuilder";
    private static final String SCHEMAS = SERIALIZATION + "compact.SchemaService";
    private static final String CONFIG = "com.hazelcast.config.SerializationConfig";
    private static final String SERIALIZER = "com.hazelcast.nio.serialization.compact.CompactSerializer";

    /** The file that names the Compact serializers of a folder or jar, one on each line. */
    private static final String COMPACT_LIST = "META-INF/gridwire/compact.txt";

    private final Object service;

    private HazelcastService(Object service) {
        this.service = service;
    }

    /** Whether the loader finds Hazelcast. */
    static boolean isThere(ClassLoader loader) {
        return loader.getResource(BUILDER.replace('.', '/') + ".class") != null;
    }

    /** Starts Hazelcast's serialization with the hooks and Compact serializers that the loader finds. */
    static HazelcastService start(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> type = Class.forName(BUILDER, true, loader);
        Object builder = type.getConstructor().newInstance();
        type.getMethod("setClassLoader", ClassLoader.class).invoke(builder, loader);
        Class<?> config = Class.forName(CONFIG, true, loader);
        type.getMethod("setConfig", config).invoke(builder, config(config, loader));
        Class<?> schemas = Class.forName(SCHEMAS, true, loader);
        type.getMethod("setSchemaService", schemas).invoke(builder, schemas(schemas, loader));
        return new HazelcastService(type.getMethod("build").invoke(builder));
    }

    private static Object config(Class<?> type, ClassLoader loader) throws ReflectiveOperationException {
        Object config = type.getConstructor().newInstance();
        Object compact = type.getMethod("getCompactSerializationConfig").invoke(config);
        Method add = compact.getClass().getMethod("addSerializer", Class.forName(SERIALIZER, true, loader));
        for (String name : serializers(loader)) {
            add.invoke(compact, Class.forName(name, true, loader).getConstructor().newInstance());
        }
        return config;
    }

    private static List<String> serializers(ClassLoader loader) {
        List<String> names = new ArrayList<>();
        try {
            for (URL url : Collections.list(loader.getResources(COMPACT_LIST))) {
                try (BufferedReader lines = new BufferedReader(
                        new InputStreamReader(url.openStream(), StandardCharsets.UTF_8))) {
                    lines.lines().filter(line -> !line.isBlank()).map(EscapedNames::parse).forEach(names::add);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A list of serializers cannot be read: resource=" + COMPACT_LIST, e);
        }
        return names;
    }

    // Creates a replacement for the schema exchange between members of a cluster.
    private static Object schemas(Class<?> type, ClassLoader loader) {
        Map<Long, Object> known = new ConcurrentHashMap<>();
        return Proxy.newProxyInstance(loader, new Class<?>[] {type}, (proxy, method, arguments) -> {
            if (method.getName().equals("get")) {
                return known.get((Long) arguments[0]);
            }
            known.put((Long) arguments[0].getClass().getMethod("getSchemaId").invoke(arguments[0]), arguments[0]);
            return null;
        });
    }

    RoundTrip.Result roundTrip(Object object) throws ReflectiveOperationException {
        Object data = method("toData", Object.class).invoke(service, object);
        byte[] bytes = (byte[]) data.getClass().getMethod("toByteArray").invoke(data);
        return new RoundTrip.Result(method("toObject", Object.class).invoke(service, data), bytes.length);
    }

    private Method method(String name, Class<?>... parameters) throws NoSuchMethodException {
        Method method = service.getClass().getMethod(name, parameters);
        method.setAccessible(true);
        return method;
    }

    void stop() throws ReflectiveOperationException {
        method("dispose").invoke(service);
    }
}
