// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** What Gridwire refuses stands in its log, once, where Hazelcast may say nothing. */
class RefusalsTest {

    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");

    /** Is of a package that nobody allows. */
    record Secret(String text) {}

    private static final class Lines extends Handler {

        private final List<String> lines = new CopyOnWriteArrayList<>();

        @Override
        public void publish(LogRecord entry) {
            lines.add(entry.getMessage());
        }

        @Override
        public void flush() {
            // Nothing is held back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private static InternalSerializationService service() {
        GridwireSerializer serializer = new GridwireSerializer(
                GridwireSerializer.TYPE_ID, builder -> builder.allowPackage("com.example.none"));
        return new DefaultSerializationServiceBuilder().setConfig(new SerializationConfig().setGlobalSerializerConfig(
                new GlobalSerializerConfig().setImplementation(serializer).setOverrideJavaSerialization(true))).build();
    }

    @Test
    void aRefusedValueIsLoggedOnceWithTheNextStep() {
        Lines lines = new Lines();
        LOGGER.addHandler(lines);
        try {
            InternalSerializationService service = service();
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> service.toData(new Secret("text"))).isInstanceOf(HazelcastSerializationException.class);
            }
        } finally {
            LOGGER.removeHandler(lines);
        }
        assertThat(lines.lines.stream().filter(line -> line.contains("Secret"))).singleElement().asString()
                .startsWith("Gridwire refused a value: ").contains("allow=" + Secret.class.getName());
    }
}
