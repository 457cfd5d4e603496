// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.contestant.Work;
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

/** Plain classes that the enhancer gave one of the grid's own mechanisms. */
final class EnhancedContestant implements GridMechanism {

    private static final String CYCLE = "a sample refers to itself, and the mechanism keeps no identity";
    private static final Map<WorkloadFeature, String> NO_CYCLES = Map.of(WorkloadFeature.CYCLE, CYCLE);
    private static final Map<WorkloadFeature, String> NOT_COMPACT = Map.of(WorkloadFeature.CYCLE, CYCLE,
            WorkloadFeature.ABSTRACT_ELEMENTS, "Hazelcast's arrays of Compact objects hold one class only");
    private static final Map<WorkloadFeature, String> NOT_PORTABLE = Map.of(WorkloadFeature.CYCLE, CYCLE,
            WorkloadFeature.ABSTRACT_ELEMENTS, "Portable names one class for a field, and a part's is abstract");

    private final Mechanism target;
    private final TrustLevel trust;
    private final Map<WorkloadFeature, String> unsupported;
    private final Map<String, EnhancedValues> values = new ConcurrentHashMap<>();
    /** By their folders, which the next run in this JVM has not again. */
    private final Map<String, UserClassEnhancement> ofUser = new ConcurrentHashMap<>();

    private EnhancedContestant(Mechanism target, TrustLevel trust, Map<WorkloadFeature, String> unsupported) {
        this.target = target;
        this.trust = trust;
        this.unsupported = unsupported;
    }

    static Descriptor externalizable() {
        // Objects written in place at the faster levels are written again where a cycle leads to them; here they have handles.
        return safe("externalizable", "Externalizable", "the build makes plain classes Externalizable.",
                        new EnhancedContestant(Mechanism.EXTERNALIZABLE, TrustLevel.SAFE, Map.of()))
                .colour("#e08aa5")
                .traits("nothing: a plugin of the build", TraitText.SAME, TraitText.WHOLE, TraitText.KEPT)
                .snippet(types -> SnippetText.enhanced("externalizable", types, "safe"))
                .build();
    }

    static Descriptor identified() {
        return safe("identified", "IDS",
                        "the build makes plain classes IdentifiedDataSerializable, with ids and a factory.",
                        new EnhancedContestant(Mechanism.IDENTIFIED, TrustLevel.SAFE, NO_CYCLES))
                .colour("#d6459b")
                .traits("nothing: a plugin of the build; ids are given out", TraitText.SAME, TraitText.WHOLE, TraitText.COPIES)
                .snippet(types -> SnippetText.enhanced("identified", types, "safe"))
                .only(Participation.USUAL)
                .build();
    }

