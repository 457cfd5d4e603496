// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The options of a run.
 *
 * <pre>{@code
 * EnhancerOptions options = EnhancerOptions.of(place).withClassPath(jars).withMode(RunMode.CHECK);
 * }</pre>
 *
 * @param places the places whose classes are enhanced together; classes of one may extend those of another
 * @param classPath where other classes are looked up; none is loaded
 * @param schema the file under version control; empty to keep none, and then no class gets ids
 * @param frozen whether a change of the schema is a problem, as in continuous integration
 * @param forgotten states to remove from the schema's history first: {@code com.acme.Order#51c2f0a39be81d44}, or a class for
 *     all its states
 */
public record EnhancerOptions(
        List<ClassPlace> places,
        List<Path> classPath,
        EnhancerSettings settings,
        Optional<Path> schema,
        RunMode mode,
        boolean frozen,
        List<String> forgotten) {

    /** Copies the lists. */
    public EnhancerOptions {
        places = List.copyOf(places);
        classPath = List.copyOf(classPath);
        forgotten = List.copyOf(forgotten);
    }

    /** Creates options that forget nothing. */
    public EnhancerOptions(
            List<ClassPlace> places,
            List<Path> classPath,
            EnhancerSettings settings,
            Optional<Path> schema,
            RunMode mode,
            boolean frozen) {
        this(places, classPath, settings, schema, mode, frozen, List.of());
    }

    /** Returns options that enhance one place in the default way. */
    public static EnhancerOptions of(ClassPlace place) {
        return new EnhancerOptions(
                List.of(place), List.of(), EnhancerSettings.DEFAULT, Optional.empty(), RunMode.WRITE, false,
                List.of());
    }

    /** Returns the options with another class path. */
    public EnhancerOptions withClassPath(List<Path> entries) {
        return new EnhancerOptions(places, entries, settings, schema, mode, frozen, forgotten);
    }

    /** Returns the options with other settings. */
    public EnhancerOptions withSettings(EnhancerSettings others) {
        return new EnhancerOptions(places, classPath, others, schema, mode, frozen, forgotten);
    }

    /** Returns the options with a schema. */
    public EnhancerOptions withSchema(Path file) {
        return new EnhancerOptions(places, classPath, settings, Optional.of(file), mode, frozen, forgotten);
    }

    /** Returns the options with another mode. */
    public EnhancerOptions withMode(RunMode other) {
        return new EnhancerOptions(places, classPath, settings, schema, other, frozen, forgotten);
    }

    /** Returns the options with a schema that must not change. */
    public EnhancerOptions withFrozenSchema() {
        return new EnhancerOptions(places, classPath, settings, schema, mode, true, forgotten);
    }

    /** Returns the options with states to forget first, because no payload with them is kept anywhere. */
    public EnhancerOptions withForgotten(List<String> states) {
        return new EnhancerOptions(places, classPath, settings, schema, mode, frozen, states);
    }
}
