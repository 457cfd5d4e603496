// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.util.Map;
import java.util.Set;

/** Describes a mechanism, whatever the grid: what it demands of its user, and what it preserves. */
public enum Mechanism {
    /** Java's own serialization. */
    JAVA("java", Work.NOTHING, "nothing; classes are Serializable", "fields added and removed, with a serialVersionUID",
            TraitText.KEPT, Map.of(), Strength.ROLLING_UPGRADES),
    /** Jackson, which writes class names where it must. */
    JSON("json", Work.ONCE, "one mapper; annotations where Jackson guesses wrongly",
            "fields added and removed, as Jackson is told", TraitText.COPIES,
            Map.of(WorkloadFeature.CYCLE, "Jackson writes trees: an object that refers to itself is refused"),
            Strength.ROLLING_UPGRADES),
    /** Kryo behind a serializer of a few lines. */
    KRYO("kryo", Work.ONCE, "one serializer; the classes registered in one order everywhere",
            TraitText.SAME + "; slower serializers can do more", TraitText.KEPT, Map.of()),
    /** Kryo as a grid configures it: class names in the bytes, and no references. */
    KRYO_OF_GRID("kryo", Work.NOTHING, "nothing", TraitText.SAME, TraitText.COPIES,
            Map.of(WorkloadFeature.CYCLE, "its Kryo keeps no references: an object that refers to itself overflows the stack")),
    /** Fory behind a serializer of a few lines. */
    FORY("fory", Work.ONCE, "one serializer; the classes registered in one order everywhere",
            TraitText.SAME + "; a slower mode does more", TraitText.KEPT, Map.of()),
    /** Fory as a grid configures it, in the same way. */
    FORY_OF_GRID("fory", Work.NOTHING, "nothing", TraitText.SAME, TraitText.COPIES,
            Map.of(WorkloadFeature.CYCLE, "its Fory keeps no references: an object that refers to itself overflows the stack")),
    /** Ignite's own marshaller. */
    BINARY("binary", Work.NOTHING, "nothing", TraitText.ADDED, TraitText.KEPT, Map.of(),
            Strength.ROLLING_UPGRADES, Strength.FIELD_QUERIES),
    /** Ignite's optimized marshaller, which GridGain compared. */
    OPTIMIZED("ignite", Work.NOTHING, "nothing; JVM flags that open the JDK", TraitText.SAME, TraitText.KEPT, Map.of()),
    /** Infinispan's own marshaller, with schemas. */
    PROTOSTREAM("protostream", Work.EACH_CLASS, "a schema and annotations, or an adapter, for each class", TraitText.ADDED,
            TraitText.COPIES,
            Map.of(WorkloadFeature.CYCLE, "ProtoStream writes trees: an object that refers to itself is refused"),
            Strength.ROLLING_UPGRADES, Strength.FIELD_QUERIES),
    /** Ignite 3's own mapping to columns. */
    COLUMNS("columns", Work.NOTHING, "nothing; classes of flat fields", TraitText.ADDED, TraitText.COPIES, Map.of(),
            Strength.ROLLING_UPGRADES, Strength.FIELD_QUERIES),
    /** Gridwire around the grid, which stores bytes: a baseline, not a choice. */
    BYTES(Grid.BYTES, Work.ONCE, "a call of Gridwire around each of the grid's", TraitText.EVOLVES, TraitText.KEPT, Map.of()),
    /** Gridwire with nothing but its allowed classes configured. */
    GRIDWIRE("gridwire", Work.NOTHING, "nothing", TraitText.EVOLVES, TraitText.KEPT, Map.of(), Strength.ROLLING_UPGRADES),
    /** Gridwire with a registration for each class. */
    GRIDWIRE_REGISTERED("gridwire-registered", Work.ONCE, "ids by a line a class, and a place for schemas", TraitText.EVOLVES,
            TraitText.KEPT, Map.of(), Strength.ROLLING_UPGRADES),
    /** Gridwire inside Ignite's binary objects. */
    GRIDWIRE_BINARY("gridwire-binary", Work.ONCE, "a line of the configuration", TraitText.EVOLVES, TraitText.KEPT, Map.of(),
            Strength.ROLLING_UPGRADES, Strength.FIELD_QUERIES);

    private final String id;
    private final Work work;
    private final Traits traits;
    private final Map<WorkloadFeature, String> unsupported;
    private final Set<Strength> strengths;

    Mechanism(
            String id,
            Work work,
            String code,
            String changes,
            String identity,
            Map<WorkloadFeature, String> unsupported,
            Strength... strengths) {
        this.id = id;
        this.work = work;
        this.unsupported = unsupported;
        this.strengths = Set.of(strengths);
        this.traits = new Traits(
                code, changes, this.strengths.contains(Strength.FIELD_QUERIES) ? TraitText.FIELDS : TraitText.WHOLE, identity);
    }

    String id() {
        return id;
    }

    Work work() {
        return work;
    }

    Traits traits() {
        return traits;
    }

    Map<WorkloadFeature, String> unsupported() {
        return unsupported;
    }

    Set<Strength> strengths() {
        return strengths;
    }
}
