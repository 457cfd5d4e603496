// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a user adds to a project. */
final class Snippets {

    private static final String VERSIONS = "/dev/gridwire/trials/compare/versions.properties";

    private Snippets() {}

    /** Null where nothing is needed, or where it is code for each class. */
    static @Nullable String of(Contestant contestant, Workload<?> workload) {
        List<String> types = typeNames(workload);
        return switch (contestant) {
            case GRIDWIRE -> dependency("dev.gridwire", "gridwire-hazelcast-auto", "gridwire") + properties(ids(types));
            case GRIDWIRE_CANONICAL -> dependency("dev.gridwire", "gridwire-hazelcast-auto", "gridwire")
                    + properties("canonical=" + types.get(0) + '\n' + ids(types));
            case GRIDWIRE_SEALED -> dependency("dev.gridwire", "gridwire-hazelcast-auto", "gridwire")
                    + properties("seal=crc32c\n" + ids(types));
            case ENHANCED_EXTERNALIZABLE -> enhanced("externalizable", types, "safe");
            case ENHANCED_IDENTIFIED -> enhanced("identified", types, "safe");
            case ENHANCED_PORTABLE -> enhanced("portable", types, "safe");
            case ENHANCED_COMPACT -> enhanced("compact", types, "safe")
                    + "// in the configuration of members and clients, by the class that the build's report names\n"
                    + "….register(config.getSerializationConfig());\n";
            case ENHANCED_EXTERNALIZABLE_FAST -> enhanced("externalizable", types, "fast");
            case ENHANCED_DATA_SERIALIZABLE_FAST -> enhanced("data-serializable", types, "fast");
            case ENHANCED_IDENTIFIED_FAST -> enhanced("identified", types, "fast");
            case COMPACT_ZERO -> "// in the configuration of members and clients\n" + lines(types,
                    "config.getSerializationConfig().getCompactSerializationConfig().addClass(", ".class);");
            case KRYO -> dependency("com.esotericsoftware", "kryo", "kryo")
                    + "// in a StreamSerializer for " + types.get(0) + '\n' + lines(types, "kryo.register(", ".class);");
            case FORY -> dependency("org.apache.fory", "fory-core", "fory-core")
                    + "// in a ByteArraySerializer for " + types.get(0) + '\n' + lines(types, "fory.register(", ".class);");
            case SMILE -> dependency("com.fasterxml.jackson.dataformat", "jackson-dataformat-smile", "jackson-dataformat-smile")
                    + "// in a ByteArraySerializer for " + types.get(0) + "\nmapper.writerFor(" + source(types.get(0))
                    + ".class)\n";
            default -> null;
        };
    }

    /** The command itself loads no class of the user's. */
    private static List<String> typeNames(Workload<?> workload) {
        return workload.own().isPresent()
                ? workload.own().get().types()
                : workload.types().stream().map(Class::getName).toList();
    }

    private static String dependency(String group, String artifact, String version) {
        return "<dependency>\n  <groupId>" + group + "</groupId>\n  <artifactId>" + artifact + "</artifactId>\n  <version>"
                + version(version) + "</version>\n</dependency>\n";
    }

    private static String enhanced(String target, List<String> types, String level) {
        return "<plugin>\n  <groupId>dev.gridwire</groupId>\n  <artifactId>gridwire-maven-plugin</artifactId>\n  <version>"
                + version("gridwire") + "</version>\n  <executions>\n    <execution><goals><goal>enhance</goal><goal>check</goal>"
                + "</goals></execution>\n  </executions>\n</plugin>\n"
                + properties("targets." + target + '=' + String.join(", ", types) + '\n'
                        + (level.equals("safe") ? "" : "hints.level=" + level + '\n'));
    }

    private static String ids(List<String> types) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> "id." + types.get(i) + '=' + (i + 1) + '\n')
                .collect(Collectors.joining());
    }

    private static String properties(String content) {
        return "# in src/main/resources/gridwire.properties\n" + content;
    }

    private static String lines(List<String> types, String before, String behind) {
        return types.stream().map(type -> before + source(type) + behind + '\n').collect(Collectors.joining());
    }

    private static String source(String binaryName) {
        return binaryName.replace('$', '.');
    }

    private static String version(String artifact) {
        Properties versions = new Properties();
        try (InputStream in = Snippets.class.getResourceAsStream(VERSIONS)) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return versions.getProperty(artifact);
    }
}
