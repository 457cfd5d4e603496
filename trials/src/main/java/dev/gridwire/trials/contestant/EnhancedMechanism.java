// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.trials.enhanced.EnhancedValues;
import dev.gridwire.trials.enhanced.OwnEnhancement;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.own.OwnSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Plain classes that the enhancer gave one of the grid's own mechanisms. */
final class EnhancedMechanism implements Mechanism {

    private static final String CYCLE = "a sample refers to itself, and the mechanism keeps no identity";
    private static final Map<String, String> NO_CYCLES = Map.of("sample", CYCLE);
    private static final Map<String, String> COMPACT_REFUSALS =
            Map.of("sample", CYCLE, "parts", "Hazelcast's arrays of Compact objects hold those of one class");
    private static final Map<String, String> PORTABLE_REFUSALS =
            Map.of("sample", CYCLE, "parts", "Portable names one class for a field, and that of a part is abstract");

    private final dev.gridwire.enhancer.form.Mechanism target;
    private final TrustLevel trust;
    private final Map<String, String> refusals;
    private final Map<String, EnhancedValues> values = new ConcurrentHashMap<>();
    /** By their folders, which the next run in this JVM has not again. */
    private final Map<String, OwnEnhancement> own = new ConcurrentHashMap<>();

    private EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism target, TrustLevel trust, Map<String, String> refusals) {
        this.target = target;
        this.trust = trust;
        this.refusals = refusals;
    }

    static EnhancedMechanism externalizable(TrustLevel trust) {
        // What is written in place is written again where a cycle leads to it.
        Map<String, String> refusals = trust == TrustLevel.SAFE ? Map.of() : NO_CYCLES;
        return new EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism.EXTERNALIZABLE, trust, refusals);
    }

    static EnhancedMechanism dataSerializable(TrustLevel trust) {
        return new EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism.DATA_SERIALIZABLE, trust, NO_CYCLES);
    }

    static EnhancedMechanism identified(TrustLevel trust) {
        return new EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism.IDENTIFIED, trust, NO_CYCLES);
    }

    static EnhancedMechanism portable() {
        return new EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism.PORTABLE, TrustLevel.SAFE, PORTABLE_REFUSALS);
    }

    static EnhancedMechanism compact() {
        return new EnhancedMechanism(dev.gridwire.enhancer.form.Mechanism.COMPACT, TrustLevel.SAFE, COMPACT_REFUSALS);
    }

    private EnhancedValues values(Workload<?> workload) {
        return values.computeIfAbsent(workload.id(), id -> EnhancedValues.of(workload, target, trust));
    }

    @Override
    public Form form() {
        return Form.PLAIN;
    }

    @Override
    public <P> Object value(Workload<P> workload, P plain) {
        return workload.own().isPresent() ? plain : values(workload).of(plain);
    }

    @Override
    public void configure(SerializationConfig config, Workload<?> workload) {
        workload.own().ifPresentOrElse(
                spec -> configureOwn(spec, config),
                () -> values(workload).configure(config));
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.own()
                .flatMap(spec -> enhancement(spec).obstacle())
                .or(() -> Optional.ofNullable(refusals.get(workload.id())));
    }

    /** The user's classes under their own names, in front of what they were made of. */
    @Override
    public List<Path> classPath(Workload<?> workload) {
        return workload.own().map(spec -> List.of(enhancement(spec).folder())).orElse(List.of());
    }

    private OwnEnhancement enhancement(OwnSpec spec) {
        return own.computeIfAbsent(spec.folder(), folder -> OwnEnhancement.run(spec, target, trust));
    }

    /** Factories are found by Hazelcast's service files, serializers of Compact are not. */
    private void configureOwn(OwnSpec spec, SerializationConfig config) {
        if (target == dev.gridwire.enhancer.form.Mechanism.COMPACT) {
            OwnEnhancement.configure(spec, target, trust, config);
        }
    }
}
