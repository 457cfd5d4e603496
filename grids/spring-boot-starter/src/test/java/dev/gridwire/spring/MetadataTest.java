// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The keys that an editor offers in application.yaml. Each JSON is a YAML. */
class MetadataTest {

    private static Map<String, Object> metadata() throws Exception {
        for (URL url : Collections.list(
                MetadataTest.class.getClassLoader().getResources("META-INF/spring-configuration-metadata.json"))) {
            try (InputStream in = url.openStream()) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                if (text.contains("gridwire.own-classes")) {
                    return new Yaml().load(text);
                }
            }
        }
        throw new AssertionError("There is no metadata of Gridwire");
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Object list) {
        return (List<Map<String, Object>>) Objects.requireNonNull(list);
    }

    @Test
    void everyPropertyIsOfferedWithADescription() throws Exception {
        Map<String, String> described = new TreeMap<>();
        for (Map<String, Object> property : list(metadata().get("properties"))) {
            described.put((String) property.get("name"), (String) property.get("description"));
        }

        assertThat(described).containsOnlyKeys(
                "gridwire.allow", "gridwire.allow-library", "gridwire.canonical",
                "gridwire.code-generation", "gridwire.deny", "gridwire.enabled",
                "gridwire.final-fields",
                "gridwire.hazelcast.jet",
                "gridwire.hazelcast.schemas", "gridwire.hazelcast.type-id",
                "gridwire.hazelcast.write", "gridwire.id", "gridwire.ignite.enabled",
                "gridwire.limits.bytes", "gridwire.limits.container-length",
                "gridwire.limits.depth", "gridwire.limits.hash-nesting", "gridwire.limits.references",
                "gridwire.limits.schema-bytes", "gridwire.limits.types",
                "gridwire.main-class", "gridwire.null-in-primitive", "gridwire.own-classes", "gridwire.redis.enabled",
                "gridwire.redis.write", "gridwire.redisson.enabled", "gridwire.redisson.write",
                "gridwire.renamed", "gridwire.schemas", "gridwire.seal",
                "gridwire.seal-accepts", "gridwire.seal-keys",
                "gridwire.unknown-constant", "gridwire.unknown-constants", "gridwire.unknown-fields");
        assertThat(described.values()).allSatisfy(description -> assertThat(description).hasSizeGreaterThan(20).endsWith("."));
    }

    @Test
    void theValuesOfOwnClassesAreOffered() throws Exception {
        assertThat(list(metadata().get("hints"))).singleElement().satisfies(hint -> {
            assertThat(hint.get("name")).isEqualTo("gridwire.own-classes");
            assertThat(list(hint.get("values"))).extracting(value -> value.get("value")).containsExactly("auto", "off");
        });
    }
}
