// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded schemas of builds, on the class path. */
class ClassPathStoreTest {

    private static final String SERIAL = " implements java.io.Serializable { ";
    private static final String BEFORE = "package v; public class Order" + SERIAL
            + "public int a = 7; public String b = \"x\"; public Line line = new Line(); }"
            + " final class Line" + SERIAL + "int old = 1; long id = 2; }";
    private static final String NOW = "package v; public class Order" + SERIAL
            + "public long a; public String c; public Line line; }"
            + " final class Line" + SERIAL + "long id; public String toString() { return \"line \" + id; } }";

    /** A store whose schemas nobody but the writer has. */
    private static final SchemaStore LOST = SchemaStore.inMemory();

    @TempDir
    private Path folder;

    /** A loader with a state of the classes, and files as builds would have made them. */
    private ClassLoader loader(String source, Path... folders) {
        URL[] urls = List.of(folders).stream().map(ClassPathStoreTest::url).toArray(URL[]::new);
        ClassLoader files = new URLClassLoader(urls, getClass().getClassLoader());
        return new BytesLoader(Compiler.compile(Map.of("v.Order", source)), files);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static History history(String... sources) {
        History history = new History();
        for (String source : sources) {
            LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(
                    new BytesLoader(Compiler.compile(Map.of("v.Order", source)), ClassPathStoreTest.class.getClassLoader())));
            history.record(List.of(
                    new DescribedSchema("v.Order", Schema.of("v.Order", layouts), Renames.NONE),
                    new DescribedSchema("v.Line", Schema.of("v.Line", layouts), Renames.NONE)));
        }
        return history;
    }

    private Path recorded(String name, History history, String... more) throws IOException {
        List<String> lines = new ArrayList<>(List.of("# made by a build", "format 2", ""));
        history.lines().values().forEach(lines::addAll);
        lines.addAll(List.of(more));
        Path file = folder.resolve(name).resolve(ClassPathStore.RESOURCE);
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
        return folder.resolve(name);
    }

    private static MarshallerBuilder builder(ClassLoader loader) {
        return Marshaller.builder().allowPackage("v").classLoader(loader);
    }

    private static Object order(ClassLoader loader) throws ReflectiveOperationException {
        return loader.loadClass("v.Order").getConstructor().newInstance();
    }

    private static Object field(Object object, String name) throws ReflectiveOperationException {
        return object.getClass().getField(name).get(object);
    }

    @Test
    void payloadOfARecordedStateThatOnlyNamesItsSchemaIsRead() throws Exception {
        ClassLoader before = loader(BEFORE);
        byte[] bytes = builder(before).schemas(LOST).build().marshal(order(before));

        Object read = builder(loader(NOW, recorded("jar", history(BEFORE, NOW)))).build().unmarshal(bytes);

        assertThat(field(read, "a")).isEqualTo(7L);
        assertThat(field(read, "c")).isNull();
        assertThat(field(read, "line")).hasToString("line 2");
    }

    @Test
    void payloadOfAStateThatIsNotRecordedIsRefused() throws Exception {
        ClassLoader before = loader(BEFORE);
        byte[] bytes = builder(before).schemas(LOST).build().marshal(order(before));
        Marshaller reader = builder(loader(NOW, recorded("jar", history(NOW)))).build();

        assertThatThrownBy(() -> reader.unmarshal(bytes)).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The payload's schema is not known: class=v.Order");
    }

    @Test
    void statesOfSeveralJarsAreJoined() throws Exception {
        ClassLoader before = loader(BEFORE);
        byte[] bytes = builder(before).schemas(LOST).build().marshal(order(before));
        ClassLoader now = loader(NOW, recorded("one", history(NOW)), recorded("two", history(BEFORE)));

        assertThat(field(builder(now).build().unmarshal(bytes), "a")).isEqualTo(7L);
    }

