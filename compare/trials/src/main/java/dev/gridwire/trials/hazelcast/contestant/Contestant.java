// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.Setup;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lists the contestants in the order of the tables. {@code contestants.json} has all facts about them; a separate class has the
 * behaviour of each.
 */
public enum Contestant implements Participant {
    /** The baseline of every published comparison. */
    JAVA("java", new JavaContestant()),
    EXTERNALIZABLE("externalizable", HandWrittenContestant.EXTERNALIZABLE),
    DATA_SERIALIZABLE("dataserializable", HandWrittenContestant.DATA_SERIALIZABLE),
    /** The baseline of handwritten code. */
    IDENTIFIED("identified", HandWrittenContestant.IDENTIFIED),
    PORTABLE("portable", HandWrittenContestant.PORTABLE),
    COMPACT_ZERO("compact-zero", new ZeroConfigCompactContestant()),
    COMPACT("compact", HandWrittenContestant.COMPACT),
    /** Handwritten code for plain classes, in the grid's own stream. */
    STREAM("stream", HandWrittenContestant.STREAM),
    BYTE_ARRAY("bytearray", HandWrittenContestant.BYTE_ARRAY),
    KRYO("kryo", KryoContestant.PLAIN),
    KRYO_FLAT("kryo-flat", KryoContestant.FLAT),
    SMILE("smile", new SmileContestant()),
    FORY("fory", ForyContestant.PLAIN),
    FORY_FAST("fory-fast", ForyContestant.FAST),
    FORY_FLAT("fory-flat", ForyContestant.FLAT),
    IGNITE("ignite", new IgniteContestant()),
    GRIDWIRE("gridwire", GridwireContestant.PLAIN),
    GRIDWIRE_CANONICAL("gridwire-canonical", GridwireContestant.CANONICAL),
    GRIDWIRE_SEALED("gridwire-sealed", GridwireContestant.SEALED),
    ENHANCED_EXTERNALIZABLE("enhanced-externalizable", Mechanism.EXTERNALIZABLE, TrustLevel.SAFE),
    ENHANCED_IDENTIFIED("enhanced-identified", Mechanism.IDENTIFIED, TrustLevel.SAFE),
    ENHANCED_PORTABLE("enhanced-portable", Mechanism.PORTABLE, TrustLevel.SAFE),
    ENHANCED_COMPACT("enhanced-compact", Mechanism.COMPACT, TrustLevel.SAFE),
    ENHANCED_EXTERNALIZABLE_FAST("enhanced-externalizable-fast", Mechanism.EXTERNALIZABLE, TrustLevel.FAST),
    ENHANCED_DATA_SERIALIZABLE("enhanced-dataserializable", Mechanism.DATA_SERIALIZABLE, TrustLevel.SAFE),
    ENHANCED_DATA_SERIALIZABLE_MEDIUM("enhanced-dataserializable-medium", Mechanism.DATA_SERIALIZABLE, TrustLevel.MEDIUM),
    ENHANCED_DATA_SERIALIZABLE_FAST("enhanced-dataserializable-fast", Mechanism.DATA_SERIALIZABLE, TrustLevel.FAST),
    ENHANCED_IDENTIFIED_FAST("enhanced-identified-fast", Mechanism.IDENTIFIED, TrustLevel.FAST);

    /** The name of its grid. */
    public static final String HAZELCAST = "hazelcast";

    /** The first id of serializers; Hazelcast reserves zero and below. */
    private static final int FIRST_TYPE_ID = 1_000;
    private static final int TYPE_IDS_EACH = 100;

    private final ContestantFacts descriptor;
    private final GridMechanism mechanism;

    Contestant(String id, GridMechanism mechanism) {
        this.descriptor = ContestantFacts.of(id);
        this.mechanism = mechanism;
    }

    /** Creates a contestant with enhanced classes. */
    Contestant(String id, Mechanism target, TrustLevel trust) {
        this(id, new EnhancedContestant(target, trust));
    }

    /** Returns the contestants that take part if none is named. */
    public static List<Contestant> usual() {
        return upTo(ContestantFacts.Participation.USUAL);
    }

    /** All contestants but variants of others. */
    public static List<Contestant> withoutVariants() {
        return upTo(ContestantFacts.Participation.IN_ALL);
    }

    /** Returns the same and the sealed one, whose seal matters if altered payloads are read. */
    public static List<Contestant> withSeal() {
        return upTo(ContestantFacts.Participation.WITH_ALTERED_PAYLOADS);
    }

