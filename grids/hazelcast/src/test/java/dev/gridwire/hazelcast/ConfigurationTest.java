// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.client.config.XmlClientConfigBuilder;
import com.hazelcast.client.config.YamlClientConfigBuilder;
import com.hazelcast.config.Config;
import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lines of docs/hazelcast.md. */
class ConfigurationTest {

    record Order(long id, List<String> lines) implements Serializable {}

    record Invoice(long id) implements Serializable {}

    private static final String GLOBAL_YAML = """
            %s:
              serialization:
                global-serializer:
                  class-name: dev.gridwire.hazelcast.GridwireSerializer
                  override-java-serialization: true
            """;

    private static final String GLOBAL_XML = """
            <%1$s xmlns="http://www.hazelcast.com/schema/%2$s">
              <serialization>
                <serializers>
                  <global-serializer override-java-serialization="true">
                    dev.gridwire.hazelcast.GridwireSerializer
                  </global-serializer>
                </serializers>
              </serialization>
            </%1$s>
            """;

    private static final String TYPED_YAML = """
            hazelcast:
              serialization:
                serializers:
                  - type-class: %s
                    class-name: dev.gridwire.hazelcast.GridwireSerializer
            """.formatted(Order.class.getName());

    private static final String READING_YAML = """
            hazelcast:
              serialization:
                serializers:
                  - type-class: dev.gridwire.hazelcast.ReadOnly
                    class-name: dev.gridwire.hazelcast.GridwireSerializer
            """;

    private static InternalSerializationService service(SerializationConfig config) {
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertServes(SerializationConfig config, Object value) {
        InternalSerializationService service = service(config);
        Data data = service.toData(value);
        assertThat(data.getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        assertThat(service.<Object>toObject(data)).isEqualTo(value);
    }

    private static void assertLeaves(SerializationConfig config, Object value) {
        assertThat(service(config).toData(value).getType()).isNegative();
    }

    @Test
    void codeMakesItTheGlobalSerializer() {
        assertServes(
                new SerializationConfig().setGlobalSerializerConfig(new GlobalSerializerConfig()
                        .setImplementation(new GridwireSerializer())
                        .setOverrideJavaSerialization(true)),
                new Order(1, List.of("a")));
    }

    @Test
    void aMembersFilesMakeItTheGlobalSerializer() {
        Config yaml = Config.loadFromString(GLOBAL_YAML.formatted("hazelcast"));
        Config xml = Config.loadFromString(GLOBAL_XML.formatted("hazelcast", "config"));
        assertServes(yaml.getSerializationConfig(), new Order(1, List.of("a")));
        assertServes(xml.getSerializationConfig(), new Order(1, List.of("a")));
    }

    @Test
    void aClientsFilesMakeItTheGlobalSerializer() {
        InputStream yaml = stream(GLOBAL_YAML.formatted("hazelcast-client"));
        InputStream xml = stream(GLOBAL_XML.formatted("hazelcast-client", "client-config"));
        assertServes(new YamlClientConfigBuilder(yaml).build().getSerializationConfig(), new Order(1, List.of("a")));
        assertServes(new XmlClientConfigBuilder(xml).build().getSerializationConfig(), new Order(1, List.of("a")));
    }

    @Test
    void aFileMakesItTheSerializerOfSingleClasses() {
        SerializationConfig config = Config.loadFromString(TYPED_YAML).getSerializationConfig();
        assertServes(config, new Order(1, List.of("a")));
        assertLeaves(config, new Invoice(1));
    }

    @Test
    void aFileMakesItADeserializerAlone() {
        SerializationConfig reading = Config.loadFromString(READING_YAML).getSerializationConfig();
        Data written = service(Config.loadFromString(TYPED_YAML).getSerializationConfig()).toData(new Order(1, List.of("a")));

        assertLeaves(reading, new Order(1, List.of("a")));
        assertThat(service(reading).<Object>toObject(written)).isEqualTo(new Order(1, List.of("a")));
    }
}
