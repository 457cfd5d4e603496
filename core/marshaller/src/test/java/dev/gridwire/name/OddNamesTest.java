// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.settings.Settings;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.name.OddWorld;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Classes, fields and constants with any names that the JVM accepts go through every door that names go through. */
class OddNamesTest {

    private static final int WORLDS = Effort.of("gridwire.odd-names", 1_000);
    private static final long SEED = Long.getLong("gridwire.seed", 1L);
    /** Fused code comes after fewer. */
    private static final int USES = 120;
    private static final int MOST_REPORTED = 5;

    @TempDir
    private Path folder;

    /** What is tried with one world. */
    private interface Trial {
        void run(Classes classes) throws Exception;
    }

    /** A world's classes, loaded in both states. */
    private record Classes(long seed, OddWorld world, ClassLoader earlier, ClassLoader later) {

        static Classes of(long seed) {
            OddWorld world = OddWorld.draw(seed);
            return new Classes(seed, world, loader(world.files(false)), loader(world.files(true)));
        }

        private static ClassLoader loader(Map<String, byte[]> files) {
            return new BytesLoader(files, OddNamesTest.class.getClassLoader());
        }

        MarshallerBuilder builder(ClassLoader loader, Generation generation) {
            MarshallerBuilder builder = WithGeneration.builder(generation).classLoader(loader);
            world.classNames().forEach(name -> builder.settings(allowing(name)));
            return builder;
        }

        Marshaller marshaller(ClassLoader loader) {
            return builder(loader, Generation.NEVER).build();
        }

        LayoutResolver layouts(boolean ofLater) {
            Map<String, byte[]> files = world.files(ofLater);
            ModelSource source = name -> Optional.ofNullable(files.get(name)).map(ClassFileReader::read);
            return LayoutResolver.of(source.or(ClassPathSource.platform()));
        }
    }

    private static Settings allowing(String name) {
        return settings(Map.of("allow", EscapedNames.of(name)));
    }

    private static Settings settings(Map<String, String> values) {
        Properties properties = new Properties();
        values.forEach((key, value) -> properties.setProperty("gridwire." + key, value));
        return Settings.read(ClassLoader.getPlatformClassLoader(), properties);
    }

    private static void inManyWorlds(Trial trial) {
        List<String> failures = new ArrayList<>();
        for (long seed = SEED; seed < SEED + WORLDS && failures.size() < MOST_REPORTED; seed++) {
            try {
                trial.run(Classes.of(seed));
            } catch (Exception | AssertionError | LinkageError e) {
                failures.add("seed=" + seed + ": " + e + " caused by " + e.getCause() + " at "
                        + List.of(e.getStackTrace()).subList(0, 4));
            }
        }
        assertThat(failures).as("of %d worlds, -Dgridwire.seed=%d", WORLDS, SEED).isEmpty();
    }

    private static void requireSame(Object expected, Object actual) {
        ExactComparison.compare(expected, actual, FieldScope.ALL).ifPresent(difference -> fail(difference.toString()));
    }

    @Test
    void namesOfKotlinWithBlanksAreReadWhereTheirSchemaIsNeeded() throws Exception {
        OddWorld world = OddWorld.ofKotlin();
        write(world.files(true), folder.resolve("later"));
        write(world.files(false), folder.resolve("earlier"));
        try (URLClassLoader later = beside(folder.resolve("later")); URLClassLoader earlier = beside(folder.resolve("earlier"))) {
            Object root = world.make(later, true);
            byte[] payload = Marshaller.builder().classLoader(later).allowOwnClasses().build().marshal(root);
            Marshaller reader = Marshaller.builder().classLoader(earlier).allowOwnClasses().build();
            Object read = reader.unmarshal(payload);
            requireSame(world.make(earlier, false), read);
            requireSame(root, Marshaller.builder().classLoader(later).allowOwnClasses().build().unmarshal(reader.marshal(read)));
        }
    }

