// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.acme.shop.Sound;
import dev.gridwire.change.Application;
import dev.gridwire.change.Recordings;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** The annotation, run by JUnit as users' tests are. The recordings of another state are made from other sources. */
@Isolated
class ReadsRecordedTest {

    private static final String FOLDER = "target/recorded-by-junit";

    /** The present state of the classes that tests record in another one. */
    public static class Parcel {
        long weight;
        Kind kind;

        enum Kind { LETTER, BOX, PALLET }
    }

    static class OnAMethod {

        @ReadsRecorded(value = FOLDER, classes = {Parcel.class, Sound.Line.class})
        void areRead() {}
    }

    @ReadsRecorded(value = FOLDER, classes = Parcel.class)
    static class OnAClass {

        @Test
        void other() {}
    }

    static class WithValues {

        @ReadsRecorded(value = FOLDER, classes = Parcel.class, values = "parcels")
        void areRead() {}

        static List<Parcel> parcels() {
            return List.of(new Parcel(), new Parcel(), new Parcel());
        }
    }

    @BeforeEach
    void clear() throws IOException {
        if (Files.exists(Path.of(FOLDER))) {
            try (Stream<Path> files = Files.walk(Path.of(FOLDER)).sorted((one, other) -> other.compareTo(one))) {
                for (Path each : files.toList()) {
                    Files.delete(each);
                }
            }
        }
        System.setProperty("gridwire.frozen", "false");
    }

    @AfterEach
    void restore() {
        System.clearProperty("gridwire.frozen");
        System.clearProperty("gridwire.record");
    }

    private static EngineExecutionResults run(Class<?> test) {
        return EngineTestKit.engine("junit-jupiter").selectors(selectClass(test)).execute();
    }

    private static List<String> names(EngineExecutionResults results) {
        return results.testEvents().started().stream().map(each -> each.getTestDescriptor().getDisplayName()).toList();
    }

    private static List<String> failures(EngineExecutionResults results) {
        return results.allEvents().failed().stream().map(ReadsRecordedTest::message).toList();
    }

    private static String message(Event event) {
        return String.valueOf(event.getRequiredPayload(TestExecutionResult.class).getThrowable().orElseThrow().getMessage());
    }

    /** Records a release whose class has the given body, in place of the present one. */
    private static void release(String release, String body) throws IOException {
        String name = Parcel.class.getName();
        Map<String, byte[]> compiled = Compiler.compile(Map.of("dev.gridwire.junit.ReadsRecordedTest",
                "package dev.gridwire.junit; class ReadsRecordedTest { public static class Parcel { " + body + " } }"));
        Path classes = Path.of(FOLDER, "classes", release);
        for (Map.Entry<String, byte[]> each : compiled.entrySet()) {
            Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Recordings.in(Path.of(FOLDER)).record(release, List.of(name), Application.of(loader, List.of(classes), List.of()));
        }
    }

    @Test
    void firstRunRecordsAndLaterOnesRead() {
        EngineExecutionResults first = run(OnAMethod.class);
        assertThat(failures(first)).isEmpty();
        assertThat(Path.of(FOLDER, "first")).isDirectoryContaining("glob:**/dev.gridwire.junit.ReadsRecordedTest$Parcel.txt")
                .isDirectoryContaining("glob:**/com.acme.shop.Sound$Line.jar");
        assertThat(names(run(OnAMethod.class))).containsExactly("com.acme.shop.Sound$Line since first: safe",
                "dev.gridwire.junit.ReadsRecordedTest$Parcel since first: safe");
    }

    @Test
    void eachClassAndReleaseIsATestAndTheFailureSaysWhatToDo() throws IOException {
        release("1.3.0", "long weight; Kind kind; enum Kind { LETTER, BOX, PALLET }");
        release("1.4.0", "int weight; Kind kind; enum Kind { LETTER, BOX }");
        release("1.5.0", "String weight; Kind kind; enum Kind { LETTER, BOX, PALLET }");
        EngineExecutionResults results = run(OnAClass.class);
        assertThat(failures(results)).singleElement().asString()
                .contains("Parcel since 1.4.0: needs readers first", "- weight:int   + weight:long", "Kind: + PALLET",
                        "Parcel since 1.5.0: breaks", "- weight:string   + weight:long")
                .doesNotContain("1.3.0");
        assertThat(Path.of("target/gridwire/changes.txt")).content().contains("Parcel since 1.3.0: safe");
    }

    @Test
    void acceptedChangePasses() throws IOException {
        release("1.4.0", "long weight; Kind kind; enum Kind { LETTER, BOX }");
        Files.writeString(Path.of(FOLDER, "accepted.txt"), "dev.gridwire.junit.ReadsRecordedTest$Parcel$Kind: + PALLET\n");
        run(OnAClass.class).testEvents().assertStatistics(counts -> counts.succeeded(1).failed(0));
    }

    @Test
    void unrecordedClassFailsWhereNothingMayBeRecorded() {
        System.setProperty("gridwire.frozen", "");
        assertThat(failures(run(OnAMethod.class))).singleElement().asString()
                .startsWith("A class is not recorded: classes=[com.acme.shop.Sound$Line, dev.gridwire.junit.Reads")
                .endsWith("run this test once without -Dgridwire.frozen on your machine, and commit the folder");
        assertThat(Path.of(FOLDER, "first")).doesNotExist();
    }

    @Test
    void releaseIsRecordedUnderItsName() {
        System.setProperty("gridwire.record", "2.0.0");
        assertThat(names(run(OnAMethod.class))).allMatch(name -> name.endsWith(" since 2.0.0: safe")).hasSize(2);
        System.setProperty("gridwire.record", "2.1.0-SNAPSHOT");
        assertThat(failures(run(OnAMethod.class))).singleElement().asString().startsWith("A snapshot is no release");
    }

    @Test
    void givenValuesAreRecorded() throws IOException {
        assertThat(failures(run(WithValues.class))).isEmpty();
        Path text = Path.of(FOLDER, "first", "dev.gridwire.junit.ReadsRecordedTest$Parcel.txt");
        assertThat(Files.readAllLines(text).stream().filter(line -> line.startsWith("value "))).hasSize(3);
    }
}
