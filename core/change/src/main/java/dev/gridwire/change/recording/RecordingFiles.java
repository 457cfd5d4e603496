// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The two files of a class in a release's folder: a text, and a jar with class files. One pair a class, so that branches that
 * record different classes merge, and a class can be forgotten.
 *
 * <pre>
 * src/test/gridwire/1.4.0/com.acme.Order.txt
 * src/test/gridwire/1.4.0/com.acme.Order.jar
 * </pre>
 *
 * @param text the file with everything but the class files
 */
public record RecordingFiles(Path text) {

    private static final String TEXT = ".txt";
    private static final String JAR = ".jar";

    /** Returns the files of a class in a release. */
    public static RecordingFiles of(Path folder, String release, String className) {
        String plain = className.replaceAll("[^\\p{Alnum}._$-]", "_");
        // Two names may differ only in other characters.
        String name = plain.equals(className) ? plain : plain + '-' + shortHash(className);
        return new RecordingFiles(folder.resolve(release).resolve(name + TEXT));
    }

    /** Finds all recordings in the folders of releases, in alphabetical order; none if the folder is missing. */
    public static List<RecordingFiles> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder, 2)) {
            List<RecordingFiles> found = new ArrayList<>();
            files.filter(file -> file.toString().endsWith(TEXT) && !folder.equals(file.getParent())).sorted()
                    .forEach(file -> found.add(new RecordingFiles(file)));
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException("A folder of recordings cannot be read: folder=" + folder, e);
        }
    }

    /** Returns the jar with the class files. */
    public Path jar() {
        String name = text.getFileName().toString();
        return text.resolveSibling(name.substring(0, name.length() - TEXT.length()) + JAR);
    }

    /**
     * Requires that nothing is there yet.
     *
     * @throws RecordingException if a file is there
     */
    public void requireFree() {
        if (Files.exists(text) || Files.exists(jar())) {
            throw new RecordingException("A class is recorded already: file=" + (Files.exists(text) ? text : jar())
                    + "; give the release another name, or delete its files if it was never published");
        }
    }

    /**
     * Writes both files, never over others. Other processes, such as forks of a test run, see whole files, and the jar first.
     *
     * @param recorded the hash of its class files is not used
     */
    public void write(RecordedClass recorded, SortedMap<String, byte[]> classFiles) {
        requireFree();
        byte[] jar = ClassJar.of(classFiles);
        RecordedClass whole = new RecordedClass(recorded.className(), recorded.release(), recorded.settings(),
                recorded.types(), recorded.layouts(), recorded.payloads(), Hash.of(jar));
        try {
            Files.createDirectories(text.getParent());
            write(jar(), jar);
            write(text, RecordingText.of(whole).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new RecordingException("A recording cannot be written: file=" + text + ", reason=" + e
                    + "; let this build write there, or record elsewhere and commit the files", e);
        }
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.write(part, bytes);
            Files.move(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static String shortHash(String text) {
        return Hash.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, 8);
    }

    /**
     * Reads the recording, and checks that both files are whole.
     *
     * @throws RecordingException if they are not
     */
    public RecordedClass read() {
        RecordedClass recorded = RecordingText.read(new String(bytes(text), StandardCharsets.UTF_8), text);
        if (!Hash.of(bytes(jar())).equals(recorded.classFiles())) {
            throw new RecordingException("A recording's class files were changed or cut off: file=" + jar()
                    + "; take it from version control");
        }
        return recorded;
    }

    /** Returns the jars of all classes of the release, as its objects may hold each other; the class's own jar is the first. */
    public List<Path> jarsOfRelease() {
        List<Path> jars = new ArrayList<>(List.of(jar()));
        try (Stream<Path> files = Files.list(text.getParent())) {
            files.filter(file -> file.toString().endsWith(JAR) && !file.equals(jar())).sorted().forEach(jars::add);
        } catch (IOException e) {
            throw new UncheckedIOException("A release's recordings cannot be read: folder=" + text.getParent(), e);
        }
        return jars;
    }

    /** Returns the class files that a recording of the class keeps, by binary name. */
    public static SortedMap<String, byte[]> classFiles(String className, Collection<String> types, ClassLoader loader) {
        return OwnClassFiles.of(className, types, loader);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new RecordingException("A file of a recording is missing: file=" + file
                    + "; take it from version control, or delete what else is recorded of the class", e);
        } catch (IOException e) {
            throw new UncheckedIOException("A recording cannot be read: file=" + file, e);
        }
    }
}
