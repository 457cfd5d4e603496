// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;

/** Copies objects by Java serialization and by Gridwire, and compares the copies. */
public final class JavaOracle {

    static final Marshaller MARSHALLER = Marshaller.builder().allowPackage("dev.gridwire.hooks").build();

    private JavaOracle() {}

    /** The copy that Java serialization makes. */
    @SuppressWarnings("unchecked")
    public static <T> T javaCopy(T value) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(value);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                return (T) in.readObject();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    static <T> T copy(T value) {
        return MARSHALLER.unmarshal(MARSHALLER.marshal(value));
    }

    /** The copies are the same graph, and the same hooks were called in the same order; gives Gridwire's copy. */
    static <T> T assertAsJava(T value) {
        Calls.take();
        T expected = javaCopy(value);
        List<String> expectedCalls = Calls.take();
        T found = copy(value);
        List<String> foundCalls = Calls.take();
        assertThat(ExactComparison.gravest(expected, found)).isEmpty();
        assertThat(foundCalls).isEqualTo(expectedCalls);
        assertThat(MARSHALLER.marshal(value)).isEqualTo(MARSHALLER.marshal(value));
        Calls.take();
        return found;
    }
}