    static Descriptor portable() {
        return safe("portable", "Portable", "the build makes plain classes Portable.",
                        new EnhancedContestant(Mechanism.PORTABLE, TrustLevel.SAFE, NOT_PORTABLE))
                .colour("#b06fc4")
                .traits("nothing: a plugin of the build", TraitText.ADDED + "; to be removed in Hazelcast 7", TraitText.FIELDS,
                        TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .snippet(types -> SnippetText.enhanced("portable", types, "safe"))
                .build();
    }

    static Descriptor compact() {
        return safe("compact", "Compact", "the build makes a CompactSerializer beside plain classes.",
                        new EnhancedContestant(Mechanism.COMPACT, TrustLevel.SAFE, NOT_COMPACT))
                .colour("#7d4fa3")
                .traits("nothing: a plugin of the build, and one line of configuration", TraitText.ADDED, TraitText.FIELDS,
                        TraitText.COPIES)
                .strong(Strength.FIELD_QUERIES)
                .strong(Strength.ROLLING_UPGRADES)
                .snippet(types -> SnippetText.enhanced("compact", types, "safe")
                        + "// in the configuration of members and clients, by the class that the build's report names\n"
                        + "….register(config.getSerializationConfig());\n")
                .build();
    }

    static Descriptor dataSerializable() {
        return safe("dataserializable", "DataSerializable", "the build makes plain classes DataSerializable.",
                        new EnhancedContestant(Mechanism.DATA_SERIALIZABLE, TrustLevel.SAFE, NO_CYCLES))
                .colour("#c98ab5")
                .only(Participation.WHEN_NAMED)
                .traits("nothing: a plugin of the build", TraitText.SAME, TraitText.WHOLE, TraitText.COPIES)
                .build();
    }

    static Descriptor dataSerializableMedium() {
        return faster("dataserializable-medium", "DataSerializable, medium", "At the level between.",
                        Mechanism.DATA_SERIALIZABLE, TrustLevel.MEDIUM)
                .colour("#ab5f92")
                .build();
    }

    static Descriptor dataSerializableFast() {
        return faster("dataserializable-fast", "DataSerializable, fast", "At the level that believes most.",
                        Mechanism.DATA_SERIALIZABLE, TrustLevel.FAST)
                .colour("#8f3f6f")
                .snippet(types -> SnippetText.enhanced("data-serializable", types, "fast"))
                .build();
    }

    static Descriptor externalizableFast() {
        return faster("externalizable-fast", "Externalizable, fast", "At the level that believes most, as code by hand does.",
                        Mechanism.EXTERNALIZABLE, TrustLevel.FAST)
                .colour("#c2557a")
                .snippet(types -> SnippetText.enhanced("externalizable", types, "fast"))
                .build();
    }

    static Descriptor identifiedFast() {
        return faster("identified-fast", "IDS, fast", "At the level that believes most.", Mechanism.IDENTIFIED, TrustLevel.FAST)
                .colour("#a81f6e")
                .snippet(types -> SnippetText.enhanced("identified", types, "fast"))
                .build();
    }

    private static DescriptorBuilder safe(String id, String title, String made, EnhancedContestant mechanism) {
        return described(id, title, "Nothing written: " + made, mechanism);
    }

    private static DescriptorBuilder faster(String id, String title, String description, Mechanism target, TrustLevel trust) {
        return described(id, title, description, new EnhancedContestant(target, trust, NO_CYCLES))
                .only(Participation.WHEN_NAMED)
                .traits("nothing: a plugin of the build, told to believe more", TraitText.SAME, TraitText.WHOLE,
                        TraitText.COPIES);
    }

    private static DescriptorBuilder described(String id, String title, String description, EnhancedContestant mechanism) {
        return Descriptor.of("enhanced-" + id, "Enhanced: " + title, description, mechanism)
                .code(CodeOrigin.BUILD, Work.BUILD);
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
        return unsupported;
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.userClass()
                .flatMap(spec -> enhancement(spec).obstacle())
                .or(() -> GridMechanism.super.refusal(workload));
    }

    /** The user's classes under their own names, in front of those that they were made of. */
    @Override
    public List<Path> classPath(Workload<?> workload) {
        return workload.userClass().map(spec -> List.of(enhancement(spec).folder())).orElse(List.of());
    }

    private UserClassEnhancement enhancement(UserClassSpec spec) {
        return ofUser.computeIfAbsent(spec.folder(), folder -> UserClassEnhancement.run(spec, target, trust));
    }

    /** Factories are found by Hazelcast's service files, serializers of Compact are not. */
    private List<Class<?>> madeBeside(UserClassSpec spec) {
        return target == Mechanism.COMPACT ? UserClassEnhancement.others(spec, target, trust) : List.of();
    }

    /** By the one line that a user would write; most of what is made has nothing to register. */
    private static void register(Class<?> made, SerializationConfig config) {
        try {
            made.getMethod("register", SerializationConfig.class).invoke(null, config);
        } catch (NoSuchMethodException e) {
            // Nothing to register.
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("what was enhanced cannot be registered: class=" + made.getName(), e);
        }
    }
}
