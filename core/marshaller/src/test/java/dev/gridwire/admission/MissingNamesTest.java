// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.net.URL;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Names of classes that are not there: a class loader remembers each for which it was ever asked. */
@Isolated("measures the heap")
class MissingNamesTest {

    private static final int MOST_BYTES = 1_000;
    private static final int HEADER = 0x88;
    private static final int MANY = 3 * SearchedNames.MOST_MISSING;
    private static final int MILLION = 1_000_000;
    private static final int MOST_GROWTH = 8 << 20;
    private static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "absent.Early", "package absent; public class Early implements java.io.Serializable {}",
            "absent.Late", "package absent; public class Late implements java.io.Serializable {}"));

    /** Notes the names that it is asked for, as the table of locks in each JDK loader does. */
    private static final class Asked extends ClassLoader {

        private final Set<String> names = new HashSet<>();
        private final boolean hasFiles;

        Asked(boolean hasFiles) {
            super(new BytesLoader(CLASS_FILES, MissingNamesTest.class.getClassLoader()));
            this.hasFiles = hasFiles;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            names.add(name);
            return super.loadClass(name, resolve);
        }

        @Override
        public @Nullable URL getResource(String path) {
            String name = path.replace(".class", "").replace('/', '.');
            return hasFiles && CLASS_FILES.containsKey(name) ? MissingNamesTest.class.getResource("/") : null;
        }
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("absent").classLoader(loader).build();
    }

    private static byte[] payload(String name) {
        WireOutput out = new WireOutput(MOST_BYTES);
        out.writeByte(HEADER);
        out.writeByte(Tags.BY_NAME);
        WireStrings.write(out, name);
        out.writeFixedInt(0);
        return out.toByteArray();
    }

    private static void refuse(Marshaller marshaller, int first, int count) {
        for (int i = first; i < first + count; i++) {
            byte[] payload = payload("absent.Name" + i);
            assertThatThrownBy(() -> marshaller.unmarshal(payload))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("class=absent.Name");
        }
    }

    private static byte[] written(ClassLoader loader, String name) throws ReflectiveOperationException {
        return marshaller(loader).marshal(loader.loadClass(name).getConstructor().newInstance());
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "A class loader is asked for 4,096 classes that are not there, and no more")
    void aLoaderIsAskedForSoManyNamesOnly() throws Exception {
        Asked loader = new Asked(true);
        byte[] late = written(loader, "absent.Late");
        Marshaller marshaller = marshaller(loader);
        loader.names.clear();
        refuse(marshaller, 0, MANY);
        assertThat(loader.names.stream().filter(name -> name.startsWith("absent."))).hasSize(SearchedNames.MOST_MISSING);
        assertThat(marshaller.<Object>unmarshal(late).getClass().getName()).isEqualTo("absent.Late");
    }

    /** The interfaces of that package are let in by default. */
    @Test
    void namesOfThePackageThatIsAlwaysAllowedCountToo() {
        Asked loader = new Asked(true);
        Marshaller marshaller = Marshaller.builder().classLoader(loader).build();
        for (int i = 0; i < MANY; i++) {
            byte[] payload = payload("java.util.function.Name" + i);
            assertThatThrownBy(() -> marshaller.unmarshal(payload)).isInstanceOf(MismatchedShapeException.class);
        }
        assertThat(loader.names.stream().filter(name -> name.contains(".Name"))).hasSize(SearchedNames.MOST_MISSING);
    }

    @Test
    void oneNameAgainAndAgainCountsOnce() throws Exception {
        Asked loader = new Asked(false);
        byte[] late = written(loader, "absent.Late");
        Marshaller marshaller = marshaller(loader);
        for (int i = 0; i < MANY; i++) {
            refuse(marshaller, 1, 1);
        }
        assertThat(marshaller.<Object>unmarshal(late).getClass().getName()).isEqualTo("absent.Late");
    }

    @Test
    void aLoaderOfClassesWithoutFilesIsAskedAllTheSame() throws Exception {
        Asked loader = new Asked(false);
        byte[] early = written(loader, "absent.Early");
        byte[] late = written(loader, "absent.Late");
        Marshaller marshaller = marshaller(loader);
        marshaller.unmarshal(early);
        refuse(marshaller, 0, MANY);
        assertThat(marshaller.<Object>unmarshal(late).getClass().getName()).isEqualTo("absent.Late");
    }

    @Test
    @Tag("full")
    @Proves(topic = Topic.RESOURCES, value = "A million names of missing classes leave the heap as a hundred thousand do")
    void aMillionNamesLeaveTheHeapFlat() {
        Marshaller marshaller = marshaller(MissingNamesTest.class.getClassLoader());
        refuse(marshaller, 0, MILLION / 10);
        long before = usedBytes();
        refuse(marshaller, MILLION / 10, MILLION);
        assertThat(usedBytes() - before).isLessThan(MOST_GROWTH);
    }

    /** Without what is softly reachable, as the answers are that the JDK's loaders gave of resources. */
    private static long usedBytes() {
        assertThatThrownBy(() -> assertThat(new long[Integer.MAX_VALUE - 8]).isNull()).isInstanceOf(OutOfMemoryError.class);
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
