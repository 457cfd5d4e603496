// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The keys that an editor offers in application.yaml are those of the table of settings. */
class MetadataTest {

    private static final Path FILE = ProjectPages.ROOT.resolve(
            "grids/spring-boot-starter/src/main/resources/META-INF/spring-configuration-metadata.json");
    private static final List<String> FLAG = List.of("true", "false");
    private static final String STARTER = "{\"name\": \"gridwire.enabled\", \"type\": \"java.lang.Boolean\","
            + " \"defaultValue\": true, \"description\": \"Whether Gridwire serializes for Hazelcast. If not, Hazelcast does as"
            + " if Gridwire were not there, and cannot read others' values by Gridwire; to read without writing, leave it and set"
            + " gridwire.hazelcast.write to false.\"}";

    private static String property(Setting setting) {
        String type = setting.isNamed() ? "java.util.Map<java.lang.String,java.lang.String>"
                : setting.type() == Setting.Type.WORDS ? "java.util.List<java.lang.String>"
                : setting.choices().equals(FLAG) ? "java.lang.Boolean" : "java.lang.String";
        String description = setting.meaning() + " Value: " + setting.value() + ". Default: " + setting.standard() + ".";
        return "{\"name\": \"" + name(setting) + "\", \"type\": \"" + type + "\", \"description\": \""
                + description.replace("`", "") + "\"}";
    }

    private static String hint(Setting setting) {
        List<String> values = setting.choices().stream().map(each -> "{\"value\": \"" + each + "\"}").toList();
        return "{\"name\": \"" + name(setting) + "\", \"values\": [" + String.join(", ", values) + "]}";
    }

    private static String name(Setting setting) {
        return "gridwire." + setting.begin().replaceFirst("\\.$", "");
    }

    private static String metadata() {
        List<String> properties = new ArrayList<>(List.of(STARTER));
        PropertyLines.properties().forEach(each -> properties.add(property(each)));
        List<String> hints = PropertyLines.properties().stream()
                .filter(each -> each.type() == Setting.Type.CHOICE && !each.choices().equals(FLAG))
                .map(MetadataTest::hint).toList();
        return "{\"properties\": [\n  " + String.join(",\n  ", properties) + "\n], \"hints\": [\n  "
                + String.join(",\n  ", hints) + "\n]}\n";
    }

    @Test
    void everyPropertyIsOfferedWithADescriptionAndItsValues() throws IOException {
        String metadata = metadata();
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(FILE, metadata);
            Assumptions.abort("written: " + FILE);
        }
        assertThat(Files.readString(FILE)).as("renew it with -Dgolden.regenerate=true -Dtest=MetadataTest").isEqualTo(metadata);
        Map<String, List<Map<String, Object>>> read = new Yaml().load(metadata);
        assertThat(read.get("properties")).as("each JSON is a YAML").hasSize(PropertyLines.properties().size() + 1);
    }
}
