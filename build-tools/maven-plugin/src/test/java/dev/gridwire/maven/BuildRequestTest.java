// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.change.ChangeReport;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.verify.RoundTripResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildRequestTest {

    @TempDir
    private Path folder;

    private Path classes;

    private final List<String> forgotten = new ArrayList<>();

    @BeforeEach
    void compile() throws IOException {
        compile("int id;");
        Files.writeString(classes.resolve("gridwire.properties"), "targets=externalizable\n");
    }

    private void compile(String fields) throws IOException {
        classes = Files.createDirectories(folder.resolve("target/classes"));
        Path source = Files.writeString(folder.resolve("Order.java"), "package a;\n"
                + "public class Order implements java.io.Serializable { " + fields + " }\n"
                + "class Own implements java.io.Serializable {\n"
                + "    private void writeObject(java.io.ObjectOutputStream out) { } }\n");
        assertThat(ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-proc:none", "-d", classes.toString(), source.toString())).isZero();
    }

    private BuildRequest request(Map<String, String> overrides, boolean frozen) {
        return new BuildRequest(
                new BuildRequest.Classes(classes, List.of(classes.toString()), ""),
                "com.acme:shop",
                List.of(classes.resolve("gridwire.properties")),
                overrides,
                folder.resolve("gridwire.schema"),
                frozen,
                forgotten);
    }

    @Test
    void settingsOfTheClassesFolderCountAndTheBuildsCountMore() {
        assertThat(request(Map.of(), false).run(RunMode.DRY_RUN).summary()).startsWith("enhanced 1 externalizable");
        assertThat(request(Map.of("targets", "data-serializable"), false).run(RunMode.DRY_RUN).summary())
                .startsWith("enhanced 1 data-serializable");
    }

    @Test
    void plainProjectIsNotEnhancedAndItsReleasesAreChecked() throws IOException {
        BuildRequest request = request(Map.of(), false);
        assertThat(request.isEnhanced()).isFalse();
        assertThat(request.releases(folder.resolve("recordings")).check()).isEmpty();
        request.releases(folder.resolve("recordings")).record("1.4.0", List.of("a.Order"));
        compile("String id;");
        assertThat(request.releases(folder.resolve("recordings")).check().orElseThrow().failure().orElseThrow())
                .contains("a.Order since 1.4.0: breaks");
        request.run(RunMode.WRITE);
        assertThat(request.isEnhanced()).isTrue();
    }

    @Test
    void releaseOfEnhancedClassesIsReadByLaterOnes() throws IOException {
        BuildRequest request = request(Map.of("targets", "native"), false);
        request.run(RunMode.WRITE);
        request.releases(folder.resolve("recordings")).record("1.4.0", List.of("a.Order"));
        compile("int id; String note;");
        request.run(RunMode.WRITE);
        ChangeReport report = request.releases(folder.resolve("recordings")).check().orElseThrow();
        assertThat(report.text()).contains("a.Order since 1.4.0: safe\n  safe: a.Order: + note:string");
    }

    @Test
    void enhancedClassesPassTheCheckAndCanBeTried() {
        BuildRequest request = request(Map.of(), false);
        assertThatThrownBy(() -> request.run(RunMode.CHECK)).isInstanceOf(EnhancerException.class);
        request.run(RunMode.WRITE);

        Enhancement checked = request.run(RunMode.CHECK);

        Map<String, RoundTripResult> trials = request.tryOut(checked);
        assertThat(trials).containsOnlyKeys("a.Order");
        assertThat(BuildRequest.failure(trials)).isEmpty();
        assertThat(BuildRequest.failure(Map.of("a.Order", new RoundTripResult(1, 2, "broken")))).contains("a.Order: broken");
    }

    @Test
    void warningsAreAsTheSettingsSay() {
        BuildRequest request = request(Map.of(), false);
        Enhancement done = request.run(RunMode.DRY_RUN);
        assertThat(request.warnings(done)).singleElement().asString().startsWith("[own-hooks] a.Own.writeObject");
        assertThat(request(Map.of("enhancer.on-unsupported", "skip"), false).warnings(done)).isEmpty();
        assertThat(request.lines(done, false)).hasSize(1);
        assertThat(request.lines(done, true)).hasSizeGreaterThan(2);
    }

    @Test
    void frozenSchemaFailsWhereItWouldChange() {
        assertThatThrownBy(() -> request(Map.of(), true).run(RunMode.WRITE))
                .hasMessageContaining("build without freezing it, look at the change, and commit it");
    }

    @Test
    void changeThatCannotBeReadFailsUntilItsStateIsForgotten() throws IOException {
        request(Map.of(), false).run(RunMode.WRITE);
        compile("String id;");

        assertThatThrownBy(() -> request(Map.of(), false).run(RunMode.CHECK))
                .hasMessageContaining("class=a.Order, recorded=a.Order#")
                .hasMessageContaining("- id:int   + id:string");
        assertThatThrownBy(() -> request(Map.of(), false).run(RunMode.WRITE)).hasMessageContaining("-Dgridwire.forget=a.Order#");

        forgotten.add("a.Order");
        request(Map.of(), false).run(RunMode.WRITE);
        forgotten.clear();
        request(Map.of(), true).run(RunMode.CHECK);
    }

    @Test
    void runTimeFindsTheSchemaInTheClasses() {
        request(Map.of(), false).run(RunMode.WRITE);

        assertThat(classes.resolve("META-INF/gridwire/gridwire.schema")).content()
                .contains("class a.Order module=com.acme:shop mechanism=externalizable", "layout a.Order ");
    }
}
