// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.nio.serialization.ByteArraySerializer;
import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.config.Language;
import org.apache.fory.logging.LoggerFactory;

/** Fory with references tracked, classes registered, and no schema in the bytes. */
final class ForySerializer implements ByteArraySerializer<Object> {

    private final int typeId;
    private final ThreadSafeFory fory;

    ForySerializer(int typeId, List<Class<?>> types) {
        this.typeId = typeId;
        LoggerFactory.disableLogging();
        fory = Fory.builder()
                .withLanguage(Language.JAVA)
                .withRefTracking(true)
                .withCompatible(false)
                .requireClassRegistration(true)
                .withAsyncCompilation(false)
                .buildThreadSafeFory();
        types.forEach(fory::register);
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public byte[] write(Object value) {
        return fory.serialize(value);
    }

    @Override
    public Object read(byte[] bytes) {
        return fory.deserialize(bytes);
    }
}
