// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.published.ByHand;
import dev.gridwire.enhancer.form.stream.far.Far;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeveralPackagesTest {

    @ParameterizedTest
    @EnumSource
    void classesOfSeveralPackagesAreWrittenInPlace(TrustLevel trust) throws Exception {
        for (StreamForm form : new StreamForm[] {new ExternalizableForm(), new DataSerializableForm(), new IdentifiedForm()}) {
            Map<String, byte[]> originals = new TreeMap<>(Formation.classFiles(ByHand.class.getPackageName()));
            originals.putAll(Formation.classFiles(Far.class.getPackageName()));
            Formation formation = Formation.of(form, new FormSettings(trust, false, false), originals, originals.keySet());
            assertThat(formation.formed()).contains(Far.class.getName(), Far.class.getName() + "$Hidden");
            ClassLoader loader = formation.loader();
            Object far = Formation.samples(loader, Far.class.getName()).get("far");
            Object read = form instanceof ExternalizableForm ? java(loader, far) : grid(loader, far);
            assertThat(ExactComparison.compare(far, read, FieldScope.SERIAL)).isEmpty();
        }
    }

    private static Object java(ClassLoader loader, Object object) throws Exception {
        Channel.Java channel = new Channel.Java(loader);
        return channel.read(channel.write(object));
    }

    private static Object grid(ClassLoader loader, Object object) {
        InternalSerializationService service = new DefaultSerializationServiceBuilder()
                .setConfig(new SerializationConfig()).setClassLoader(loader).build();
        return service.toObject(service.<Data>toData(object));
    }
}