    private static List<Contestant> upTo(ContestantFacts.Participation last) {
        return Arrays.stream(values()).filter(one -> one.descriptor.participation().compareTo(last) <= 0).toList();
    }

    /** Returns those with a codec that needs no grid, without variants. The handwritten one shows how much there is to gain. */
    public static List<Contestant> bare() {
        return withoutVariants().stream().filter(one -> one != GRIDWIRE_CANONICAL && one.refusal(Place.BARE).isEmpty()).toList();
    }

    /** Finds a contestant by its name on the command line; empty if there is none. */
    public static Optional<Contestant> byId(String id) {
        return Arrays.stream(values()).filter(contestant -> contestant.id().equals(id)).findFirst();
    }

    /** Returns the facts for reports and advice. */
    public ContestantFacts descriptor() {
        return descriptor;
    }

    /** Returns how it reaches the grid. */
    public GridMechanism mechanism() {
        return mechanism;
    }

    @Override
    public String grid() {
        return HAZELCAST;
    }

    @Override
    public String id() {
        return descriptor.id();
    }

    @Override
    public String title() {
        return descriptor.title();
    }

    @Override
    public String description() {
        return descriptor.description();
    }

    @Override
    public Traits traits() {
        return descriptor.traits();
    }

    /** For a user's class, handwritten code is measured if it already exists. */
    @Override
    public Work work(Optional<UserClassSpec> userClass) {
        return isByHand() && userClass.isPresent() ? Work.NOTHING : descriptor.work();
    }

    /** Whether its values have enhanced classes, which the trials' queries and entry processors do not know. */
    public boolean isEnhanced() {
        return descriptor.origin() == ContestantFacts.CodeOrigin.BUILD;
    }

    /** Whether its code is handwritten for each class. */
    public boolean isByHand() {
        return descriptor.origin() == ContestantFacts.CodeOrigin.BY_HAND;
    }

    @Override
    public boolean isBar() {
        return descriptor.otherGrid();
    }

    @Override
    public @Nullable String snippet(List<String> types) {
        return mechanism.snippet(types);
    }

    @Override
    public boolean serves(Strength strength) {
        return descriptor.strengths().contains(strength);
    }

    @Override
    public List<String> jvmFlags() {
        return mechanism.jvmFlags();
    }

    @Override
    public List<Path> classPath(Workload<?> workload) {
        return mechanism.classPath(workload);
    }

    /** Returns the form of its stored values. */
    public Form form() {
        return mechanism.form();
    }

    @Override
    public <P> Object value(Workload<P> workload, P plain) {
        return mechanism.value(workload, plain);
    }

    /** Returns the configuration of a grid for this contestant and the workload. */
    public Setup setup(Workload<?> workload) {
        return config -> mechanism.configure(config, workload, typeId(workload));
    }

    /** Returns one id for each contestant and workload, because a grid with several has a serializer for each root class. */
    private int typeId(Workload<?> workload) {
        List<String> shipped = Workloads.known().stream().map(Workload::id).toList();
        int position = workload.userClass()
                .map(spec -> shipped.size() + spec.index()).orElseGet(() -> shipped.indexOf(workload.id()));
        return FIRST_TYPE_ID + ordinal() * TYPE_IDS_EACH + position;
    }

    /** Creates a grid's serialization service that knows the workload by this contestant. */
    public GridService service(Workload<?> workload) {
        return GridService.of(GridVenue.configured(List.of(workload), this::setup));
    }

    /** For a user's class, it takes part only if the comparison needs no additional code. */
    @Override
    public boolean isOffered(Workload<?> workload) {
        return workload.userClass().map(descriptor::offers).orElse(true);
    }

    @Override
    public Optional<String> refusal(Workload<?> workload) {
        return workload.userClass().flatMap(descriptor::refusal)
                .or(() -> mechanism.missingCode(workload))
                .or(() -> mechanism.refusal(workload));
    }

    @Override
    public Optional<String> refusal(Place place) {
        if (place == Place.BARE) {
            return mechanism.codec().isPresent() ? Optional.empty() : Optional.of("it writes nothing without a grid");
        }
        return mechanism.refusal(place);
    }

    @Override
    public Venue open(Place place, List<Workload<?>> workloads, String server) {
        return place == Place.BARE ? Venue.bare(this::codec) : GridVenue.of(place, workloads, this::setup, server);
    }

    /** Creates its codec for a workload without a grid, for one thread; it must not refuse {@link Place#BARE}. */
    public ObjectCodec codec(Workload<?> workload) {
        return mechanism.codec().orElseThrow().apply(workload);
    }
}
