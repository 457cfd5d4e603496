// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user is told who does something that cannot work. */
class FirstUseMessagesTest {

    private static final Marshaller MARSHALLER = Marshaller.builder().register(Job.class).build();

    static final class Job {
        private final Object worker;

        Job(Object worker) {
            this.worker = worker;
        }
    }

    @Test
    void aStreamOfJavaSerializationIsCalledSo() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of("x")));
        }
        assertThatThrownBy(() -> MARSHALLER.unmarshal(bytes.toByteArray()))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll("The bytes are a stream of Java serialization", "ObjectInputStream");
    }

    @Test
    void aFieldThatHoldsNoDataIsToBeTransient() {
        for (Object each : new Object[] {new Thread(), new ByteArrayInputStream(new byte[1])}) {
            assertThatThrownBy(() -> MARSHALLER.marshal(new Job(each)))
                    .isInstanceOf(RejectedTypeException.class)
                    .hasMessageContainingAll("Job.worker", "declare the field that holds it transient");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax.swing", "java.util", "com.acme.*", "com.acme.**", "com..acme", "com.acme.", ""})
    void aPackageThatCannotBeAllowedIsRefusedAtOnce(String name) {
        assertThatThrownBy(() -> Marshaller.builder().allowPackage(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("package=" + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax.swing.JFrame", "java.lang.Thread", "com.acme.*", "[Lcom.acme.Order;", "com.acme."})
    void aNameThatCannotBeAllowedIsRefusedAtOnce(String name) {
        assertThatThrownBy(() -> Marshaller.builder().allowNamed(List.of(name)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("class=" + name);
    }

    @Test
    void aTreeOfTheJdksIsRefusedAtOnce() {
        assertThatThrownBy(() -> Marshaller.builder().allowPackageTree("javax.swing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("javax.swing.**");
    }
}
