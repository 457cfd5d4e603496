// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.compact.Schema;
import com.hazelcast.internal.serialization.impl.compact.SchemaService;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workloads.Workloads;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FormsTest {

    private static final long SEED = 42;
    private static final int VALUE_COUNT = 50;

    static Stream<Arguments> javaForms() {
        return workloadsIn(Form.PLAIN, Form.EXTERNALIZABLE);
    }

    static Stream<Arguments> hazelcastForms() {
        return workloadsIn(Form.DATA_SERIALIZABLE, Form.IDENTIFIED_DATA_SERIALIZABLE, Form.PORTABLE);
    }

    static Stream<Arguments> workloads() {
        return Workloads.all().stream().map(workload -> Arguments.argumentSet(workload.id(), workload));
    }

    @ParameterizedTest
    @MethodSource("javaForms")
    void javaFormsComeBackFromAJavaStreamAsTheyWere(Workload<?> workload, Form form) {
        assertRoundTrips(workload, form, JavaStream::copy);
    }

    @ParameterizedTest
    @MethodSource("hazelcastForms")
    void hazelcastFormsComeBackFromHazelcastAsTheyWere(Workload<?> workload, Form form) {
        SerializationConfig config = new SerializationConfig();
        HandWritten.of(workload).addIdentifiedFactory(config);
        HandWritten.of(workload).addPortableFactory(config);
        assertRoundTrips(workload, form, copier(config));
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void plainValuesComeBackFromCompactAsTheyWere(Workload<?> workload) {
        SerializationConfig config = new SerializationConfig();
        HandWritten.of(workload).compactSerializers().forEach(config.getCompactSerializationConfig()::addSerializer);
        assertRoundTrips(workload, Form.PLAIN, copier(config));
    }

    private static Stream<Arguments> workloadsIn(Form... forms) {
        return Workloads.all().stream().flatMap(workload -> Stream.of(forms)
                .filter(workload.forms()::contains)
                .map(form -> Arguments.argumentSet(workload.id() + " " + form, workload, form)));
    }

    private static <P> void assertRoundTrips(Workload<P> workload, Form form, UnaryOperator<Object> copier) {
        Supplier<P> values = workload.values(SEED);
        for (int i = 0; i < VALUE_COUNT; i++) {
            Object value = workload.as(form, values.get());
            Object decoded = copier.apply(value);
            assertThat(decoded).isNotSameAs(value);
            assertThat(ExactComparison.gravest(value, decoded)).isEmpty();
        }
    }

    private static UnaryOperator<Object> copier(SerializationConfig config) {
        InternalSerializationService service = service(config);
        return value -> service.toObject(service.toData(value));
    }

    private static InternalSerializationService service(SerializationConfig config) {
        return new DefaultSerializationServiceBuilder().setConfig(config).setSchemaService(new LocalSchemas()).build();
    }

    private static final class LocalSchemas implements SchemaService {

        private final Map<Long, Schema> schemas = new HashMap<>();

        @Override
        public Schema get(long schemaId) {
            return schemas.get(schemaId);
        }

        @Override
        public void put(Schema schema) {
            schemas.put(schema.getSchemaId(), schema);
        }

        @Override
        public void putLocal(Schema schema) {
            put(schema);
        }
    }
}
