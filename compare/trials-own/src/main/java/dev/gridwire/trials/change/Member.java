// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One member of a grid: a class in one state, in a loader of its own, and a contestant that knows it.
 *
 * @param service what writes and reads values of the class
 * @param content the fields of a value, by the names that they have in the old state
 * @param upgradedContent the same of a value that was read from the old state's bytes, which say nothing of what only the new
 *     one has
 * @param edited the field that an old member changes; empty where it can change none
 */
record Member(
        LoaderService service,
        Function<Object, Map<String, @Nullable Object>> content,
        Function<Object, Map<String, @Nullable Object>> upgradedContent,
        Optional<Field> edited)
        implements AutoCloseable {

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

    Map<String, @Nullable Object> content(Object value) {
        return content.apply(value);
    }

    /** Gives a value that this old member has read the field of another, and notes it in what is expected of the value. */
    void edit(Object value, Object another, Map<String, @Nullable Object> expected) {
        edited.ifPresent(field -> {
            Object given = Content.get(field, another);
            Content.set(field, value, given);
            expected.put(field.getName(), Content.leaf(given));
        });
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
