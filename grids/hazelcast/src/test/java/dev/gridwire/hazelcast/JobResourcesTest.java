// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.jet.config.JobConfig;
import com.hazelcast.jet.config.ResourceConfig;
import com.hazelcast.jet.config.ResourceType;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import java.io.IOException;
import java.net.URL;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A job brings files along, which its configuration names by URLs; users' values get none of them. */
class JobResourcesTest {

    private static final InternalSerializationService OF_JOBS = service(GridwireSerializer::allowJobs);
    private static final InternalSerializationService OF_STRANGERS = service(builder -> builder.register(URL.class));
    private static final InternalSerializationService WITHOUT = new DefaultSerializationServiceBuilder().build();

    private static InternalSerializationService service(UnaryOperator<MarshallerBuilder> settings) {
        SerializationConfig config = new SerializationConfig().addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class).setImplementation(new GridwireSerializer(GridwireSerializer.TYPE_ID, settings)));
        config.setJavaSerializationFilterConfig(
                JavaSerializationPolicy.filter(settings.apply(Marshaller.builder()).build().policy()));
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    private static URL url(String host) throws Exception {
        return new URL("http://" + host + "/app.jar");
    }

    private static JobConfig job(String host) throws Exception {
        return new JobConfig().addJar(url(host)).addClasspathResource(url(host), "r").attachFile(url(host), "f")
                .addClass(JobResourcesTest.class);
    }

    @Test
    void aJobSaysWhereItsFilesLie() throws Exception {
        JobConfig read = OF_JOBS.toObject(OF_JOBS.toData(job("localhost")));

        assertThat(read.getResourceConfigs()).isEqualTo(job("localhost").getResourceConfigs());
        assertThat(read.getResourceConfigs().get("f").getUrl()).hasToString("http://localhost/app.jar");
        JobConfig again = OF_JOBS.toObject(OF_JOBS.toData(read));
        assertThat(again.getResourceConfigs()).isEqualTo(read.getResourceConfigs());
    }

    /** As members write it on which Gridwire does not write yet. */
    @Test
    void aJobThatJavaSerializationWroteIsRead() throws Exception {
        Data written = WITHOUT.toData(job("localhost"));

        JobConfig read = OF_JOBS.toObject(written);
        assertThat(read.getResourceConfigs()).isEqualTo(job("localhost").getResourceConfigs());
    }

    /** By default, the two would be one place: their addresses are. */
    @Test
    void theUrlOfAJobNeverAsksTheNetwork() throws Exception {
        Set<ResourceConfig> both = new HashSet<>();
        for (String host : List.of("localhost", "127.0.0.1")) {
            both.add(new ResourceConfig(url(host), "id", ResourceType.FILE));
        }
        Set<ResourceConfig> read = OF_JOBS.toObject(OF_JOBS.toData(both));

        List<URL> urls = read.stream().map(ResourceConfig::getUrl).toList();
        assertThat(urls.get(0).equals(urls.get(1))).isFalse();
        assertThat(urls.get(0).hashCode()).isNotEqualTo(urls.get(1).hashCode());
        assertThat(url("localhost").equals(url("127.0.0.1"))).as("control").isTrue();
    }

    static List<Object> values() throws Exception {
        return List.of(url("localhost"), new HashSet<>(List.of(url("localhost"))), new ArrayList<>(List.of(url("localhost"))),
                new AbstractMap.SimpleEntry<>("url", url("localhost")), new Object[] {url("localhost")});
    }

    @ParameterizedTest
    @MethodSource("values")
    void usersValuesHoldNoUrl(Object value) {
        assertThatThrownBy(() -> OF_JOBS.toData(value)).hasStackTraceContaining("class=java.net.URL");
        assertThatThrownBy(() -> OF_JOBS.toObject(OF_STRANGERS.toData(value))).hasStackTraceContaining("class=java.net.URL");
        assertThatThrownBy(() -> OF_JOBS.toObject(WITHOUT.toData(value))).hasStackTraceContaining("class=java.net.URL");
    }

    /** Says to be the configuration of a resource, and holds what it likes in place of its URL. */
    private record Fake(Object url) implements IdentifiedDataSerializable {

        private static final ResourceConfig REAL = ResourceConfig.fromClass(Fake.class).findFirst().orElseThrow();

        @Override
        public int getFactoryId() {
            return REAL.getFactoryId();
        }

        @Override
        public int getClassId() {
            return REAL.getClassId();
        }

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeString("id");
            out.writeShort(ResourceType.FILE.getId());
            out.writeObject(url);
        }

        @Override
        public void readData(ObjectDataInput in) {
            throw new IllegalStateException("only written");
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void noContainerComesInPlaceOfAJobsUrl(Object value) {
        Data payload = OF_STRANGERS.toData(new Fake(value));
        Data javaStream = WITHOUT.toData(new Fake(value));
        if (value instanceof URL) {
            assertThat(OF_JOBS.<ResourceConfig>toObject(javaStream).getUrl()).as("control").hasToString(value.toString());
        }
        assertThatThrownBy(() -> OF_JOBS.toObject(payload)).hasStackTraceContaining("class=java.net.URL");
        if (value instanceof Collection) {
            assertThatThrownBy(() -> OF_JOBS.toObject(javaStream)).hasStackTraceContaining("class=java.net.URL");
        }
    }

    /** A text is a URL where a job's configuration reads it itself, and nowhere else. */
    @Test
    void textsStayTexts() throws Exception {
        SerializationConfig config = new SerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Text.class).setImplementation(new AsPayload()));
        InternalSerializationService forging = new DefaultSerializationServiceBuilder().setConfig(config).build();
        Text text = new Text("http://localhost/x");

        assertThat(OF_JOBS.<Object>toObject(forging.toData(text))).isEqualTo(text.text());
        assertThat(OF_JOBS.<Object>toObject(forging.toData(new HashSet<>(List.of(text))))).isEqualTo(Set.of(text.text()));
        assertThat(OF_JOBS.<ResourceConfig>toObject(forging.toData(new Fake(text))).getUrl()).hasToString(text.text());
    }

    record Text(String text) {}

    /** Writes texts as payloads of Gridwire, which Hazelcast never gives it. */
    private static final class AsPayload implements StreamSerializer<Text> {

        @Override
        public int getTypeId() {
            return GridwireSerializer.TYPE_ID;
        }

        @Override
        public void write(ObjectDataOutput out, Text text) throws IOException {
            Frame.write(Marshaller.builder().build(), text.text(), out);
        }

        @Override
        public Text read(ObjectDataInput in) {
            throw new IllegalStateException("only written");
        }
    }
}
