// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One member of a grid: a class in one state, in a loader of its own, and a contestant that knows it. */
abstract class Member implements AutoCloseable {

    private final LoaderService service;

    Member(LoaderService service) {
        this.service = service;
    }

    /** A contestant that cannot hold the class, and why. */
    static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RefusedException(String why) {
            super(why);
        }

        static void throwIf(Optional<String> why) {
            why.ifPresent(words -> {
                throw new RefusedException(words);
            });
        }
    }

    /**
     * The jars and folders of a member's loader, in front those that the contestant makes for it.
     *
     * @throws RefusedException if the contestant cannot hold the class
     */
    static List<Path> classPath(Contestant contestant, Workload<?> workload, Path classes) {
        List<Path> entries = new ArrayList<>(contestant.classPath(workload));
        RefusedException.throwIf(contestant.refusal(workload));
        entries.add(classes);
        return entries;
    }

    /** The fields of a value, by the names that they have in the old state. */
    abstract Map<String, @Nullable Object> content(Object value);

    /** The same of a value that was read from the old state's bytes, which says nothing of what only the new one has. */
    Map<String, @Nullable Object> upgradedContent(Object value) {
        return content(value);
    }

    /**
     * Changes a value that this old member has read, and notes it in what is expected of the value.
     *
     * @param another value of the old state
     */
    abstract void edit(Object value, Object another, Map<String, @Nullable Object> expected);

    /** What writes and reads values of this member's class. */
    final LoaderService service() {
        return service;
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
