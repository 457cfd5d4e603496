// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.ContentView;
import dev.gridwire.change.crossing.StateLoader;
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

/** A change of a class: creates both states, and values that both have. */
interface ClassChange {

    /** Returns the change for people, under its id in the results. */
    NamedChange named();

    /** The id in the results. */
    default String id() {
        return named().id();
    }

    /** Returns why a contestant cannot hold a state; empty if it can. */
    Optional<String> refusal(Contestant contestant, boolean isOld);

    /** Writes the class files of a state into a folder. */
    void write(Contestant contestant, boolean isOld, Path classes) throws IOException;

    /**
     * Describes a state, as a user's class.
     *
     * @param folder the folder of the member
     * @param classes the folder in which {@link #write} has put its class files
     */
    UserClassSpec spec(Contestant contestant, boolean isOld, Path folder, Path classes);

    /** Returns how other classes around the changed one, loaded unchanged, must follow; empty if they need not. */
    default Optional<Alteration> alterationOf(boolean isOld) {
        return Optional.empty();
    }

    /** Returns how a member configures its grid. */
    default Setup setup(Contestant contestant, boolean isOld, StateLoader loader, UserClassWorkload workload) {
        return contestant.setup(workload);
    }

    /** Returns how a state's values are seen: by the names of the old state. */
    ContentView view(boolean isOld);

    /** Returns the view of a value read from the old state's bytes, which know nothing about what only the new state has. */
    default ContentView upgradedView(Class<?> root) {
        return view(false);
    }

    /** Returns the field that an old member changes; empty if it can change none. */
    Optional<Field> edited(Class<?> root) throws ReflectiveOperationException;

    /**
     * Returns values that are alike in both states, apart from the change; several, so that an edit can copy from another
     * value.
     */
    List<Pair> pairs(StateMember old, StateMember young) throws Exception;

    /** A value in both states. */
    record Pair(Object old, Object young) {}
}
