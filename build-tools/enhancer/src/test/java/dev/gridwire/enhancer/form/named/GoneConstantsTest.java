// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.enhancer.form.compact.CompactForm;
import dev.gridwire.enhancer.form.named.zoo.Everything;
import dev.gridwire.enhancer.form.named.zoo.Leaf;
import dev.gridwire.enhancer.form.portable.PortableForm;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Names of constants that an enum does not have, as after one was taken away. */
class GoneConstantsTest {

    private static final String ZOO = "dev.gridwire.enhancer.form.named.zoo.";

    @Test
    void compactNamesEnumAndConstant() throws Exception {
        ClassLoader loader = FormedWorld.of(new CompactForm(), Everything.class, Leaf.class).load();
        SerializationConfig config = new SerializationConfig();
        loader.loadClass(ZOO + "GridwireCompactSerializers").getMethod("register", SerializationConfig.class)
                .invoke(null, config);
        isRefusedByName(loader, config);
    }

    @Test
    void portableNamesEnumAndConstant() throws Exception {
        isRefusedByName(FormedWorld.of(new PortableForm(), Everything.class, Leaf.class).load(), new SerializationConfig());
    }

    private static void isRefusedByName(ClassLoader loader, SerializationConfig config) throws ReflectiveOperationException {
        Grid grid = new Grid(loader, config);
        byte[] bytes = grid.write(loader.loadClass(ZOO + "Everything").getMethod("full").invoke(null)).toByteArray();
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("SUNDAY", "RUNDAY");
        byte[] altered = text.getBytes(StandardCharsets.ISO_8859_1);

        assertThatExceptionOfType(HazelcastSerializationException.class)
                .isThrownBy(() -> grid.read(new HeapData(altered)))
                .withMessageStartingWith("an enum has no constant of the name")
                .withMessageContaining("enum=java.time.DayOfWeek").withMessageContaining("name=RUNDAY")
                .withMessageContaining("; read it with the classes that wrote it");
    }
}
