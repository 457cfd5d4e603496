// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.seal.Seal;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Everyone who takes part in the comparison, in the order of the tables. */
public enum Contestant {
    /** The bar that every published comparison starts from. */
    JAVA("java", "Java Serializable", "Nothing written: Java's own serialization.", new JavaSerialization(Form.PLAIN)),
    EXTERNALIZABLE("externalizable", "Externalizable", "Fields written by hand, in Java's own stream.",
            new JavaSerialization(Form.EXTERNALIZABLE)),
    DATA_SERIALIZABLE("dataserializable", "DataSerializable", "Fields written by hand, the class by name.",
            new HandDataSerializable()),
    /** The bar of hand-written code. */
    IDENTIFIED("identified", "IdentifiedDataSerializable", "Fields written by hand, the class by number; a factory.",
            new HandIdentified()),
    PORTABLE("portable", "Portable", "Named fields written by hand; single fields can be read; a factory and a definition.",
            new HandPortable()),
    COMPACT_ZERO("compact-zero", "Compact, zero-config", "Nothing written: Hazelcast's reflective schema.",
            new ZeroConfigCompact()),
    COMPACT("compact", "Compact", "Named fields in a serializer written by hand; single fields can be read.",
            new HandCompact()),
    /** Hand-written code for plain classes, in the grid's own stream. */
    STREAM("stream", "StreamSerializer", "Fields of plain classes written by hand, in a StreamSerializer.", new HandStream()),
    BYTE_ARRAY("bytearray", "ByteArraySerializer", "A codec written by hand for just the workload, behind a ByteArraySerializer.",
            new HandByteArray()),
    KRYO("kryo", "Kryo", "Classes registered, references on, behind a StreamSerializer.", new KryoMechanism()),
    SMILE("smile", "Jackson Smile", "Binary JSON, behind a ByteArraySerializer.", new SmileMechanism()),
    FORY("fory", "Apache Fory", "Classes registered, references on, behind a ByteArraySerializer.", new ForyMechanism()),
    IGNITE("ignite", "Ignite optimized", "The heir of GridGain's optimized marshaller, behind a ByteArraySerializer.",
            new IgniteMechanism()),
    GRIDWIRE("gridwire", "Gridwire", "Classes registered with ids, in its own StreamSerializer for every class.",
            new GridwireMechanism(UnaryOperator.identity())),
    GRIDWIRE_CANONICAL("gridwire-canonical", "Gridwire canonical", "The same; equal values have equal bytes, and share nothing.",
            new GridwireMechanism(MarshallerBuilder::canonical)),
    GRIDWIRE_SEALED("gridwire-sealed", "Gridwire sealed", "The same as Gridwire, and each payload ends with a CRC32C.",
            new GridwireMechanism(builder -> builder.seal(Seal.crc32c()))),
    ENHANCED_EXTERNALIZABLE("enhanced-externalizable", "Enhanced: Externalizable",
            "Nothing written: the build makes plain classes Externalizable.", EnhancedMechanism.externalizable(TrustLevel.SAFE)),
    ENHANCED_IDENTIFIED("enhanced-identified", "Enhanced: IDS",
            "Nothing written: the build makes plain classes IdentifiedDataSerializable, with ids and a factory.",
            EnhancedMechanism.identified(TrustLevel.SAFE)),
    ENHANCED_PORTABLE("enhanced-portable", "Enhanced: Portable",
            "Nothing written: the build makes plain classes Portable.", EnhancedMechanism.portable()),
    ENHANCED_COMPACT("enhanced-compact", "Enhanced: Compact",
            "Nothing written: the build makes a CompactSerializer beside plain classes.", EnhancedMechanism.compact()),
    ENHANCED_EXTERNALIZABLE_FAST("enhanced-externalizable-fast", "Enhanced: Externalizable, fast",
            "At the level that believes most, as code by hand does.", EnhancedMechanism.externalizable(TrustLevel.FAST)),
    ENHANCED_DATA_SERIALIZABLE("enhanced-dataserializable", "Enhanced: DataSerializable",
            "Nothing written: the build makes plain classes DataSerializable.",
            EnhancedMechanism.dataSerializable(TrustLevel.SAFE)),
    ENHANCED_DATA_SERIALIZABLE_MEDIUM("enhanced-dataserializable-medium", "Enhanced: DataSerializable, medium",
            "At the level between.", EnhancedMechanism.dataSerializable(TrustLevel.MEDIUM)),
    ENHANCED_DATA_SERIALIZABLE_FAST("enhanced-dataserializable-fast", "Enhanced: DataSerializable, fast",
            "At the level that believes most.", EnhancedMechanism.dataSerializable(TrustLevel.FAST)),
    ENHANCED_IDENTIFIED_FAST("enhanced-identified-fast", "Enhanced: IDS, fast",
            "At the level that believes most.", EnhancedMechanism.identified(TrustLevel.FAST));

