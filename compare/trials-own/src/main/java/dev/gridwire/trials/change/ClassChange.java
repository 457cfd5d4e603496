// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.Setup;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A change of a class: how each of its two states is made, and values that both have. */
interface ClassChange {

    /** The change for people, under the id that it has in the results. */
    NamedChange named();

    /** The id in the results. */
    default String id() {
        return named().id();
    }

    /** Why a contestant cannot hold a state; empty where it can. */
    Optional<String> refusal(Contestant contestant, boolean isOld);

    /** Writes the class files of a state into a folder. */
    void write(Contestant contestant, boolean isOld, Path classes) throws IOException;

    /**
     * Describes a state, as a user's class.
     *
     * @param folder of the member
     * @param classes where {@link #write} has put its class files
     */
    UserClassSpec spec(Contestant contestant, boolean isOld, Path folder, Path classes);

    /** How the classes around the one that changes follow, which are loaded as they are; empty where they need not. */
    default Optional<Alteration> alterationOf(boolean isOld) {
        return Optional.empty();
    }

    /** What a member says to its grid. */
    default Setup setup(Contestant contestant, boolean isOld, StateLoader loader, UserClassWorkload workload) {
        return contestant.setup(workload);
    }

    /** How a state's values are seen: by the names of the old state. */
    Content.View view(boolean isOld);

    /** The same of a value that was read from the old state's bytes, which say nothing of what only the new one has. */
    default Content.View upgradedView(Class<?> root) {
        return view(false);
    }

    /** The field that an old member changes; empty where it can change none. */
    Optional<Field> edited(Class<?> root) throws ReflectiveOperationException;

    /** Values that are alike in both states, but for the change; several, so that an edit of one takes what another has. */
    List<Pair> pairs(StateMember old, StateMember young) throws Exception;

    /** A value as both states have it. */
    record Pair(Object old, Object young) {}
}
