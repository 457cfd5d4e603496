// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.change.recording.RecordingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of recordings: what is in them, and what happens if they are not whole. */
class RecordingsTest {

    private static final Map<String, String> ORDER = Map.of(
            "Order", "class Order { int total; List<Line> lines; Object tag = Tag.of(1);"
                    + " static int price() { return Prices.ONE; } }",
            "Line", "class Line { String product; }",
            "Tag", "record Tag(int a) { static Tag of(int a) { return new Tag(a); } }",
            "Prices", "class Prices { static final int ONE = Integer.parseInt(\"1\"); }",
            "Elsewhere", "class Elsewhere { Order order; }");

    @TempDir
    private Path folder;

    private TwoStates states;
    private Application application;

    @BeforeEach
    void compile() {
        states = new TwoStates(folder);
        application = states.application(
                states.compile("classes", ORDER), "renamed.com.acme.Line#product=article\nseal=crc32c\n");
    }

    @AfterEach
    void close() throws IOException {
        states.close();
    }

    private Recordings record(String release, String... names) {
        return Recordings.in(states.recordings()).record(release, List.of(names), application);
    }

    private Path file(String name) {
        return states.recordings().resolve("1.4.0").resolve(name);
    }

    @Test
    void textCanBeReadInAReview() throws IOException {
        record("1.4.0", "com.acme.Order");
        assertThat(Files.readAllLines(file("com.acme.Order.txt")))
                .startsWith("# Recorded by Gridwire for later builds to read. Keep this file, and do not edit it.", "format 1",
                        "class com.acme.Order", "release 1.4.0", "setting renamed.com.acme.Line#product=article",
                        "type com.acme.Line", "type com.acme.Order", "type com.acme.Tag")
                .anyMatch(line -> line.startsWith("layout com.acme.Line ") && line.endsWith("{product:string}"))
                .allMatch(line -> line.startsWith("layout ") || line.length() <= 130);
    }

    @Test
    void jarHoldsTheClassesThatCodeRefersToAndNoOthers() throws IOException {
        record("1.4.0", "com.acme.Order");
        try (JarFile jar = new JarFile(file("com.acme.Order.jar").toFile())) {
            assertThat(jar.stream().map(Object::toString)).containsExactly("com/acme/Line.class", "com/acme/Order.class",
                    "com/acme/Prices.class", "com/acme/Tag.class");
        }
        assertThat(Files.size(file("com.acme.Order.jar")) + Files.size(file("com.acme.Order.txt"))).isLessThan(16_000);
    }

    @Test
    void classesThatAreRecordedTogetherDoNotHoldEachOther() throws IOException {
        application = states.application(states.compile("classes", ORDER), "allow-library=guava\n",
                "com.acme.Elsewhere", "com.acme.Line", "com.acme.Order", "com.acme.Tag");
        record("1.4.0", "com.acme.Elsewhere", "com.acme.Line", "com.acme.Order", "com.acme.Tag");
        assertThat(types("Order")).containsExactly("com.acme.Line", "com.acme.Order", "com.acme.Tag");
        assertThat(types("Line")).containsExactly("com.acme.Line");
    }

    private List<String> types(String name) throws IOException {
        return Files.readAllLines(file("com.acme." + name + ".txt")).stream()
                .filter(line -> line.startsWith("type ")).map(line -> line.substring("type ".length())).toList();
    }

    @Test
    void sameClassesGiveTheSameFiles() throws IOException {
        record("1.4.0", "com.acme.Order");
        byte[] text = Files.readAllBytes(file("com.acme.Order.txt"));
        byte[] jar = Files.readAllBytes(file("com.acme.Order.jar"));
        Files.delete(file("com.acme.Order.txt"));
        Files.delete(file("com.acme.Order.jar"));
        application = states.application(states.compile("classes", ORDER), "");
        record("1.4.0", "com.acme.Order");
        assertThat(file("com.acme.Order.txt")).hasBinaryContent(text);
        assertThat(file("com.acme.Order.jar")).hasBinaryContent(jar);
    }

