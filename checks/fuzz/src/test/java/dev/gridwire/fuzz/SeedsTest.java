// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every target has inputs; with {@code -Dgolden.regenerate=true} our own writers write theirs anew. */
class SeedsTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "dev", "gridwire", "fuzz");
    private static final int LEAST_TARGETS = 20;

    @Test
    void everyTargetHasCommittedInputs() throws IOException {
        if (Boolean.getBoolean("golden.regenerate")) {
            write();
        }
        List<String> targets = new ArrayList<>();
        for (Class<?> type : List.of(PayloadTargets.class, EvolutionTargets.class, OtherTargets.class)) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(FuzzTest.class)) {
                    targets.add(type.getSimpleName() + "/" + method.getName());
                }
            }
        }
        assertThat(targets).hasSizeGreaterThan(LEAST_TARGETS);
        for (String target : targets) {
            try (Stream<Path> inputs = Files.list(folder(target))) {
                assertThat(inputs).as(target).isNotEmpty();
            }
        }
    }

    private static Path folder(String target) {
        return FOLDER.resolve(target.replace("/", "Inputs/"));
    }

    private static void write() throws IOException {
        for (Map.Entry<String, List<byte[]>> each : Seeds.all().entrySet()) {
            Path folder = Files.createDirectories(folder(each.getKey()));
            for (int i = 0; i < each.getValue().size(); i++) {
                Files.write(folder.resolve("seed-" + i), each.getValue().get(i));
            }
        }
    }
}
