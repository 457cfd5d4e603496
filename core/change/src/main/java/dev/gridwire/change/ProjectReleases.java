// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.proof.classpath.ClassPathFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The releases of a project that a build tool builds, without tests. Its classes are loaded by a loader that knows nothing of the
 * build tool, and run with this Gridwire.
 *
 * @param folder the folder of recordings, which may be missing
 * @param classPath the folders and jars of the project at run time
 */
public record ProjectReleases(Path folder, List<Path> classPath) {

    /** Copies the list. */
    public ProjectReleases {
        classPath = List.copyOf(classPath);
    }

    /**
     * Checks the project's classes against all recordings.
     *
     * @return empty if nothing is recorded
     * @throws RecordingException if a recording is damaged
     * @throws IllegalArgumentException if the project's settings are wrong
     */
    public Optional<ChangeReport> check() {
        Recordings recordings = Recordings.in(folder);
        if (recordings.size() == 0) {
            return Optional.empty();
        }
        try (URLClassLoader loader = loader()) {
            return Optional.of(ChangeCheck.of(recordings, Application.of(loader, classPath, List.of())).run());
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be closed: class path=" + classPath, e);
        }
    }

    /**
     * Records classes as those of a release.
     *
     * @param classNames binary names; none for all that are recorded already
     * @return how many classes were recorded
     * @throws RecordingException if a class cannot be recorded, or is already, or there are none
     */
    public int record(String release, Collection<String> classNames) {
        Recordings known = Recordings.in(folder);
        Collection<String> names = classNames.isEmpty() ? known.classNames() : classNames;
        if (names.isEmpty()) {
            throw new RecordingException("No class is named, and none is recorded yet: folder=" + folder
                    + "; name the classes that you store: -Dgridwire.classes=com.acme.Order,com.acme.Customer");
        }
        try (URLClassLoader loader = loader()) {
            known.record(release, names, Application.of(loader, classPath, names));
            return names.size();
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be closed: class path=" + classPath, e);
        }
    }

    private URLClassLoader loader() {
        return new URLClassLoader(ClassPathFiles.urls(classPath), new GridwireLoader());
    }
}
