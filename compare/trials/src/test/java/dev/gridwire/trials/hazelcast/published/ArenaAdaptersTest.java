// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The adapters in {@code compare/arenas}, against stand-ins for what they use of the projects that take them. */
class ArenaAdaptersTest {

    private static final Path ARENAS = Path.of("../arenas");

    /** Of eishay/jvm-serializers: {@code serializers.Serializer}, {@code TestGroups}, and the media entry. */
    private static final List<String> JVM_SERIALIZERS = List.of(
            """
            package serializers;
            public abstract class Serializer<S> {
                public abstract S deserialize(byte[] array) throws Exception;
                public abstract byte[] serialize(S content) throws Exception;
                public abstract String getName();
            }
            """,
            "package serializers; public abstract class Transformer<A, B> {}",
            "package serializers; public enum SerFormat { BINARY }",
            "package serializers; public enum SerGraph { FULL_GRAPH }",
            "package serializers; public enum SerClass { CLASSES_KNOWN }",
            """
            package serializers;
            public class SerFeatures {
                public SerFeatures(SerFormat format, SerGraph graph, SerClass kind, String description) {}
            }
            """,
            """
            package serializers;
            public final class TestGroup<J> {
                public Serializer<?> added;
                public <S> void add(Transformer<J, S> transformer, Serializer<S> serializer, SerFeatures features) {
                    added = serializer;
                }
            }
            """,
            """
            package serializers;
            public class TestGroups {
                public final TestGroup<data.media.MediaContent> media = new TestGroup<>();
            }
            """,
            """
            package serializers;
            import data.media.MediaContent;
            public class JavaBuiltIn {
                public static final Transformer<MediaContent, MediaContent> mediaTransformer = new Transformer<>() {};
            }
            """,
            """
            package data.media;
            public class Image {
                public enum Size { SMALL, LARGE }
                public String uri = "https://example.org/1.jpg";
                public Size size = Size.LARGE;
            }
            """,
            """
            package data.media;
            public class Media {
                public enum Player { JAVA, FLASH }
                public String uri = "https://example.org/1.mpg";
                public Player player = Player.FLASH;
                public java.util.List<String> persons = new java.util.ArrayList<>(java.util.List.of("one"));
            }
            """,
            """
            package data.media;
            public class MediaContent {
                public Media media = new Media();
                public java.util.List<Image> images = new java.util.ArrayList<>(java.util.List.of(new Image(), new Image()));
            }
            """);

    /** Of leo-gan/GLD.SerializerBenchmark: {@code benchmark.serializers.BenchSerializer}, and its fixtures' classes. */
    private static final List<String> SERIALIZER_BENCHMARK = List.of(
            """
            package benchmark.serializers;
            import benchmark.model.Fixture;
            public interface BenchSerializer {
                String name();
                String version();
                default String nativeKind() { return "reflect"; }
                void prepare(Fixture fixture) throws Exception;
                byte[] serializeBytes(Fixture fixture) throws Exception;
                Object deserializeBytes(byte[] data) throws Exception;
            }
            """,
            "package benchmark.serializers; public class Versions { public static String of(Class<?> type) { return \"1\"; } }",
            """
            package benchmark.model;
            public final class Fixture {
                public final String name;
                public final Object value;
                public Fixture(String name, Object value) {
                    this.name = name;
                    this.value = value;
                }
            }
            """,
            "package benchmark.model.v2; public final class Message { public String id = \"m\"; public long time = 7; }",
            """
            package benchmark.model.v2;
            public final class Document {
                public DocumentMeta meta = new DocumentMeta();
                public java.util.List<DocumentItem> items = new java.util.ArrayList<>(java.util.List.of(new DocumentItem()));
                public static final class DocumentMeta { public String region = "r"; }
                public static final class DocumentItem { public long price = 3; }
            }
            """,
            "package benchmark.model.v2; public final class Telemetry { public double[] values = {1, 2.5}; }",
            "package benchmark.model.v2; public final class Strings { public java.util.List<String> all = "
                    + "new java.util.ArrayList<>(java.util.List.of(\"a\", \"b\")); }",
            """
            package benchmark.model.v2;
            public final class Event {
                public java.util.List<EventAttr> attrs = new java.util.ArrayList<>(java.util.List.of(new EventAttr()));
                public static final class EventAttr { public String key = "k"; }
            }
            """);

