// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.util.List;
import org.apache.fory.BaseFory;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.config.Language;
import org.apache.fory.logging.LoggerFactory;

/** Apache Fory, for one or several threads, depending on how it was built. */
public final class ForyCodec implements ObjectCodec {

    private final BaseFory fory;

    /** Takes an existing Fory, and registers the classes. */
    public ForyCodec(BaseFory fory, List<Class<?>> types) {
        this.fory = fory;
        for (Class<?> type : types) { // a JVM's first lambda takes milliseconds, which would count as Fory's first use
            fory.register(type);
        }
    }

    /** Returns Fory for one thread, its fastest variant. */
    public static ForyCodec ofOneThread(List<Class<?>> types) {
        return new ForyCodec(builder().build(), types);
    }

    /**
     * Returns a builder with the settings of all measurements: references tracked, classes registered, no schema in the bytes.
     * Its Fory generates code before the first use of a class ends.
     */
    public static ForyBuilder builder() {
        LoggerFactory.disableLogging();
        return Fory.builder()
                .withLanguage(Language.JAVA)
                .withRefTracking(true)
                .withCompatible(false)
                .requireClassRegistration(true)
                .withAsyncCompilation(false);
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
