// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.SerializerHook;
import com.hazelcast.test.HazelcastTestSupport;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Brings Gridwire into Hazelcast's tests: allows the classes of the tests, and of Hazelcast what it always allows. */
public final class HazelcastTestsHook implements SerializerHook<Object>, HazelcastInstanceAware {

    private static final String CLASS = ".class";
    private static final Set<String> TEST_CLASSES = testClasses();

    private @Nullable GridwireSerializer serializer;

    @Override
    public Class<Object> getSerializationType() {
        return Object.class;
    }

    @Override
    public Serializer createSerializer() {
        // Clients of the tests submit jobs, too.
        serializer = new GridwireSerializer(GridwireSerializer.TYPE_ID,
                builder -> GridwireSerializer.allowJobs(builder).allowNamed(TEST_CLASSES));
        return serializer;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance grid) {
        if (serializer != null) {
            serializer.setHazelcastInstance(grid);
        }
    }

    @Override
    public boolean isOverwritable() {
        return true;
    }

    private static Set<String> testClasses() {
        try {
            Path jar = Path.of(HazelcastTestSupport.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (JarFile file = new JarFile(jar.toFile()); Stream<JarEntry> entries = file.stream()) {
                return entries.map(JarEntry::getName)
                        .filter(name -> name.endsWith(CLASS) && !name.startsWith("META-INF"))
                        .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
                        .filter(name -> !name.startsWith("java"))
                        .collect(Collectors.toSet());
            }
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
