// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.fused.FusedBody;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The file by which GraalVM's builder of native images learns what the marshaller finds by name. */
class ReachabilityTest {

    private static final Path FILE =
            Path.of("src/main/resources/META-INF/native-image/dev.gridwire/gridwire/reachability-metadata.json");

    private static final String COMMENT = "Written by ReachabilityTest: the JDK's types that have a codec, and what they extend;"
            + " what is called by name; files that are looked for";

    /** What calls go to that are found by name. */
    private static final List<String> CALLED = List.of(
            "{\"type\": \"dev.gridwire.hooks.CaseStandIn\", \"methods\": ["
                    + "{\"name\": \"of\", \"parameterTypes\": [\"java.lang.Object\"]}]}",
            "{\"type\": \"dev.gridwire.hooks.CollectionStandIn\", \"methods\": ["
                    + "{\"name\": \"of\", \"parameterTypes\": [\"java.lang.Object\"]}]}",
            "{\"type\": \"dev.gridwire.hooks.KotlinRangeStandIn\", \"methods\": ["
                    + "{\"name\": \"of\", \"parameterTypes\": [\"java.lang.Object\"]}]}",
            "{\"type\": \"dev.gridwire.hooks.ScalaRangeStandIn\", \"methods\": ["
                    + "{\"name\": \"of\", \"parameterTypes\": [\"java.lang.Object\"]}]}",
            "{\"type\": \"dev.gridwire.hooks.StandIns\", \"methods\": [{\"name\": \"original\","
                    + " \"parameterTypes\": [\"dev.gridwire.codec.Types\", \"java.lang.Object\"]}]}",
            "{\"type\": \"dev.gridwire.reflect.FieldSetter\", \"methods\": ["
                    + "{\"name\": \"set\", \"parameterTypes\": [\"java.lang.Object\", \"java.lang.Object\"]}]}",
            "{\"type\": \"java.lang.Object\", \"methods\": [{\"name\": \"<init>\", \"parameterTypes\": []}]}",
            "{\"type\": \"sun.reflect.ReflectionFactory\", \"allDeclaredMethods\": true}");

    private static final List<String> NAMED =
            List.of(FusedBody.class.getName(), "jdk.jfr.FlightRecorder", "java.lang.Enum", "java.lang.Record");

    private static final Pattern NAME = Pattern.compile("\\{\"type\": \"([^\"]+)\"}");

    private static final List<String> FILES = List.of("gridwire.properties", "META-INF/gridwire/companions.txt",
            "META-INF/gridwire/gridwire.schema", "META-INF/gridwire/types.txt", "dev/gridwire/registry/libraries.txt",
            "dev/gridwire/registry/presets.txt");

    private static Set<String> names() {
        Set<String> names = new TreeSet<>(NAMED);
        for (JdkType type : JdkType.values()) {
            for (String name : type.classNames()) {
                add(name, names);
            }
        }
        names.remove("java.lang.Object");
        return names;
    }

    private static void add(String name, Set<String> names) {
        try {
            addAll(Class.forName(name, false, ClassLoader.getPlatformClassLoader()), names);
        } catch (ClassNotFoundException e) {
            // Another JDK's.
            names.add(name);
        }
    }

    private static void addAll(Class<?> type, Set<String> names) {
        names.add(type.getTypeName());
        if (type.getSuperclass() != null && !type.isArray()) {
            addAll(type.getSuperclass(), names);
        }
        for (Class<?> each : type.isArray() ? new Class<?>[0] : type.getInterfaces()) {
            addAll(each, names);
        }
    }

    /** With what the file has already: JDKs differ in what their types extend, and the file is for all of them. */
    private static String text(String former) {
        Set<String> names = names();
        NAME.matcher(former).results().forEach(found -> names.add(found.group(1)));
        List<String> types = new ArrayList<>(CALLED);
        names.forEach(name -> types.add("{\"type\": \"" + name + "\"}"));
        List<String> files = FILES.stream().map(path -> "{\"glob\": \"" + path + "\"}").toList();
        return "{\n  \"comment\": \"" + COMMENT + "\",\n  \"reflection\": " + list(types) + ",\n  \"resources\": " + list(files)
                + "\n}\n";
    }

    private static String list(List<String> lines) {
        return lines.stream().collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
    }

    @Test
    void theFileNamesEveryTypeThatHasACodec() throws IOException {
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(FILE, text(Files.exists(FILE) ? Files.readString(FILE) : ""));
            Assumptions.abort("golden file rewritten: " + FILE);
        }
        String file = Files.readString(FILE);
        assertThat(file).isEqualTo(text(file));
    }

    @Test
    void theFilesThatAreLookedForInTheMarshallersJarAreThere() {
        for (String file : FILES) {
            boolean isOurs = file.startsWith("dev/gridwire");
            assertThat(!isOurs || getClass().getClassLoader().getResource(file) != null).as(file).isTrue();
        }
    }
}
