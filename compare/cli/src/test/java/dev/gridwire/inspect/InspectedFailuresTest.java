// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The inspector's messages on payloads that it does not understand, and the cases that it leaves alone. */
class InspectedFailuresTest {

    private static final int DEEP = 100_000;

    private final PayloadInspector inspector = Inspectors.zoo(Map.of(), 100);
    private final List<String> lines = new ArrayList<>();

    @TempDir
    private Path folder;

    private InspectionException failure(PayloadInspector failing, byte[] payload) {
        return catchThrowableOfType(InspectionException.class, () -> failing.inspect(payload, lines::add));
    }

    @Test
    void cutOffPayloadIsPrintedUpToThereAndNamesOffsetPathAndRemedy() {
        Zoo.Order order = new Zoo.Order("o1");
        order.lines.add(new Zoo.Line("pen", 1.5, order));
        byte[] payload = TestMarshallers.ZOO.marshal(order);
        byte[] cut = Arrays.copyOf(payload, payload.length - 6);
        InspectionException failure = failure(inspector, cut);
        assertThat(failure)
                .hasMessageStartingWith("the payload is cut off: needed=1, remainingBytes=0")
                .hasMessageEndingWith(" at offset " + failure.offset() + ", in Order.lines[0].article; "
                        + "fetch or make the payload again");
        assertThat(failure.path()).isEqualTo("Order.lines[0].article");
        assertThat(lines.get(lines.size() - 1)).endsWith("      price: double 1.5");
    }

    @Test
    void pathsOfDeferredContentsBeginWithTheObjectsHandle() {
        Marshaller shallow = Marshaller.builder().register(Zoo.Node.class).limits(Limits.DEFAULT.withDepth(1)).build();
        Zoo.Node node = new Zoo.Node(1);
        node.next = new Zoo.Node(2);
        byte[] payload = shallow.marshal(node);
        assertThat(failure(inspector, Arrays.copyOf(payload, payload.length - 1)).path()).isEqualTo("#1 Node.next");
        payload = TestMarshallers.ZOO.marshal(Map.of(1, "text"));
        assertThat(failure(inspector, Arrays.copyOf(payload, payload.length - 1)).path()).isEqualTo("Map.of[entry 0].value");
    }

    @Test
    void anotherShapeOfAClassIsNamedWithBothSchemas() {
        byte[] payload = TestMarshallers.LEAN.marshal(new Zoo.Node(1));
        payload[payload.length - 3] ^= 1;
        assertThat(failure(inspector, payload)).hasMessageMatching(
                "the class has another shape than the payload's: class=dev.gridwire.zoo.Zoo\\$Node, "
                        + "payloadSchema=d1ceb38c, localSchema=d0ceb38c at offset \\d+; give the class files of the version .*");
    }

    @Test
    void missingClassIsNamedAndAMissingFieldsClassToo() throws IOException {
        PayloadInspector ignorant = Inspectors.of(Inspectors.layouts(folder), Map.of(), 100);
        assertThat(failure(ignorant, TestMarshallers.LEAN.marshal(new Zoo.Node(1))))
                .hasMessageStartingWith("the class is missing: class=dev.gridwire.zoo.Zoo$Node at offset ")
                .hasMessageEndingWith("; put it on the class path");
        Path copy = Files.createDirectories(folder.resolve("dev/gridwire/zoo"));
        try (var bytes = Zoo.class.getResourceAsStream("Zoo$Slots.class")) {
            Files.copy(bytes, copy.resolve("Zoo$Slots.class"));
        }
        PayloadInspector fresh = Inspectors.of(Inspectors.layouts(folder), Map.of(), 100);
        assertThat(failure(fresh, TestMarshallers.LEAN.marshal(new Zoo.Slots()))).hasMessageStartingWith(
                "a class that a field declares is missing: class=dev.gridwire.zoo.Zoo$");
    }

    @Test
    void unregisteredIdIsNamed() {
        Marshaller byId =
                Marshaller.builder().register(Zoo.Node.class, 7).schemas(SchemaStore.inMemory()).build();
        assertThat(failure(inspector, byId.marshal(new Zoo.Node(1))))
                .hasMessageStartingWith("no class is registered with the id: id=7 at offset ");
    }

    @Test
    void classThatIsNotSupportedIsNamedWithTheRemedy() {
        assertThat(failure(inspector, named("dev.gridwire.zoo.Hooked$OwnCalendar"))).hasMessageContainingAll(
                "Classes that extend java.util.GregorianCalendar are not supported yet",
                "hold the object in a field instead of extending its class");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../secret", "/etc/passwd", "a\u0000b", "..", "a..b", "\ud800", "C:x", "a\\b", "[I"})
    void nameThatIsNoClassesIsLookedForNowhere(String name) {
        assertThat(failure(inspector, named(name))).isNotNull();
    }

    @Test
    void classesOfTheJdkThatHaveNoCodecAreRefused() {
        assertThat(failure(inspector, named("java.lang.Thread")))
                .hasMessageStartingWith("The class of the JDK is not supported yet: class=java.lang.Thread");
    }

    private static byte[] named(String name) {
        WireOutput out = new WireOutput(1 << 20);
        out.writeByte(PayloadHeader.of(false, false));
        out.writeVarint(Tags.BY_NAME);
        WireStrings.write(out, name);
        out.writeFixedInt(0);
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"260100" /* Optional of Optional */, "470c" /* AS_LIST of AS_LIST */, "270100", "12", "0a"})
    void hostileDepthIsRefusedAndOverflowsNoStack(String step) {
        assertThat(failure(inspector, HexFormat.of().parseHex("88" + step.repeat(DEEP)))).isNotNull();
        assertThat(lines).hasSizeLessThanOrEqualTo(100);
    }

    @Test
    void keptFlagOfTheHeaderIsShown() {
        inspector.inspect(new byte[] {(byte) 0b1000_1010, 0}, lines::add);
        assertThat(lines).containsExactly("0  header: version 1, some container hashes or compares objects", "1  root: null");
    }

    @Test
    void linesAboveTheLimitAreCountedAndTheRestIsCheckedAllTheSame() {
        byte[] payload = TestMarshallers.ZOO.marshal(new ArrayList<>(List.of(1, 2, 3, 4, 5)));
        PayloadInspector short3 = Inspectors.zoo(Map.of(), 3);
        assertThat(short3.inspect(payload, lines::add).omittedLineCount()).isEqualTo(4);
        assertThat(lines).hasSize(3);
        payload[payload.length - 1] = (byte) 0xff;
        assertThatThrownBy(() -> short3.inspect(payload, lines::add)).isInstanceOf(InspectionException.class);
    }

    @Test
    void noClassIsLoaded() throws ReflectiveOperationException, IOException {
        Path source = folder.resolve("Absent.java");
        Files.writeString(source, "public class Absent { public int number = 3; public Absent other; }");
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), source.toString());
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> absent = loader.loadClass("Absent");
            Marshaller marshaller = Marshaller.builder().register(absent).classLoader(loader).build();
            byte[] payload = marshaller.marshal(absent.getConstructor().newInstance());
            LayoutResolver layouts =
                    LayoutResolver.of(new ClassPathSource(List.of(folder)).or(ClassPathSource.platform()));
            Inspectors.of(layouts, Map.of(), 100).inspect(payload, lines::add);
        }
        // The tests' own loader does not find it, so nothing but the class file can have told.
        assertThatThrownBy(() -> Class.forName("Absent")).isInstanceOf(ClassNotFoundException.class);
        assertThat(lines).last().asString().endsWith("other: null");
    }
}
