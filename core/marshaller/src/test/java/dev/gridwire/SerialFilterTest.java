// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.FilteredUse;
import dev.gridwire.fork.Fork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The virtual machine's filter, in virtual machines of their own. */
class SerialFilterTest {

    private static final String USE = "dev.gridwire.fork.FilteredUse$";

    @TempDir
    private Path directory;

    private String use(String filter) throws IOException, InterruptedException {
        return use(filter.isEmpty() ? List.of() : List.of("-Djdk.serialFilter=" + filter), directory.toString());
    }

    private String use(List<String> options, String... arguments) throws IOException, InterruptedException {
        FilteredUse.write(directory);
        Fork fork = Fork.run(directory, options, FilteredUse.class, arguments);
        assertThat(fork.exitCode()).as(fork.errors()).isZero();
        return fork.output();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "maxdepth=1", "!com.acme.**", "dev.gridwire.**;java.base/*;!*"})
    void aClassThatTheFilterTakesOrDoesNotKnowIsTaken(String filter) throws IOException, InterruptedException {
        assertThat(use(filter).lines()).hasSize(FilteredUse.KINDS).allMatch(line -> line.endsWith(": taken, taken"));
    }

    @ParameterizedTest
    @CsvSource({
        "!dev.gridwire.fork.FilteredUse$Part, part", "!dev.gridwire.fork.FilteredUse$Part, parts",
        "!dev.gridwire.fork.FilteredUse$Part, literal", "!dev.gridwire.fork.FilteredUse$Base, derived",
        "!dev.gridwire.fork.FilteredUse$Leaf, holder", "!java.util.ArrayList, list", "!java.util.ArrayList, listed",
        "!java.util.UUID, uuid", "!dev.gridwire.fork.FilteredUse$Talk, proxy", "!dev.gridwire.fork.FilteredUse$Colour, constant",
        "!java.util.Properties, properties", "!java.time.Year, year"
    })
    @Tag("full")
    void aRejectedClassIsRefusedOnBothSides(String filter, String kind) throws IOException, InterruptedException {
        String output = use(filter);
        assertThat(output).contains(kind + ": RejectedTypeException, RejectedTypeException");
        assertThat(output).contains("number: taken, taken");
    }

    /** As in Java serialization, strings need no line; of a proxy, the interfaces and the handler are asked about. */
    @Test
    void aFilterOfTheApplicationsClassesAloneLeavesThoseAndStrings() throws IOException, InterruptedException {
        assertThat(use("dev.gridwire.**;!*").lines()).allSatisfy(line -> {
            boolean taken = line.matches("(text|part|parts|literal|derived|holder|proxy): .*");
            assertThat(line).endsWith(taken ? ": taken, taken" : ": RejectedTypeException, RejectedTypeException");
        });
    }

    @Test
    void theMessageNamesTheFilter() throws IOException, InterruptedException {
        assertThat(use(List.of("-Djdk.serialFilter=!" + USE + "Base"), directory.toString(), "messages")).contains(
                "derived: The serial filter of the virtual machine rejects the class: class=" + USE + "Derived, rejected=" + USE
                        + "Base at Derived; change the filter, which jdk.serialFilter or"
                        + " ObjectInputFilter.Config.setSerialFilter has set");
    }

    @Test
    void aFilterThatACallHasSetCountsToo() throws IOException, InterruptedException {
        assertThat(use(List.of(), directory.toString(), "call"))
                .contains("part: RejectedTypeException, RejectedTypeException")
                .contains("uuid: taken, taken");
    }

    @Test
    void aFilterThatThrowsRejects() throws IOException, InterruptedException {
        assertThat(use(List.of(), directory.toString(), "throwing").lines()).filteredOn(line -> line.startsWith("part:"))
                .containsExactly("part: RejectedTypeException, RejectedTypeException");
    }

    @Test
    void theFilterIsAskedOnceAboutAClassAndNotAboutEachObject() throws IOException, InterruptedException {
        assertThat(use(List.of(), directory.toString(), "counting")).containsPattern("asked about Part: [1-9]\\d*, again: 0");
    }
}
