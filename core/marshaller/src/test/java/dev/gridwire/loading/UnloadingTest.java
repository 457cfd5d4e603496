// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.fork.Fork;
import dev.gridwire.fork.Unloading;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dropped objects go: classes with a marshaller, classes without it, and marshallers without their classes. */
class UnloadingTest {

    private static final String LOADERS = System.getProperty("gridwire.redeployments", "150");

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource(Unloading.Mode.class)
    @Proves(topic = Topic.LIFECYCLE,
            value = "Of 150 class loaders with a marshaller each, dropped after use, System.gc() collects all")
    @Tag("full")
    void classLoadersGo(Unloading.Mode mode) throws IOException, InterruptedException {
        Path classes = written("classes", Plugin.CLASS_FILES);
        Path former = written("former", Plugin.FORMER_CLASS_FILES);
        // Neither the heap nor the metaspace comes to an end, which would clear soft references too.
        List<String> options = List.of("-Xmx512m", "-XX:+UseSerialGC");
        Fork fork = Fork.run(
                directory, options, Unloading.class, mode.name(), classes.toString(), former.toString(), LOADERS);
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
    }

    private Path written(String folder, Map<String, byte[]> classFiles) throws IOException {
        Path classes = Files.createDirectory(directory.resolve(folder));
        for (Map.Entry<String, byte[]> each : classFiles.entrySet()) {
            Files.write(classes.resolve(each.getKey()), each.getValue());
        }
        return classes;
    }

    /** Classes that live on, such as the JDK's, must not keep the marshallers that met them. */
    @Test
    void marshallersThatAreDroppedGo() throws InterruptedException {
        ClassLoader loader = Plugin.loader(getClass().getClassLoader());
        Object graph = Plugin.graph(loader);
        List<WeakReference<ClassLoader>> own = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            ClassLoader child = new BytesLoader(Map.of(), loader);
            Marshaller marshaller = Marshaller.builder().allowPackage("plugin").classLoader(child).build();
            for (int use = 0; use < 3; use++) {
                assertThat(marshaller.<Object>unmarshal(marshaller.marshal(graph))).isInstanceOf(ArrayList.class);
            }
            own.add(new WeakReference<>(child));
        }
        // Nothing but its marshaller knows such a loader.
        assertThat(Gone.soon(own, 1)).isTrue();
        assertThat(graph).isNotNull();
    }
}
