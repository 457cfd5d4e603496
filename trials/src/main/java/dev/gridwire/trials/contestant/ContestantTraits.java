// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import dev.gridwire.trials.result.Traits;

/** What each contestant asks and gives apart from figures, as docs/benchmarks.md, docs/enhancer.md and Hazelcast's manual say. */
final class ContestantTraits {

    private static final String WHOLE = "no: the whole value is read for each entry, and members need the class";
    private static final String FIELDS = "yes: single fields are read, and members need no class";
    private static final String SAME = "none: both sides must have the same fields";
    private static final String EVOLVES =
            "fields added, removed, renamed, widened and moved; what a version does not know is kept and written again";
    private static final String ADDED = "fields added and removed, by name";
    private static final String COPIES = "no: a shared object comes back as several, a cycle is an error";
    private static final String KEPT = "yes";

    private ContestantTraits() {}

    static Traits of(Contestant contestant) {
        return switch (contestant) {
            case JAVA -> new Traits("nothing", "fields added and removed, with a serialVersionUID", WHOLE, KEPT);
            case EXTERNALIZABLE -> new Traits("two methods a class, a public constructor", "as written by hand: " + SAME, WHOLE,
                    "only for what is handed to writeObject");
            case DATA_SERIALIZABLE -> new Traits("two methods a class, a constructor", "as written by hand: " + SAME, WHOLE,
                    COPIES);
            case IDENTIFIED -> new Traits("two methods and two numbers a class; a factory on all members and clients",
                    "as written by hand, or by Versioned in the Enterprise edition", WHOLE, COPIES);
            case PORTABLE -> new Traits("two methods and two numbers a class; a factory and a class definition", ADDED
                    + ", with a version; to be removed in Hazelcast 7", FIELDS, COPIES);
            case COMPACT_ZERO -> new Traits("the names of the classes; records and few field types only", ADDED, FIELDS, COPIES);
            case COMPACT -> new Traits("a serializer a class, its registration on all members and clients", ADDED, FIELDS,
                    COPIES);
            case STREAM -> new Traits("a serializer a root class, its registration", "as written by hand: " + SAME, WHOLE,
                    COPIES);
            case BYTE_ARRAY -> new Traits("a codec a root class, its registration", "as written by hand: " + SAME, WHOLE, COPIES);
            case KRYO -> new Traits("one serializer; the classes registered in one order everywhere",
                    SAME + "; slower serializers can do more", WHOLE, KEPT);
            case SMILE -> new Traits("one serializer a root class; annotations where Jackson guesses wrongly",
                    "fields added and removed, as Jackson is told", WHOLE, COPIES);
            case FORY -> new Traits("one serializer; the classes registered in one order everywhere",
                    SAME + "; a slower mode does more", WHOLE, KEPT);
            case IGNITE -> new Traits("one serializer; JVM flags that open the JDK; not for Hazelcast", SAME, WHOLE, KEPT);
            case GRIDWIRE -> new Traits("nothing; ids by a line a class, to save bytes",
                    EVOLVES, WHOLE, KEPT);
            case GRIDWIRE_CANONICAL -> new Traits("nothing; a line that names the classes",
                    EVOLVES, WHOLE, "cycles only: equal values have equal bytes");
            case GRIDWIRE_SEALED -> new Traits("nothing; a line that asks for the seal", EVOLVES, WHOLE, KEPT);
            case ENHANCED_EXTERNALIZABLE -> new Traits("nothing: a plugin of the build", SAME, WHOLE, KEPT);
            case ENHANCED_IDENTIFIED -> new Traits("nothing: a plugin of the build; ids are given out", SAME, WHOLE, COPIES);
            case ENHANCED_PORTABLE -> new Traits("nothing: a plugin of the build", ADDED + "; to be removed in Hazelcast 7",
                    FIELDS,
                    COPIES);
            case ENHANCED_COMPACT -> new Traits("nothing: a plugin of the build, and one line of configuration", ADDED, FIELDS,
                    COPIES);
            case ENHANCED_DATA_SERIALIZABLE -> new Traits("nothing: a plugin of the build", SAME, WHOLE, COPIES);
            case ENHANCED_EXTERNALIZABLE_FAST, ENHANCED_DATA_SERIALIZABLE_MEDIUM, ENHANCED_DATA_SERIALIZABLE_FAST,
                    ENHANCED_IDENTIFIED_FAST -> new Traits(
                            "nothing: a plugin of the build, told to believe more", SAME, WHOLE, COPIES);
        };
    }
}
