// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.trials.enhanced.EnhancedValues;
import dev.gridwire.trials.enhanced.UserClassEnhancement;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Plain classes to which the enhancer gave one of the grid's own mechanisms. */
final class EnhancedContestant implements GridMechanism {

    private static final String CYCLE = "a sample refers to itself, and the mechanism keeps no identity";
    private static final Map<WorkloadFeature, String> NO_CYCLES = Map.of(WorkloadFeature.CYCLE, CYCLE);
    private static final Map<WorkloadFeature, String> NOT_COMPACT = Map.of(WorkloadFeature.CYCLE, CYCLE,
            WorkloadFeature.ABSTRACT_ELEMENTS, "Hazelcast's arrays of Compact objects hold one class only");
    private static final Map<WorkloadFeature, String> NOT_PORTABLE = Map.of(WorkloadFeature.CYCLE, CYCLE,
            WorkloadFeature.ABSTRACT_ELEMENTS, "Portable names one class for a field, and a part's is abstract");

    private final Mechanism target;
    private final TrustLevel trust;
    private final Map<String, EnhancedValues> values = new ConcurrentHashMap<>();
    /** By folder; the next run in this JVM has other folders. */
    private final Map<String, UserClassEnhancement> ofUser = new ConcurrentHashMap<>();

    EnhancedContestant(Mechanism target, TrustLevel trust) {
        this.target = target;
        this.trust = trust;
    }

    private EnhancedValues values(Workload<?> workload) {
        return values.computeIfAbsent(workload.id(), id -> EnhancedValues.of(workload, target, trust));
    }

    @Override
    public <P> Object value(Workload<P> workload, P plain) {
        return workload.userClass().isPresent() ? plain : values(workload).of(plain);
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        workload.userClass().map(this::madeBeside).orElseGet(() -> values(workload).others())
                .forEach(made -> register(made, config));
    }

    @Override
    public Map<WorkloadFeature, String> unsupported() {
        return switch (target) {
            case COMPACT -> NOT_COMPACT;
            case PORTABLE -> NOT_PORTABLE;
            // Only the safe level has handles: the faster ones write an object again when a cycle leads back to it.
            case EXTERNALIZABLE -> trust == TrustLevel.SAFE ? Map.of() : NO_CYCLES;
            default -> NO_CYCLES;
        };
    }

    /** Returns no lines for the slower levels of DataSerializable, which are only for comparison. */
    @Override
    public @Nullable String snippet(List<String> types) {
        if (target == Mechanism.DATA_SERIALIZABLE && trust != TrustLevel.FAST) {
            return null;
        }
        return SnippetText.enhanced(target.key(), types, trust.key()) + (target != Mechanism.COMPACT ? ""
                : "// in the configuration of members and clients, by the class that the build's report names\n"
                        + "….register(config.getSerializationConfig());\n");
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.userClass()
                .flatMap(spec -> enhancement(spec).obstacle())
                .or(() -> GridMechanism.super.refusal(workload));
    }

    /** Returns the user's enhanced classes, which have the same names and precede the originals. */
    @Override
    public List<Path> classPath(Workload<?> workload) {
        return workload.userClass().map(spec -> List.of(enhancement(spec).folder())).orElse(List.of());
    }

    private UserClassEnhancement enhancement(UserClassSpec spec) {
        return ofUser.computeIfAbsent(spec.folder(), folder -> UserClassEnhancement.run(spec, target, trust));
    }

    /** Returns the generated classes to register. Hazelcast's service files find factories, but not serializers of Compact. */
    private List<Class<?>> madeBeside(UserClassSpec spec) {
        return target == Mechanism.COMPACT ? UserClassEnhancement.others(spec, target, trust) : List.of();
    }

    /** Registers with the one line that a user would write; most generated classes need none. */
    private static void register(Class<?> made, SerializationConfig config) {
        try {
            made.getMethod("register", SerializationConfig.class).invoke(null, config);
        } catch (NoSuchMethodException e) {
            // This class needs no registration.
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("what was enhanced cannot be registered: class=" + made.getName(), e);
        }
    }
}
