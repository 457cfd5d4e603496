// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.change.recording.RecordingException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What build tools call. */
class ProjectReleasesTest {

    @TempDir
    private Path folder;

    private ProjectReleases project(String state, String source) throws IOException {
        try (TwoStates states = new TwoStates(folder)) {
            return new ProjectReleases(states.recordings(), List.of(states.compile(state, Map.of("Order", source))));
        }
    }

    @Test
    void releaseIsRecordedAndLaterBuildsAreCheckedWithIt() throws IOException {
        assertThat(project("one", "class Order { int total; }").record("1.4.0", List.of("com.acme.Order"))).isEqualTo(1);
        assertThat(project("one", "class Order { int total; }").check().orElseThrow().failure()).isEmpty();
        assertThat(project("two", "class Order { String total; }").check().orElseThrow().failure().orElseThrow())
                .contains("com.acme.Order since 1.4.0: breaks");
        assertThat(project("two", "class Order { String total; }").record("1.5.0", List.of())).isEqualTo(1);
        assertThat(project("two", "class Order { String total; }").check().orElseThrow().classes())
                .extracting(ClassReport::title)
                .containsExactly("com.acme.Order since 1.4.0: breaks", "com.acme.Order since 1.5.0: safe");
    }

    @Test
    void projectWithoutRecordingsIsNotChecked() throws IOException {
        assertThat(project("one", "class Order { int total; }").check()).isEmpty();
    }

    @Test
    void classesAreNamedAtFirst() throws IOException {
        ProjectReleases project = project("one", "class Order { int total; }");
        assertThatThrownBy(() -> project.record("1.4.0", List.of())).isInstanceOf(RecordingException.class)
                .hasMessageEndingWith("name the classes that you store: -Dgridwire.classes=com.acme.Order,com.acme.Customer");
    }

    @Test
    void librariesOfTheBuildToolAreNotTheProjects() throws IOException {
        ProjectReleases project = project("one", "class Order { Object held = tool(); static Object tool() {"
                + " try { return Class.forName(\"org.objectweb.asm.Type\"); }"
                + " catch (ClassNotFoundException e) { return \"none\"; } } }");
        project.record("1.4.0", List.of("com.acme.Order"));
        assertThat(project.check().orElseThrow().failure()).isEmpty();
        assertThat(folder.resolve("recordings/1.4.0/com.acme.Order.txt")).content().contains("6e6f6e65"); // none
    }
}