    @Test
    void recordingIsNeverReplacedAndNothingIsRecordedInPart() {
        record("1.4.0", "com.acme.Order");
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Line", "com.acme.Order")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A class is recorded already: file=" + file("com.acme.Order.txt"))
                .hasMessageContaining("give the release another name, or delete its files if it was never published");
        assertThat(file("com.acme.Line.txt")).doesNotExist();
        assertThat(record("1.5.0", "com.acme.Order").size()).isEqualTo(2);
        assertThat(record("1.4.0", "com.acme.Line").classNames()).containsExactly("com.acme.Line", "com.acme.Order");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.4.0-SNAPSHOT", "1.4.0-snapshot"})
    void snapshotIsNoRelease(String name) {
        assertThatThrownBy(() -> record(name, "com.acme.Order")).isInstanceOf(RecordingException.class)
                .hasMessage("A snapshot is no release: release=" + name
                        + "; record when you release, or name the release: -Dgridwire.record=1.4.0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "../1.4.0", "1 4", ".hidden", "a/b"})
    void releaseIsAPlainName(String name) {
        assertThatThrownBy(() -> record(name, "com.acme.Order")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A release is named by letters");
    }

    @Test
    void classThatIsMissingIsNamed() {
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Ordr")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A class to record does not load: class=com.acme.Ordr");
    }

    @Test
    void classThatCannotBeMadeNeedsValues() {
        application = states.application(states.compile("abstract", Map.of("Shape", "interface Shape {}")), "");
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Shape")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("No value can be made, so none is recorded: class=com.acme.Shape")
                .hasMessageEndingWith("; give values of it");
    }

    @Test
    void givenValuesAreRecorded() throws ReflectiveOperationException {
        Class<?> tag = application.loader().loadClass("com.acme.Tag");
        var make = tag.getDeclaredMethod("of", int.class);
        make.setAccessible(true);
        application = new Application(application.loader(), application.classPath(), application.classNames(),
                Map.of("com.acme.Tag", List.of(make.invoke(null, 7), make.invoke(null, 8))));
        record("1.4.0", "com.acme.Tag");
        assertThat(file("com.acme.Tag.txt")).content().satisfies(text ->
                assertThat(text.lines().filter(line -> line.startsWith("value "))).hasSize(2));
    }

    @Test
    void valueThatDoesNotComeBackIsNotRecorded() {
        String lossy = "class Lossy implements Serializable { int a = 1; private void readObject(ObjectInputStream in) { } }";
        application = states.application(states.compile("lossy", Map.of("Lossy", lossy)), "");
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Lossy")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A value does not come back as it was, so it is not recorded: class=com.acme.Lossy");
    }

    @Test
    void lineEndsDoNotMatter() throws IOException {
        record("1.4.0", "com.acme.Order");
        Path text = file("com.acme.Order.txt");
        Files.writeString(text, Files.readString(text).replace("\n", "\r\n"));
        assertThat(states.check(application).failure()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "release 1.4.0|release 1.5.0", "value |value 00", "format 1|format 2", "# Recorded|# Written", "end |"
    })
    void changedTextIsSaidToBeDamaged(String change) throws IOException {
        record("1.4.0", "com.acme.Order");
        Path text = file("com.acme.Order.txt");
        String[] words = change.split("\\|", 2);
        Files.writeString(text, Files.readString(text).replaceFirst(words[0], words[1]));
        assertDamaged(text);
    }

    @Test
    void jarThatIsChangedOrMissingIsNamed() throws IOException {
        record("1.4.0", "com.acme.Order");
        Path jar = file("com.acme.Order.jar");
        byte[] bytes = Files.readAllBytes(jar);
        bytes[bytes.length / 2] ^= 1;
        Files.write(jar, bytes);
        assertDamaged(jar);
        Files.delete(jar);
        assertDamaged(jar);
    }

    private void assertDamaged(Path file) {
        assertThatThrownBy(() -> states.check(application)).isInstanceOf(RecordingException.class)
                .hasMessageContaining("file=" + file).hasMessageMatching(".*; (take it from|use the release).*")
                .hasMessageNotContaining("Exception");
    }

    @Test
    void everyProperPrefixOfATextIsDamaged() throws IOException {
        record("1.4.0", "com.acme.Order");
        Path text = file("com.acme.Order.txt");
        String whole = Files.readString(text);
        for (int length = 0; length < whole.length() - 1; length += 37) {
            Files.writeString(text, whole.substring(0, length));
            assertDamaged(text);
        }
    }

    @Test
    void folderThatIsMissingHasNoRecordings() {
        assertThat(Recordings.in(folder.resolve("none")).size()).isZero();
    }

    @Test
    void classesWhoseNamesDifferInOtherCharactersHaveFilesOfTheirOwn() {
        Map<String, String> sources = Map.of("Order", "class Order { Gr\u00f6\u00dfe a; Gr\u00fc\u00dfe b; }"
                + " class Gr\u00f6\u00dfe { int a; } class Gr\u00fc\u00dfe { int a; }");
        application = states.application(states.compile("umlauts", sources), "");
        assertThat(record("1.4.0", "com.acme.Gr\u00f6\u00dfe", "com.acme.Gr\u00fc\u00dfe").classNames()).hasSize(2);
    }

    @Test
    void classThatAnotherProcessRecordsMeanwhileIsLeftToIt() {
        Recordings known = Recordings.in(states.recordings());
        record(Recordings.FIRST, "com.acme.Order");
        assertThat(known.recordFirst(Set.of("com.acme.Order", "com.acme.Line"), application).classNames())
                .containsExactly("com.acme.Line", "com.acme.Order");
        assertThat(known.recordFirst(Set.of("com.acme.Order"), application).size()).isEqualTo(2);
        assertThatThrownBy(() -> known.recordFirst(Set.of("com.acme.Ordr"), application)).isInstanceOf(RecordingException.class);
    }

    @Test
    void nothingButWholeFilesIsLeft() throws IOException {
        record("1.4.0", "com.acme.Order");
        try (Stream<Path> files = Files.list(states.recordings().resolve("1.4.0"))) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .containsExactlyInAnyOrder("com.acme.Order.jar", "com.acme.Order.txt");
        }
    }

