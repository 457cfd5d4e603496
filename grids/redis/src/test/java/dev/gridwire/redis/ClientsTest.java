// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each client is needed by its own class only. */
class ClientsTest {

    private static URLClassLoader without(String jars) {
        Pattern absent = Pattern.compile(jars);
        URL[] present = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> !absent.matcher(Path.of(each).getFileName().toString()).find())
                .map(ClientsTest::url)
                .toArray(URL[]::new);
        return new URLClassLoader(present, ClassLoader.getPlatformClassLoader());
    }

    private static URL url(String path) {
        try {
            return Path.of(path).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(path, e);
        }
    }

    @Test
    void lettuceNeedsNoSpring() throws Exception {
        try (URLClassLoader classes = without("^(spring|jedis)-")) {
            Object codec = made(classes, GridwireRedisCodec.class);
            Object bytes = codec.getClass().getMethod("encodeValue", Object.class).invoke(codec, "text");
            assertThat(codec.getClass().getMethod("decodeValue", ByteBuffer.class).invoke(codec, bytes)).isEqualTo("text");
            assertThatThrownBy(() -> made(classes, GridwireRedisSerializer.class))
                    .hasStackTraceContaining("org/springframework");
        }
    }

    @Test
    void jedisNeedsNeitherSpringNorLettuce() throws Exception {
        try (URLClassLoader classes = without("^(spring|lettuce)-")) {
            Object values = made(classes, GridwireRedisValues.class);
            Object bytes = values.getClass().getMethod("write", Object.class).invoke(values, "text");
            assertThat(values.getClass().getMethod("read", byte[].class).invoke(values, bytes)).isEqualTo("text");
            assertThatThrownBy(() -> made(classes, GridwireRedisCodec.class)).hasStackTraceContaining("io/lettuce");
        }
    }

    private static Object made(ClassLoader classes, Class<?> type) throws Exception {
        return classes.loadClass(type.getName()).getConstructor().newInstance();
    }
}
