// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.internal.serialization.impl.ObjectDataInputStream;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arrays of primitives, which Hazelcast writes and enhanced code reads. */
class GridArraysTest {

    private static final Formation FORMATION = Formation.of(new DataSerializableForm(),
            new FormSettings(TrustLevel.SAFE, false, false), ContractTest.ZOO, Set.of("Families$PlainLeaf"));

    private static final String[] LAST =
            {"full primitives", "full values", "full arrays", "full last bytes", "full last numbers", "full last number"};

    private final ClassLoader loader = FORMATION.loader();
    private final Map<String, Object> samples = Formation.samples(loader, ContractTest.ZOO + ".Samples");

    private InternalSerializationService service(SerializationConfig config) {
        return new DefaultSerializationServiceBuilder().setConfig(config).setClassLoader(loader).build();
    }

    private static SerializationConfig config(String order, boolean nativeOrder) {
        return new SerializationConfig().setUseNativeByteOrder(nativeOrder).setAllowUnsafe(nativeOrder)
                .setByteOrder(order.equals("BIG_ENDIAN") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }

    @ParameterizedTest
    @CsvSource({"BIG_ENDIAN, false", "LITTLE_ENDIAN, false", "LITTLE_ENDIAN, true"})
    void arriveInEveryByteOrder(String order, boolean nativeOrder) {
        InternalSerializationService service = service(config(order, nativeOrder));
        for (String name : new String[] {"full empty arrays", "no arrays", "full arrays", "full large arrays"}) {
            Data data = service.toData(samples.get(name));
            assertThat(ExactComparison.gravest(samples.get(name), service.<Object>toObject(data))).as(name).isEmpty();
        }
    }

    @Test
    void arriveByAStreamThatGivesFewBytesAtOnceAndSaysNothingOfTheRest() throws Exception {
        InternalSerializationService service = service(new SerializationConfig());
        for (String name : new String[] {"full empty arrays", "no arrays", "full arrays", "full large arrays"}) {
            DataSerializable object = (DataSerializable) samples.get(name);
            var out = service.createObjectDataOutput();
            object.writeData(out);
            Constructor<?> constructor = object.getClass().getDeclaredConstructor();
            constructor.setAccessible(true);
            DataSerializable read = (DataSerializable) constructor.newInstance();
            read.readData(new ObjectDataInputStream(new Trickle(out.toByteArray()), service));
            assertThat(ExactComparison.gravest(object, read)).as(name).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"BIG_ENDIAN, false", "LITTLE_ENDIAN, false", "LITTLE_ENDIAN, true"})
    void areRefusedWhereverTheyAreCutOff(String order, boolean nativeOrder) {
        InternalSerializationService service = service(config(order, nativeOrder));
        for (String name : LAST) {
            byte[] whole = service.<Data>toData(samples.get(name)).toByteArray();
            for (int length = 8; length < whole.length; length++) {
                byte[] cut = Arrays.copyOf(whole, length);
                assertThatThrownBy(() -> service.toObject(new HeapData(cut))).as("%s length=%d", name, length)
                        .isInstanceOf(HazelcastSerializationException.class);
            }
        }
    }

    /** Gives at most seven bytes at once. */
    private static final class Trickle extends InputStream {
        private static final int MOST = 7;
        private final ByteArrayInputStream bytes;

        Trickle(byte[] bytes) {
            this.bytes = new ByteArrayInputStream(bytes);
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] target, int from, int count) throws IOException {
            return bytes.read(target, from, Math.min(MOST, count));
        }
    }
}
