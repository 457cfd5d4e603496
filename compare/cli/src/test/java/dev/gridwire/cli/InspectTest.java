// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.gridwire.schema.SchemaStore;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
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
    void payloadThatCarriesItsSchemasNeedsNoClasses() {
        CommandRun run = CommandRun.of("inspect", "--register", ITEM, payload);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("root: dev.gridwire.cli.Invoice (by name, ", ", carried) #0", "article: String \"ink\"");
    }

    @Test
    void folderOfSchemasStandsInForClasses() throws IOException {
        Path schemas = folder.resolve("my schemas");
        String lean = TestClasses.payload(folder.resolve("lean"), SchemaStore.inFolder(schemas)).toString();
        CommandRun run = CommandRun.of("inspect", "--schemas", schemas.toString(), "--register", ITEM, lean);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("root: dev.gridwire.cli.Invoice (by name, ", ", stored) #0", "article: String \"ink\"");
        CommandRun.of("inspect", "--schemas", "no/such", lean).assertFailed(
                "There is no such folder: no/such (correct --schemas)");
    }

    @Test
    void jsonIsPrintedWholeAlsoWhereThePayloadIsNot() throws IOException {
        CommandRun run = CommandRun.of("inspect", "--json", "--max-lines", "1", "--register", ITEM, payload);
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.at("/root/fields/items/elements/1/fields/article/value").asText()).isEqualTo("ink");
        byte[] bytes = Files.readAllBytes(Path.of(payload));
        Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, bytes.length - 1));
        CommandRun failed = CommandRun.of("inspect", "--json", "--register", ITEM, cut.toString());
        assertThat(failed.exit()).isEqualTo(1);
        JsonNode error = new ObjectMapper().readTree(failed.out()).get("error");
        assertThat(error.get("path").asText()).isEqualTo("Invoice.items[1].article");
        assertThat(failed.err()).startsWith("gridwire: " + error.get("message").asText());
    }

    @Test
    void base64IsRecognized() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(payload));
        String expected = CommandRun.of("inspect", "--register", ITEM, payload).out();
        for (Base64.Encoder encoder : List.of(Base64.getEncoder(), Base64.getMimeEncoder())) {
            Path text = Files.writeString(folder.resolve("text"), encoder.encodeToString(bytes) + "\n");
            assertThat(CommandRun.of("inspect", "--register", ITEM, text.toString()).out()).isEqualTo(expected);
        }
    }

    @Test
    void missingClassEndsItWithTheOffsetAndTheNextStep() throws IOException {
        String lean = TestClasses.payload(folder.resolve("lean"), SchemaStore.inMemory()).toString();
        CommandRun run = CommandRun.of("inspect", lean);
        run.assertBroken(
                "gridwire: the class is missing: class=dev.gridwire.cli.Invoice at offset ", "; put it on the class path");
        assertThat(run.out()).contains("header: version 1");
    }

    @Test
    void unregisteredIdEndsItAfterWhatWasUnderstood() throws IOException {
        String lean = TestClasses.payload(folder.resolve("lean"), SchemaStore.inMemory()).toString();
        CommandRun run = CommandRun.of("inspect", "--classpath", CLASSES, lean);
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
    void fileThatIsNoPayloadIsRefusedWithWhatItIs() throws IOException {
        assertRefused("hello", "this is no payload: firstByte=104 at offset 1; fetch or make the payload again;"
                + " what stands here is a text, and no base64 of a payload: hello");
        assertRefused("\"\\x88\\x03\"", "this is no payload: firstByte=34 at offset 1; fetch or make the payload again;"
                + " redis-cli escaped the bytes for a terminal: redis-cli --raw prints them as they are");
        assertRefused("{\"a\": 1}",
                "The bytes are JSON and no payload: firstByte=123; another serializer wrote them: remove them,"
                + " let them expire, or store payloads under other keys at offset 0");
        assertRefused("aGVsbG8=", "this is no payload: firstByte=97 at offset 1; fetch or make the payload again;"
                + " what stands here is a text, and no base64 of a payload: aGVsbG8=");
    }

    private void assertRefused(String text, String sentence) throws IOException {
        CommandRun.of("inspect", Files.writeString(folder.resolve("text"), text).toString()).assertFailed(sentence);
    }

    @Test
    void lineFeedBehindAPayloadIsExplained() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(payload));
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        longer[bytes.length] = '\n';
        Path file = Files.write(folder.resolve("longer"), longer);
        CommandRun.of("inspect", "--register", ITEM, file.toString()).assertBroken(
                "gridwire: bytes follow the payload: trailingBytes=1 at offset " + bytes.length,
                "; if the last byte is a line feed that redis-cli added, cut it off with: head -c -1");
    }

    @Test
    void readerIsPrintedAloneAndInAPage() {
        CommandRun reader = CommandRun.of("inspect", "--reader", "js");
        assertThat(reader.exit()).as(reader.err()).isZero();
        assertThat(reader.out()).startsWith("// SPDX").contains("globalThis.gridwire = gridwire;").doesNotContain("</script>");
        String page = CommandRun.of("inspect", "--reader", "html").out();
        assertThat(page).contains(reader.out()).doesNotContain("<script src");
        CommandRun.of("inspect", "--reader", "perl").assertNotUnderstood(
                "Invalid value for option '--reader': 'perl' is neither js nor html");
    }

    @Test
    void missingEmptyAndUnfitFilesAreRefused() throws IOException {
        String missing = folder.resolve("missing").toString();
        CommandRun.of("inspect", missing).assertFailed("There is no such file: " + missing);
        String empty = Files.createFile(folder.resolve("empty")).toString();
        CommandRun.of("inspect", empty).assertFailed(
                "There are no bytes to inspect: " + empty + " (of a key that is not there, a store prints nothing)");
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
