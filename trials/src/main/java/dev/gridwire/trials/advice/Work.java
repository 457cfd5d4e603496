// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.own.OwnSpec;
import java.util.Optional;

/** What a contestant asks for, the least first. */
enum Work {
    /** No line of code; classes stay as they are. A jar on the class path at most. */
    NOTHING,
    /** No line of code, but a plugin in the build, which changes classes or adds to them. */
    BUILD,
    /** A line a class, or one serializer that serves all. */
    ONCE,
    /** Code for each class. */
    EACH_CLASS;

    static Work of(Contestant contestant, Optional<OwnSpec> own) {
        return switch (contestant) {
            case JAVA, GRIDWIRE, GRIDWIRE_CANONICAL, GRIDWIRE_SEALED -> NOTHING;
            case COMPACT_ZERO, KRYO, SMILE, FORY, IGNITE -> ONCE;
            case EXTERNALIZABLE, DATA_SERIALIZABLE, IDENTIFIED, PORTABLE, COMPACT, STREAM, BYTE_ARRAY ->
                // Of a class of the user's, they are measured where they are written already.
                own.isPresent() ? NOTHING : EACH_CLASS;
            case ENHANCED_EXTERNALIZABLE, ENHANCED_IDENTIFIED, ENHANCED_PORTABLE, ENHANCED_COMPACT,
                    ENHANCED_EXTERNALIZABLE_FAST, ENHANCED_DATA_SERIALIZABLE, ENHANCED_DATA_SERIALIZABLE_MEDIUM,
                    ENHANCED_DATA_SERIALIZABLE_FAST, ENHANCED_IDENTIFIED_FAST -> BUILD;
        };
    }
}
