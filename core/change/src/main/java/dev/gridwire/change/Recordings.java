// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.change.recording.RecordingFiles;
import dev.gridwire.codegen.model.EscapedNames;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The recordings of an application's releases: a folder for each release below one that is under version
 * control. Immutable.
 *
 * <p>They are an application's own files. Class files in them are loaded, and their code runs, by a loader that is dropped after
 * the check.
 */
public final class Recordings {

    /** The folder, below that of the project. */
    public static final String FOLDER = "src/test/gridwire";
    /** The name of the release that is recorded where none is named. */
    public static final String FIRST = "first";

    private static final Pattern RELEASE = Pattern.compile("\\p{Alnum}[\\p{Alnum}._+-]*");
    private static final String SNAPSHOT = "-snapshot";

    private final Path folder;
    private final List<RecordingFiles> files;
    private final List<RecordedClass> classes;

    private Recordings(Path folder) {
        this.folder = folder;
        this.files = RecordingFiles.in(folder);
        this.classes = files.stream().map(RecordingFiles::read).toList();
    }

    /**
     * Reads the recordings in a folder; none if the folder is missing.
     *
     * @throws RecordingException if a file is damaged; the message names it
     */
    public static Recordings in(Path folder) {
        return new Recordings(folder);
    }

    /** Returns how many there are. */
    public int size() {
        return files.size();
    }

    /** Returns the binary names of recorded classes. */
    public Set<String> classNames() {
        Set<String> names = new TreeSet<>();
        classes.forEach(each -> names.add(each.className()));
        return names;
    }

    Path folder() {
        return folder;
    }

    RecordingFiles files(int index) {
        return files.get(index);
    }

    RecordedClass recorded(int index) {
        return classes.get(index);
    }

    /**
     * Records classes of a release, in their present state. What is recorded never changes.
     *
     * @return all recordings, with these
     * @throws RecordingException if the name is no release's, a class is recorded already, or it cannot be written; nothing is
     *     recorded then
     */
    public Recordings record(String release, Collection<String> classNames, Application application) {
        requireRelease(release);
        new Recorder(application, release).record(new TreeSet<>(classNames), folder);
        return in(folder);
    }

    /**
     * Records classes as the release {@link #FIRST}, except those that another process, such as a fork of the test run, records
     * at the same time.
     *
     * @return all recordings, with these
     * @throws RecordingException if a class cannot be recorded
     */
    public Recordings recordFirst(Set<String> classNames, Application application) {
        try {
            return record(FIRST, classNames, application);
        } catch (RecordingException e) {
            Recordings now = in(folder);
            Set<String> left = new TreeSet<>(classNames);
            if (!left.removeAll(now.classNames())) {
                throw e;
            }
            return left.isEmpty() ? now : now.recordFirst(left, application);
        }
    }

    private static void requireRelease(String release) {
        if (!RELEASE.matcher(release).matches()) {
            throw new RecordingException("A release is named by letters, digits, dots, + and -: release="
                    + EscapedNames.line(release) + "; name another one");
        }
        if (release.toLowerCase(Locale.ROOT).endsWith(SNAPSHOT)) {
            throw new RecordingException("A snapshot is no release: release=" + release
                    + "; record when you release, or name the release: -Dgridwire.record=1.4.0");
        }
    }
}
