// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.exception.ForyException;

/** Apache Fory through a ByteArraySerializer. */
enum ForyContestant implements GridMechanism {
    /** The default encoding of numbers, and identity preserved. */
    PLAIN(UnaryOperator.identity()),
    /** Numbers are not compressed, which its documentation advises where size does not matter. */
    FAST(fory -> fory.withNumberCompressed(false)),
    /** The same without references, its fastest mode. */
    FLAT(fory -> fory.withNumberCompressed(false).withRefTracking(false)) {
        @Override
        public Map<WorkloadFeature, String> unsupported() {
            return Map.of(WorkloadFeature.CYCLE, "without references, the stack overflows at an object that refers to itself");
        }
    };

    private final UnaryOperator<ForyBuilder> mode;

    ForyContestant(UnaryOperator<ForyBuilder> mode) {
        this.mode = mode;
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        ObjectCodec codec = new ForyCodec(builder(workload).buildThreadSafeFory(), workload.types());
        GridMechanism.register(config, workload, new CodecByteArraySerializer(typeId, () -> codec));
    }

    /** Not all classes of a user's values are known in advance. */
    private ForyBuilder builder(Workload<?> workload) {
        return mode.apply(ForyCodec.builder()).requireClassRegistration(workload.userClass().isEmpty());
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
