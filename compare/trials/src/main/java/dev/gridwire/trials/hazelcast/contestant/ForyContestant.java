// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.exception.ForyException;

/** Apache Fory through a ByteArraySerializer, in its fastest mode that preserves identity. */
final class ForyContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        ObjectCodec codec = new ForyCodec(builder(workload).buildThreadSafeFory(), workload.types());
        GridMechanism.register(config, workload, new CodecByteArraySerializer(typeId, () -> codec));
    }

    /** Not all classes of a user's values are known in advance. */
    private static ForyBuilder builder(Workload<?> workload) {
        return ForyCodec.builder().requireClassRegistration(workload.userClass().isEmpty());
    }

    @Override
    public Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.of(workload -> new ForyCodec(builder(workload).build(), workload.types()));
    }

    @Override
    public Optional<Class<? extends Exception>> documented() {
        return Optional.of(ForyException.class);
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.dependency("org.apache.fory", "fory-core", "fory-core")
                + "// in a ByteArraySerializer for " + types.get(0) + '\n'
                + SnippetText.lines(types, "fory.register(", ".class);");
    }
}
