// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.internal.nio.BufferObjectDataOutput;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.published.ByHand;
import dev.gridwire.enhancer.form.published.Computer;
import dev.gridwire.enhancer.form.published.Customer;
import dev.gridwire.enhancer.form.published.Order;
import dev.gridwire.enhancer.form.published.OrderLine;
import dev.gridwire.enhancer.form.published.Programmer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectOutput;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The bytes of the trials' classes, beside the forms that are written by hand there. */
class ByteCountTest {

    private static final Set<String> CLASSES = Set.of(Computer.class.getName(), Customer.class.getName(),
            Order.class.getName(), OrderLine.class.getName(), Programmer.class.getName());
    private static final FormSettings FAST = new FormSettings(TrustLevel.FAST, false, false);

    private static Map<String, Object> formed(StreamForm form) {
        Formation formation = Formation.of(form, FAST, Formation.classFiles(ByHand.class.getPackageName()), CLASSES);
        assertThat(formation.formed()).isEqualTo(CLASSES);
        return Formation.samples(formation.loader(), ByHand.class.getName());
    }

    @Test
    void externalizableIsNoLargerThanByHand() throws IOException {
        Map<String, Object> formed = formed(new ExternalizableForm());
        for (Map.Entry<String, Object> plain : new ByHand().get().entrySet()) {
            Content byHand = new Content();
            ByHand.write(plain.getValue(), byHand);
            Content generated = new Content();
            ((Externalizable) formed.get(plain.getKey())).writeExternal(generated);
            assertThat(generated.size()).as(plain.getKey()).isLessThanOrEqualTo(byHand.size());
        }
    }

    @Test
    void dataSerializableIsNoLargerThanByHand() throws IOException {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        for (StreamForm form : new StreamForm[] {new DataSerializableForm(), new IdentifiedForm()}) {
            Map<String, Object> formed = formed(form);
            for (Map.Entry<String, Object> plain : new ByHand().get().entrySet()) {
                BufferObjectDataOutput byHand = service.createObjectDataOutput();
                ByHand.write(plain.getValue(), (ObjectDataOutput) byHand);
                BufferObjectDataOutput generated = service.createObjectDataOutput();
                ((DataSerializable) formed.get(plain.getKey())).writeData(generated);
                assertThat(generated.toByteArray().length).as(plain.getKey())
                        .isLessThanOrEqualTo(byHand.toByteArray().length);
            }
        }
    }

    /** An output that has no form for objects: at this level none is needed. */
    private static final class Content extends DataOutputStream implements ObjectOutput {
        Content() {
            super(new ByteArrayOutputStream());
        }

        @Override
        public void writeObject(Object value) throws IOException {
            throw new IOException("an object was written: " + value);
        }
    }
}