    private final String id;
    private final String title;
    private final String description;
    private final Mechanism mechanism;

    Contestant(String id, String title, String description, Mechanism mechanism) {
        this.id = id;
        this.title = title;
        this.description = description;
        this.mechanism = mechanism;
    }

    private static final Set<Contestant> SPECIAL = EnumSet.range(ENHANCED_EXTERNALIZABLE_FAST, ENHANCED_IDENTIFIED_FAST);

    /**
     * Those that take part where none is named: all but the sealed one, and the enhanced ones that a publication or a level calls
     * for.
     */
    public static List<Contestant> usual() {
        return usualWithSeal().stream().filter(contestant -> contestant != GRIDWIRE_SEALED).toList();
    }

    /** Those that take part where altered payloads are read and none is named. */
    public static List<Contestant> usualWithSeal() {
        return Arrays.stream(values()).filter(contestant -> !SPECIAL.contains(contestant)).toList();
    }

    /** Finds a contestant by the name used on the command line; empty where there is none. */
    public static Optional<Contestant> byId(String id) {
        return Arrays.stream(values()).filter(contestant -> contestant.id.equals(id)).findFirst();
    }

    /** The name on the command line and in the results. */
    public String id() {
        return id;
    }

    /** The name in tables and charts. */
    public String title() {
        return title;
    }

    /** One sentence: what a user writes, and how it reaches the grid. */
    public String description() {
        return description;
    }

    /** Whether its values are of classes that the enhancer made, which no query or entry processor of the trials knows. */
    public boolean isEnhanced() {
        return mechanism instanceof EnhancedMechanism;
    }

    /** Flags that its forks are given and no other's. */
    public List<String> jvmFlags() {
        return mechanism.jvmFlags();
    }

    /** Classes that its forks are given in front of all others, and no other's. */
    public List<Path> classPath(Workload<?> workload) {
        return mechanism.classPath(workload);
    }

    /** The class in which it stores values. */
    public Form form() {
        return mechanism.form();
    }

    /** Gives a plain value as it is stored; shares strings and arrays with it. */
    public <P> Object value(Workload<P> workload, P plain) {
        return mechanism.value(workload, plain);
    }

    /** Tells a grid what it must know for this contestant to hold the workload. */
    public void configure(SerializationConfig config, Workload<?> workload) {
        mechanism.configure(config, workload);
    }

    /** Whether it is measured on the workload at all: of a user's class, only what works without a word written by hand. */
    public boolean isOffered(Workload<?> workload) {
        return workload.own().map(spec -> OwnRules.offers(this, spec)).orElse(true);
    }

    /** What it asks of its user and what it gives, apart from figures. */
    public Traits traits() {
        return ContestantTraits.of(this);
    }

    /** Says why it cannot hold the workload, in any place; empty where it can. */
    public Optional<String> refusal(Workload<?> workload) {
        return workload.own().flatMap(spec -> OwnRules.refusal(this, spec)).or(() -> refusalOfMechanism(workload));
    }

    private Optional<String> refusalOfMechanism(Workload<?> workload) {
        return workload.forms().contains(form())
                ? mechanism.refusal(workload)
                : Optional.of("the workload was not written in this form");
    }

    /** Says why it does not run in the place; empty where it does. */
    public Optional<String> refusal(Place place) {
        return mechanism.refusal(place);
    }
}
