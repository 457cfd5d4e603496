// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.mutation.Attempt;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Classes with many fields here: what they cost grows with their fields, and no faster. */
@Isolated("measures memory")
class ManyFieldsTest {

    private static final String NAME = "large.Wide";
    private static final int OBJECTS = 200;
    private static final int FEW = 100;
    private static final int MANY = 1_000;
    private static final long BYTES_EACH = 64;
    private static final long FIRST_BYTES_EACH = 20_000;

    private static ClassLoader loader(String fields) {
        String source = "package large; public class Wide { int id; " + fields + " }";
        return new BytesLoader(Compiler.compile(Map.of(NAME, source)), ManyFieldsTest.class.getClassLoader());
    }

    private static String fields(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> (i % 2 == 0 ? "int f" : "String f") + i + ";")
                .collect(Collectors.joining());
    }

    private static Marshaller marshaller(ClassLoader loader, Generation generation) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage("large").build();
    }

    private static byte[] objects(ClassLoader loader, int count) throws ReflectiveOperationException {
        Constructor<?> constructor = loader.loadClass(NAME).getDeclaredConstructor();
        constructor.setAccessible(true);
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            objects.add(constructor.newInstance());
        }
        return marshaller(loader, Generation.NEVER).marshal(objects);
    }

    private static long allocatedBytes(Marshaller marshaller, byte[] payload) {
        Attempt attempt = Attempt.of(marshaller::unmarshal, payload);
        assertThat(attempt.failure()).isNull();
        return attempt.allocatedBytes();
    }

    @Test
    @Proves(topic = Topic.RESOURCES,
            value = "An object that was written without most of its class's fields costs at most 64 bytes for each field")
    void eachObjectWithoutMostOfTheFieldsIsReadInLinearMemory() throws Exception {
        byte[] payload = objects(loader(""), OBJECTS);
        Marshaller reader = marshaller(loader(fields(FEW)), Generation.NEVER);
        allocatedBytes(reader, payload);
        assertThat(allocatedBytes(reader, payload)).isLessThan(BYTES_EACH * FEW * OBJECTS);
    }

    @Test
    void aClassIsMetInMemoryThatGrowsWithItsFields() throws Exception {
        byte[] payload = objects(loader(fields(MANY)), 1);
        allocatedBytes(marshaller(loader(fields(FEW)), Generation.NEVER), objects(loader(fields(FEW)), 1));
        assertThat(allocatedBytes(marshaller(loader(fields(MANY)), Generation.NEVER), payload))
                .isLessThan(FIRST_BYTES_EACH * MANY);
    }
}
