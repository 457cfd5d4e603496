// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the options of {@code --safety} do not go with. */
class SafetyOptionsTest {

    @TempDir
    private Path temporary;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--only-safety --where codec | --only-safety times nothing: leave out --where, or use --safety.",
        "--published --safety | --published compares times alone: leave out --safety.",
        "--safety-inputs 10 | --safety-inputs is for --safety or --only-safety: add one of them."
    })
    void optionsThatDoNotFitAreRefused(String options, String sentence) {
        String[] arguments = ("compare " + options + " --output " + temporary.resolve("none")).split(" ");
        CommandRun.of(arguments).assertNotUnderstood(sentence);
    }
}