    @Test
    void writersDoNotRelyOnFilesThatReadersMayNotHave() throws Exception {
        ClassLoader loader = loader(NOW, recorded("jar", history(BEFORE, NOW)));
        byte[] carrying = builder(loader).build().marshal(order(loader));
        byte[] naming = builder(loader).schemas(SchemaStore.onClassPath(loader)).build().marshal(order(loader));

        ClassLoader without = loader(BEFORE);
        assertThat(field(builder(without).build().unmarshal(carrying), "a")).isEqualTo(0);
        assertThat(carrying.length).isGreaterThan(naming.length);
        assertThatThrownBy(() -> builder(without).build().unmarshal(naming)).isInstanceOf(MismatchedShapeException.class);
        ClassLoader with = loader(BEFORE, folder.resolve("jar"));
        assertThat(field(builder(with).build().unmarshal(naming), "a")).isEqualTo(0);
    }

    @Test
    void stateThatIsNotRecordedIsCarriedEvenWhereTheFilesAreReliedUpon() throws Exception {
        ClassLoader loader = loader(NOW, recorded("jar", history(BEFORE)));
        byte[] bytes = builder(loader).schemas(SchemaStore.onClassPath(loader)).build().marshal(order(loader));

        ClassLoader without = loader(BEFORE);
        assertThat(field(builder(without).build().unmarshal(bytes), "a")).isEqualTo(0);
    }

    @Test
    void withoutFilesTheStoreKnowsNothing() {
        assertThat(SchemaStore.onClassPath(loader(NOW))).isSameAs(SchemaStore.inPayload());
    }

    @Test
    void recordedClassesAreAllowedWithTheirIds() throws Exception {
        ClassLoader loader = loader(NOW, recorded("jar", history(NOW),
                "class v.Order module=shop mechanism=native id=5",
                "class v.Gone module=shop mechanism=native",
                "retired v.Left module=shop mechanism=native"));
        Marshaller listed = Marshaller.builder().classLoader(loader).registerListed().build();

        Object read = listed.unmarshal(listed.marshal(order(loader)));

        assertThat(read.getClass().getName()).isEqualTo("v.Order");
        assertThat(listed.marshal(order(loader))).isEqualTo(Marshaller.builder().classLoader(loader)
                .register(loader.loadClass("v.Order"), 5).register(loader.loadClass("v.Line")).build().marshal(order(loader)));
        Marshaller unlisted = Marshaller.builder().classLoader(loader).build();
        assertThatThrownBy(() -> unlisted.marshal(order(loader))).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void classThatIsRecordedSinceAFieldDeclaresItIsNotAllowedElsewhere() throws Exception {
        String open = NOW.replace("final class Line" + SERIAL, "class Line" + SERIAL + "public Line() {} ");
        ClassLoader loader = loader(open, recorded("jar", history(open), "class v.Order module=shop mechanism=native"));
        Marshaller listed = Marshaller.builder().classLoader(loader).registerListed().build();
        Constructor<?> constructor = loader.loadClass("v.Line").getConstructor();
        constructor.setAccessible(true);
        Object line = constructor.newInstance();

        assertThatThrownBy(() -> listed.marshal(line)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void idsOfOtherMechanismsAreNotThoseOfPayloads() throws Exception {
        ClassLoader loader = loader(NOW, recorded("jar", history(NOW),
                "class v.Order module=shop mechanism=identified factory=1000 id=5 version=1"));
        Marshaller listed = Marshaller.builder().classLoader(loader).registerListed().build();

        assertThat(listed.marshal(order(loader))).isEqualTo(builder(loader).build().marshal(order(loader)));
    }

    @Test
    void brokenFileIsNamedWithItsLine() throws Exception {
        ClassLoader before = loader(BEFORE);
        byte[] bytes = builder(before).schemas(LOST).build().marshal(order(before));
        ClassLoader broken = loader(NOW, recorded("jar", new History(),
                "layout v.Order 0123456789abcdef form=class v.Order{a:int}"));
        ClassLoader later = loader(NOW, recorded("other", new History(), "relation v.Order v.Line"));

        assertThatThrownBy(() -> builder(broken).build().unmarshal(bytes))
                .hasStackTraceContaining("A layout is not the one that was recorded: class=v.Order, fingerprint=0123456789abcdef")
                .hasStackTraceContaining("jar/META-INF/gridwire/gridwire.schema:4; take the line from version control");
        assertThatThrownBy(() -> Marshaller.builder().classLoader(later).registerListed().build())
                .hasMessageContaining("A line of the schema is unknown: line=relation v.Order v.Line at file:")
                .hasMessageContaining("update Gridwire");
    }
}