    private static void write(Map<String, byte[]> files, Path place) throws IOException {
        for (Map.Entry<String, byte[]> each : files.entrySet()) {
            Path file = place.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
    }

    private static URLClassLoader beside(Path place) throws IOException {
        return new URLClassLoader(new URL[] {place.toUri().toURL()}, OddNamesTest.class.getClassLoader());
    }

    @Test
    void whatIsWrittenIsRead() {
        inManyWorlds(classes -> {
            for (Generation generation : List.of(Generation.NEVER, Generation.AT_ONCE)) {
                Object root = classes.world.make(classes.later, true);
                byte[] payload = classes.builder(classes.later, generation).build().marshal(root);
                requireSame(root, classes.builder(classes.later, generation).build().unmarshal(payload));
            }
        });
    }

    @Test
    void anotherStateReadsItAndKeepsWhatItDoesNotKnow() {
        inManyWorlds(classes -> {
            Object root = classes.world.make(classes.later, true);
            for (SchemaStore store : List.of(SchemaStore.inPayload(), SchemaStore.inMemory())) {
                Marshaller later = classes.builder(classes.later, Generation.NEVER).schemas(store).build();
                Marshaller earlier = classes.builder(classes.earlier, Generation.NEVER).schemas(store).build();
                Object read = earlier.unmarshal(later.marshal(root));
                requireSame(classes.world.make(classes.earlier, false), read);
                requireSame(root, later.unmarshal(earlier.marshal(read)));
            }
        });
    }

    @Test
    void aFieldThatTheWriterDidNotHaveIsNull() {
        inManyWorlds(classes -> {
            byte[] payload = classes.marshaller(classes.earlier).marshal(classes.world.make(classes.earlier, false));
            requireSame(classes.world.make(classes.later, false), classes.marshaller(classes.later).unmarshal(payload));
        });
    }

    @Test
    void aFolderKeepsSchemas() {
        inManyWorlds(classes -> {
            Path place = folder.resolve(String.valueOf(classes.seed));
            byte[] payload = classes.builder(classes.later, Generation.NEVER).schemas(SchemaStore.inFolder(place)).build()
                    .marshal(classes.world.make(classes.later, false));
            Marshaller reader = classes.builder(classes.earlier, Generation.NEVER).schemas(SchemaStore.inFolder(place)).build();
            requireSame(classes.world.make(classes.earlier, false), reader.unmarshal(payload));
        });
    }

    @Test
    void theSchemaFileKeepsStates() {
        inManyWorlds(classes -> {
            String root = classes.world.rootName();
            History history = new History();
            history.record(List.of(described(root, classes.layouts(false)), described(root, classes.layouts(true))));
            String text = "format 2\nclass " + EscapedNames.of(root) + " mechanism=native\n"
                    + String.join("\n", history.lines().values().stream().flatMap(List::stream).toList()) + "\n";
            Path file = folder.resolve(classes.seed + "/META-INF/gridwire/gridwire.schema");
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            try (URLClassLoader loader = loader(folder.resolve(String.valueOf(classes.seed)))) {
                SchemaStore store = SchemaStore.onClassPath(loader);
                byte[] payload = classes.builder(classes.later, Generation.NEVER).schemas(store).build()
                        .marshal(classes.world.make(classes.later, false));
                assertThat(store.find(Schema.of(root, classes.layouts(true)).hash())).hasSize(1);
                assertThatThrownBy(() -> classes.marshaller(classes.earlier).unmarshal(payload))
                        .hasMessageContaining("schema is not known");
                Marshaller reader = classes.builder(classes.earlier, Generation.NEVER).schemas(store).build();
                requireSame(classes.world.make(classes.earlier, false), reader.unmarshal(payload));
            }
        });
    }

    private static DescribedSchema described(String root, LayoutResolver layouts) {
        return new DescribedSchema(root, Schema.of(root, layouts), Renames.NONE);
    }

    private static URLClassLoader loader(Path folder) throws IOException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    @Test
    void aFileOfSettingsNamesThem() {
        inManyWorlds(classes -> {
            OddWorld world = classes.world;
            List<String> names = world.classNames().stream().map(EscapedNames::of).toList();
            String constants = "unknown-constant." + EscapedNames.of(world.enumName()) + " = "
                    + EscapedNames.of(world.constants().get(0));
            Settings settings = file(classes.seed, "allow = " + String.join(", \\\n    ", names) + "\n"
                    + "deny = " + names.get(0) + "\nid." + names.get(3) + " = 7\ncanonical = " + names.get(3) + "\n"
                    + constants + "\nrenamed." + names.get(3) + "#" + EscapedNames.of(world.fieldNames().get(0)) + " = "
                    + EscapedNames.of(world.fieldNames().get(1)) + ", other\n");
            assertThat(settings.allow()).extracting(each -> each.name()).containsExactlyElementsOf(world.classNames());
            assertThat(settings.deny()).extracting(each -> each.name()).containsExactly(world.classNames().get(0));
            assertThat(settings.ids()).isEqualTo(Map.of(world.rootName(), 7));
            assertThat(settings.evolution().substitutes()).isEqualTo(Map.of(world.enumName(), world.constants().get(0)));
            assertThat(settings.evolution().renames().formerSlots(world.rootName(), world.fieldNames().get(0)))
                    .containsExactly(world.fieldNames().get(1), "other");
            assertThat(settings.allow()).allSatisfy(each ->
                    assertThat(ClassPattern.parse(each.toString())).isEqualTo(each));
        });
    }

    private Settings file(long seed, String text) throws IOException {
        Path place = folder.resolve(String.valueOf(seed));
        Files.createDirectories(place);
        Files.writeString(place.resolve(Settings.RESOURCE), text);
        try (URLClassLoader loader = loader(place)) {
            return Settings.read(loader, new Properties());
        }
    }

    @Test
    void theLineThatARefusalAdvisesLetsTheClassIn() {
        inManyWorlds(classes -> {
            Object root = classes.world.make(classes.later, false);
            byte[] payload = classes.marshaller(classes.later).marshal(root);
            Marshaller refusing = Marshaller.builder().classLoader(classes.later).build();
            assertThatThrownBy(() -> refusing.unmarshal(payload)).isInstanceOfSatisfying(RejectedTypeException.class, e -> {
                requireOneLine(e.getMessage());
                String advised = e.getMessage().replaceFirst("(?s).*allow=(\\S+) in gridwire.properties.*", "$1");
                MarshallerBuilder obeying = Marshaller.builder().classLoader(classes.later);
                classes.world.classNames().stream().filter(name -> !name.equals(classes.world.rootName()))
                        .forEach(name -> obeying.settings(allowing(name)));
                obeying.settings(settings(Map.of("allow", advised)));
                requireSame(root, obeying.build().unmarshal(payload));
            });
        });
    }

    private static void requireOneLine(String text) {
        assertThat(EscapedNames.line(text)).isEqualTo(text);
    }

    @Test
    void deniedNamesAndPackagesStayOut() {
        inManyWorlds(classes -> {
            String name = classes.world.rootName();
            Object root = classes.world.make(classes.later, false);
            String denied = name.indexOf('.') > 0 ? EscapedNames.of(name.substring(0, name.lastIndexOf('.'))) + ".**"
                    : EscapedNames.of(name);
            Marshaller denying = classes.builder(classes.later, Generation.NEVER).deny(denied).build();
            assertThatThrownBy(() -> denying.marshal(root)).isInstanceOf(RejectedTypeException.class)
                    .hasMessageContaining("denies the class: class=" + EscapedNames.of(name));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.ACC_PUBLIC, Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT})
    void aNameThatNoReaderTakesIsNotWritten(int access) throws ReflectiveOperationException {
        ClassWriter file = new ClassWriter(0);
        String name = "odd." + "x".repeat(1_000);
        file.visit(Opcodes.V17, access, name.replace('.', '/'), null, "java/lang/Object", null);
        ClassLoader loader = new BytesLoader(Map.of(name, file.toByteArray()), OddNamesTest.class.getClassLoader());
        Class<?> type = loader.loadClass(name);
        Marshaller marshaller = Marshaller.builder().classLoader(loader).register(type).build();
        Object proxy = type.isInterface() ? Proxy.newProxyInstance(loader, new Class<?>[] {type}, new Handler()) : type;
        for (Object value : List.of(Array.newInstance(type, 0), type, proxy)) {
            assertThatThrownBy(() -> marshaller.marshal(value)).isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("limit=1000");
        }
    }

    /** Does nothing. */
    private static final class Handler implements InvocationHandler, Serializable {

        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    @Test
    void aPatternIsNoName() {
        assertThatThrownBy(() -> Marshaller.builder().allowNamed(List.of("com.acme.*"))).hasMessageContaining("patterns");
        assertThatThrownBy(() -> Marshaller.builder().allowPackage("com.acme.*")).hasMessageContaining("give its name alone");
    }

    @Test
    void fusedCodeWritesAndReadsTheSameBytes() {
        int share = Math.max(1, WORLDS / 10);
        for (long seed = SEED; seed < SEED + share; seed++) {
            Classes classes = Classes.of(seed);
            Marshaller marshaller = classes.builder(classes.later, Generation.AT_ONCE).build();
            try {
                Object root = classes.world.make(classes.later, true);
                byte[] first = marshaller.marshal(root);
                for (int i = 0; i < USES; i++) {
                    requireSame(root, marshaller.unmarshal(first));
                    assertThat(marshaller.marshal(root)).isEqualTo(first);
                }
            } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
                throw new AssertionError("seed=" + seed, e);
            }
        }
    }
}