    @Test
    void jarWithoutItsTextIsNamed() throws IOException {
        record("1.4.0", "com.acme.Order");
        Files.delete(file("com.acme.Order.txt"));
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Order")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A class is recorded already: file=" + file("com.acme.Order.jar"));
    }

    @Test
    void folderThatCannotBeWrittenIsNamedWithARemedy() throws IOException {
        Files.createDirectories(states.recordings());
        Files.writeString(states.recordings().resolve("1.4.0"), "a file where the folder belongs");
        assertThatThrownBy(() -> record("1.4.0", "com.acme.Order")).isInstanceOf(RecordingException.class)
                .hasMessageContaining("A recording cannot be written: file=" + file("com.acme.Order.txt"))
                .hasMessageEndingWith("; let this build write there, or record elsewhere and commit the files");
    }

    @ParameterizedTest
    @ValueSource(strings = {"setting renamed", "value zz", "value 0"})
    void lineWithoutAValueThatFitsIsDamage(String line) throws Exception {
        record("1.4.0", "com.acme.Order");
        Path text = file("com.acme.Order.txt");
        List<String> lines = new ArrayList<>(Files.readAllLines(text));
        lines.set(lines.size() - 1, line);
        String whole = String.join("\n", lines) + '\n';
        String hash = HexFormat.of().formatHex(
                MessageDigest.getInstance("SHA-256").digest(whole.getBytes(StandardCharsets.UTF_8)));
        Files.writeString(text, whole + "end " + hash + '\n');
        assertDamaged(text);
    }

    @Test
    void listOfAcceptedChangesMayHaveCommentsInAnyEncoding() throws IOException {
        record("1.4.0", "com.acme.Order");
        Files.write(states.recordings().resolve("accepted.txt"), new byte[] {'#', ' ', (byte) 0xE4, '\r', '\n'});
        assertThat(states.check(application).failure()).isEmpty();
    }
}
