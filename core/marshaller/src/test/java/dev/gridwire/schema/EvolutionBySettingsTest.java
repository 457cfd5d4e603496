// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.settings.Settings;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that change, by lines of {@code gridwire.properties} alone. */
class EvolutionBySettingsTest {

    private static final String SERIAL = " implements java.io.Serializable { ";

    @TempDir
    private Path folder;

    private static ClassLoader loader(String name, String source) {
        return new BytesLoader(Compiler.compile(Map.of(name, source)), EvolutionBySettingsTest.class.getClassLoader());
    }

    private MarshallerBuilder builder(ClassLoader loader, String... lines) throws IOException {
        Files.writeString(folder.resolve(Settings.RESOURCE), "allow=v.**\n" + String.join("\n", lines));
        try (URLClassLoader files = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            return Marshaller.builder().settings(Settings.read(files, new Properties())).classLoader(loader);
        }
    }

    private static Object made(ClassLoader loader, String name) throws ReflectiveOperationException {
        return loader.loadClass(name).getConstructor().newInstance();
    }

    private static Object field(Object object, String name) throws ReflectiveOperationException {
        return object.getClass().getField(name).get(object);
    }

    @Test
    void classesAndFieldsAreFoundByTheirFormerNames() throws Exception {
        ClassLoader before = loader("v.Deal", "package v; public class Deal" + SERIAL + "public int sum = 7; }");
        ClassLoader now = loader("v.Order", "package v; public class Order" + SERIAL + "public int total; }");
        byte[] bytes = builder(before).build().marshal(made(before, "v.Deal"));

        Object read = builder(now, "renamed.v.Order=v.Deal", "renamed.v.Order#total=sum").build().unmarshal(bytes);

        assertThat(read.getClass().getName()).isEqualTo("v.Order");
        assertThat(field(read, "total")).isEqualTo(7);
    }

    @Test
    void unknownConstantsAreRefusedOrReplaced() throws Exception {
        String order = "package v; public class Order" + SERIAL + "public Mood mood = Mood.%s; public enum Mood { %s } }";
        ClassLoader before = loader("v.Order", order.formatted("OLD", "GOOD, OLD"));
        ClassLoader now = loader("v.Order", order.formatted("GOOD", "GOOD, BAD"));
        byte[] bytes = builder(before).build().marshal(made(before, "v.Order"));

        assertThatThrownBy(() -> builder(now).build().unmarshal(bytes)).isInstanceOf(MismatchedShapeException.class);
        assertThat(field(builder(now, "unknown-constants=null").build().unmarshal(bytes), "mood")).isNull();
        assertThat(field(builder(now, "unknown-constant.v.Order$Mood=BAD").build().unmarshal(bytes), "mood")).hasToString("BAD");
    }

    @Test
    void nullInAPrimitiveIsRefusedOrReplaced() throws Exception {
        ClassLoader before = loader("v.Order", "package v; public class Order" + SERIAL + "public Integer total; }");
        ClassLoader now = loader("v.Order", "package v; public class Order" + SERIAL + "public int total = 5; }");
        byte[] bytes = builder(before).build().marshal(made(before, "v.Order"));

        assertThatThrownBy(() -> builder(now).build().unmarshal(bytes)).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("at Order.total; declare Order.total as java.lang.Integer here too");
        assertThat(field(builder(now, "null-in-primitive=zero").build().unmarshal(bytes), "total")).isEqualTo(0);
        assertThat(field(builder(now, "null-in-primitive=initial").build().unmarshal(bytes), "total")).isEqualTo(5);
    }

    @Test
    void schemasLiveInTheFolderThatIsNamed() throws Exception {
        ClassLoader before = loader("v.Order", "package v; public class Order" + SERIAL + "public int a = 7; }");
        ClassLoader now = loader("v.Order", "package v; public class Order" + SERIAL + "public long a; }");
        String line = "schemas=folder:" + folder.resolve("schemas").toString().replace("\\", "\\\\");
        byte[] carrying = builder(before).build().marshal(made(before, "v.Order"));

        byte[] bytes = builder(before, line).build().marshal(made(before, "v.Order"));

        assertThat(bytes.length).isLessThan(carrying.length);
        assertThat(folder.resolve("schemas")).isDirectoryContaining("glob:**.schema");
        assertThat(field(builder(now, line).build().unmarshal(bytes), "a")).isEqualTo(7L);
        assertThatThrownBy(() -> builder(now).build().unmarshal(bytes)).hasMessageContaining("The payload's schema is not known");
    }

    @Test
    void codeAfterSettingsCountsMore() throws Exception {
        ClassLoader before = loader("v.Order", "package v; public class Order" + SERIAL + "public int a = 7; }");
        byte[] carrying = builder(before).build().marshal(made(before, "v.Order"));

        assertThat(builder(before, "schemas=memory").schemas(SchemaStore.inPayload()).build().marshal(made(before, "v.Order")))
                .isEqualTo(carrying);
    }
}
