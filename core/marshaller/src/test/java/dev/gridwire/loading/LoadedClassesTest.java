// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.Fork;
import dev.gridwire.fork.PlainUse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A first use loads some hundred classes, which is most of its time. The verifier must not add those that no object needs, which
 * it loads where one is used as its superclass.
 */
@Tag("core")
class LoadedClassesTest {

    private static final Pattern LOADED = Pattern.compile("dev\\.gridwire\\.(\\w+)\\.(\\w+)(?= source: [^_])");

    @TempDir
    private Path directory;

    @Test
    void codecsThatNoObjectNeedsAreNotLoaded() throws IOException, InterruptedException {
        Path log = directory.resolve("loaded.txt");
        Fork fork = Fork.run(directory, List.of("-Xlog:class+load:file=" + log), PlainUse.class);
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
        assertThat(loaded(log, "jdk").filter(name -> name.endsWith("Codec")))
                .containsExactlyInAnyOrder("ArrayCodec", "CollectionCodec", "TextCodec", "WrapperCodec");
        assertThat(loaded(log, "hooks").filter(name -> name.endsWith("Codec") || name.endsWith("Fields")))
                .isSubsetOf("HookedCodec");
        assertThat(loaded(log, "learning"))
                .contains("CollectionValue")
                .doesNotContain("MapValue", "HolderValue", "ImmutableValue", "OptionalValue", "KeyElements");
    }

    private static Stream<String> loaded(Path log, String folder) throws IOException {
        return LOADED.matcher(Files.readString(log)).results().filter(each -> each.group(1).equals(folder))
                .map(each -> each.group(2));
    }
}
