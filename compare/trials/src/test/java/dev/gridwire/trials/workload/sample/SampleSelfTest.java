// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.hazelcast.sample.SampleDataSerializable;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.JavaStream;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleSelfTest {

    private final Workload<SampleObject> workload = Workloads.SAMPLE;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"PLAIN", "EXTERNALIZABLE"})
    void aReferenceToAnotherObjectIsRejected(Form form) {
        MutableSample sample = sample(form);
        sample.self = new SampleDataSerializable();
        assertThatThrownBy(() -> service().toData(sample))
                .hasRootCauseInstanceOf(IOException.class)
                .rootCause()
                .hasMessageContaining("a sample's reference to itself or null, and no other: self=" + sample.self);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PLAIN")
    void noReferenceStaysNone(Form form) {
        MutableSample sample = sample(form);
        sample.self = null;
        MutableSample decoded = service().toObject(service().toData(sample));
        assertThat(decoded.self).isNull();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"PLAIN", "EXTERNALIZABLE"})
    void aDecodedSampleRefersToItself(Form form) {
        MutableSample decoded = service().toObject(service().toData(sample(form)));
        assertThat(decoded.self).isSameAs(decoded);
    }

    @Test
    void javaStreamKeepsTheCycleOfTheExternalizableForm() {
        MutableSample decoded = (MutableSample) JavaStream.copy(sample(Form.EXTERNALIZABLE));
        assertThat(decoded.self).isSameAs(decoded);
    }

    @Test
    void hazelcastWritesTheExternalizableFormTwiceAndUnrollsTheCycleOnce() {
        Data data = service().toData(sample(Form.EXTERNALIZABLE));
        MutableSample decoded = service().toObject(data);
        assertThat(data.dataSize()).isGreaterThan(2 * 3_000 * (Long.BYTES + Double.BYTES));
        assertThat(decoded.self).isNotSameAs(decoded);
        assertThat(decoded.self.self).isSameAs(decoded.self);
    }

    private MutableSample sample(Form form) {
        return (MutableSample) workload.as(form, workload.values(1).get());
    }

    private InternalSerializationService service() {
        SerializationConfig config = new SerializationConfig();
        HandWritten.of(workload).addIdentifiedFactory(config);
        HandWritten.of(workload).addPortableFactory(config);
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }
}