    @TempDir
    private Path folder;

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();

    private URLClassLoader loader;

    @AfterEach
    void close() throws IOException {
        Thread.currentThread().setContextClassLoader(usual);
        loader.close();
    }

    @Test
    void jvmSerializersTakesTheAdapterAndItsMediaEntryComesBack() throws Exception {
        compile("jvm-serializers/tpc/src/serializers/gridwire/Gridwire.java", JVM_SERIALIZERS);
        Object groups = created("serializers.TestGroups");
        loader.loadClass("serializers.gridwire.Gridwire").getMethod("register", groups.getClass()).invoke(null, groups);
        Object media = groups.getClass().getField("media").get(groups);
        Object serializer = media.getClass().getField("added").get(media);
        Class<?> type = loader.loadClass("serializers.Serializer");
        assertThat(type.getMethod("getName").invoke(serializer)).isEqualTo("gridwire");
        Object content = created("data.media.MediaContent");
        Object bytes = type.getMethod("serialize", Object.class).invoke(serializer, content);
        assertReadBack(content, type.getMethod("deserialize", byte[].class).invoke(serializer, bytes));
    }

    @Test
    void serializerBenchmarkTakesTheAdapterAndItsFixturesComeBack() throws Exception {
        compile("GLD.SerializerBenchmark/java/src/main/java/benchmark/serializers/GridwireSer.java", SERIALIZER_BENCHMARK);
        Class<?> type = loader.loadClass("benchmark.serializers.BenchSerializer");
        Class<?> fixtures = loader.loadClass("benchmark.model.Fixture");
        Object serializer = created("benchmark.serializers.GridwireSer");
        assertThat(type.getMethod("name").invoke(serializer)).isEqualTo("gridwire");
        Method read = type.getMethod("deserializeBytes", byte[].class);
        for (String name : List.of("Message", "Document", "Telemetry", "Strings", "Event")) {
            Object one = created("benchmark.model.v2." + name);
            for (Object value : List.of(one, new ArrayList<>(List.of(one)))) {
                Object fixture = fixtures.getConstructor(String.class, Object.class).newInstance(name, value);
                type.getMethod("prepare", fixtures).invoke(serializer, fixture);
                Object bytes = type.getMethod("serializeBytes", fixtures).invoke(serializer, fixture);
                assertReadBack(value, read.invoke(serializer, bytes));
            }
        }
    }

    private static void assertReadBack(Object written, Object read) {
        assertThat(read).isNotSameAs(written);
        assertThat(ExactComparison.gravest(written, read)).isEmpty();
    }

    private Object created(String name) throws ReflectiveOperationException {
        return loader.loadClass(name).getConstructor().newInstance();
    }

    private void compile(String adapter, List<String> standIns) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>(standIns.stream().map(ArenaAdaptersTest::source).toList());
        sources.add(source(Files.readString(ARENAS.resolve(adapter))));
        StringWriter errors = new StringWriter();
        List<String> options =
                List.of("-d", folder.toString(), "-proc:none", "-classpath", System.getProperty("java.class.path"));
        assertThat(ToolProvider.getSystemJavaCompiler().getTask(errors, null, null, options, null, sources).call())
                .as(errors.toString()).isTrue();
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
    }

    private static JavaFileObject source(String text) {
        String name = text.replaceAll("(?s).*?public (?:abstract |final )*(?:class|interface|enum) (\\w+).*", "$1");
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }
}
