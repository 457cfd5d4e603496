// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InspectTest {

    private static final String ITEM = "dev.gridwire.cli.Invoice.Item=5";
    private static final String CLASSES = TestClasses.folder().toString();

    @TempDir
    private Path folder;

    private String payload = "";

    @BeforeEach
    void writePayload() throws IOException {
        payload = TestClasses.payload(folder.resolve("a payload")).toString();
    }

    @Test
    void everyValueHasALine() {
        CommandRun run = CommandRun.of("inspect", "--classpath", CLASSES, "--register", ITEM, payload);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().map(line -> line.replaceAll("^ *\\d+ +|schema [0-9a-f]{8}, ", "")).toList();
        assertThat(lines).containsExactly(
                "header: version 1",
                "root: dev.gridwire.cli.Invoice (by name, its own) #0",
                "number: int 7",
                "currency: dev.gridwire.cli.Invoice$Currency EUR",
                "items: ArrayList #1, 2 elements, of type dev.gridwire.cli.Invoice$Item (id 5, its own)",
                "[0]: dev.gridwire.cli.Invoice$Item #2",
                "price: double 1.5",
                "article: String \"pen\"",
                "[1]: dev.gridwire.cli.Invoice$Item #3",
                "price: double 2.5",
                "article: String \"ink\"",
                "bytes, 4 objects with an identity, 2 named types");
    }

    @Test
    void jarsAndSeveralEntriesAreSearchedAndAJarMayHaveASpaceInItsPath() throws IOException {
        Path jar = TestClasses.jar(folder.resolve("my classes.jar"));
        String path = folder + File.pathSeparator + jar;
        CommandRun run = CommandRun.of("inspect", "--classpath", path, "--register", ITEM, payload);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("article: String \"ink\"");
    }

    @Test
    void linesAreLimitedAndTheRestIsCounted() {
        CommandRun run = CommandRun.of("inspect", "--classpath", CLASSES, "--register", ITEM, "--max-lines", "3", payload);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(5).contains("… 8 more lines (--max-lines prints them)");
    }

    @Test
    void missingClassEndsItWithTheOffsetAndTheNextStep() {
        CommandRun run = CommandRun.of("inspect", payload);
        run.assertBroken(
                "gridwire: the class is missing: class=dev.gridwire.cli.Invoice at offset ", "; put it on the class path");
        assertThat(run.out()).contains("header: version 1");
    }

    @Test
    void unregisteredIdEndsItAfterWhatWasUnderstood() {
        CommandRun run = CommandRun.of("inspect", "--classpath", CLASSES, payload);
        run.assertBroken("gridwire: no class is registered with the id: id=5 at offset ", "; register the classes that have ids");
        assertThat(run.err()).contains(", in Invoice.items; ");
        assertThat(run.out()).contains("number: int 7");
    }

    @Test
    void cutOffPayloadEndsItWithThePath() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(payload));
        Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, bytes.length - 1));
        CommandRun run = CommandRun.of("inspect", "--classpath", CLASSES, "--register", ITEM, cut.toString());
        run.assertBroken(
                "gridwire: the payload announces more than it holds: count=3, remainingBytes=2 at offset ",
                "make the payload again");
        assertThat(run.err()).contains(", in Invoice.items[1].article; ");
    }

    @Test
    void fileThatIsNoPayloadIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "hello");
        CommandRun.of("inspect", text.toString()).assertFailed(
                "this is no payload: firstByte=104 at offset 1; fetch or make the payload again");
    }

    @Test
    void missingEmptyAndUnfitFilesAreRefused() throws IOException {
        String missing = folder.resolve("missing").toString();
        CommandRun.of("inspect", missing).assertFailed("There is no such file: " + missing);
        String empty = Files.createFile(folder.resolve("empty")).toString();
        CommandRun.of("inspect", empty).assertFailed("There are no bytes to inspect: " + empty);
        CommandRun.of("inspect", folder.toString())
                .assertFailed("This is a folder, not a payload: " + folder + " (name a file)");
        CommandRun.of("inspect", "a\0b").assertFailed("The file cannot be read: a\0b");
    }

    @Test
    void classPathMustBeOfJarsAndFolders() {
        CommandRun.of("inspect", "--classpath", "no/such", payload).assertFailed(
                "There is no such jar or folder: no/such (correct --classpath)");
        CommandRun.of("inspect", "--classpath", payload, payload).assertFailed(
                "This is neither a jar nor a folder: " + payload + " (correct --classpath)");
    }

    @Test
    void folderInsideOfAPackageIsNoClassPath() {
        String inside = TestClasses.folder().resolve("dev/gridwire/cli").toString();
        CommandRun run = CommandRun.of("describe", "--classpath", inside, "Invoice");
        run.assertBroken("gridwire: a class file is of another class: file=", "name the folder that holds its packages");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Invoice", "Invoice=", "=5", "Invoice=-1", "Invoice=x", "Invoice=2147483648", ""})
    void registrationIsANameAndAnId(String text) {
        CommandRun.of("inspect", "--register", text, payload).assertNotUnderstood(
                "Invalid value for option '--register' (NAME=ID): '" + text + "' is not NAME=ID, such as com.example.Order=1");
    }

    @Test
    void anIdBelongsToOneClass() {
        CommandRun.of("inspect", "--register", "a.B=1", "--register", "a.C=1", payload)
                .assertNotUnderstood("Two classes have the id 1: a.B and a.C");
    }

    @Test
    void fileIsRequired() {
        CommandRun.of("inspect").assertNotUnderstood("Missing required parameter: 'FILE'");
    }
}
