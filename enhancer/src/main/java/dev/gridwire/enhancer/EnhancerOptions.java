// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.settings.EnhancerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * All that a run is told.
 *
 * @param places whose classes are enhanced together: each may extend classes of the others
 * @param classPath where other classes are looked up; none is loaded
 * @param schema the file under version control; empty to keep none, where no class gets ids
 * @param frozen whether a change of the schema is a problem, as in continuous integration
 */
public record EnhancerOptions(
        List<ClassPlace> places,
        List<Path> classPath,
        EnhancerSettings settings,
        Optional<Path> schema,
        RunMode mode,
        boolean frozen) {

    /** Copies the lists. */
    public EnhancerOptions {
        places = List.copyOf(places);
        classPath = List.copyOf(classPath);
    }

    /** Options that enhance one place in the default way. */
    public static EnhancerOptions of(ClassPlace place) {
        return new EnhancerOptions(
                List.of(place), List.of(), EnhancerSettings.DEFAULT, Optional.empty(), RunMode.WRITE, false);
    }

    /** The same with another class path. */
    public EnhancerOptions withClassPath(List<Path> entries) {
        return new EnhancerOptions(places, entries, settings, schema, mode, frozen);
    }

    /** The same with other settings. */
    public EnhancerOptions withSettings(EnhancerSettings others) {
        return new EnhancerOptions(places, classPath, others, schema, mode, frozen);
    }

    /** The same with a schema. */
    public EnhancerOptions withSchema(Path file) {
        return new EnhancerOptions(places, classPath, settings, Optional.of(file), mode, frozen);
    }

    /** The same in another mode. */
    public EnhancerOptions withMode(RunMode other) {
        return new EnhancerOptions(places, classPath, settings, schema, other, frozen);
    }

    /** The same, where the schema must not change. */
    public EnhancerOptions withFrozenSchema() {
        return new EnhancerOptions(places, classPath, settings, schema, mode, true);
    }
}
