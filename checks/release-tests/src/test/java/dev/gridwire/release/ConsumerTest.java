// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects as users have them, which get Gridwire from the staged folder and from nowhere else. */
@Tag("full")
class ConsumerTest {

    private static final String SHOP = "com.acme.shop.Shop";

    @TempDir
    private Path empty;

    @Test
    void mavenProjectHasTheMarshallerAndAsmAndNothingElse() throws IOException, InterruptedException {
        Consumer shop = new Consumer("maven", empty);
        shop.compile();
        assertThat(shop.libraries()).containsExactly("asm", "gridwire", "gridwire-codegen");
        assertThat(shop.run(SHOP)).contains("the same order came back");
    }

    /** The cache holds the marshaller's classes loaded and linked; a JVM that cannot use it would end with an error. */
    @Test
    void theMarshallerRunsFromAnAotCache() throws IOException, InterruptedException {
        String jdk = System.getProperty("jdk25.home", "");
        assumeFalse(Boolean.getBoolean("jdk25.absent"), "there is no JDK 25");
        Consumer shop = new Consumer("maven", empty);
        shop.compile();
        String java = Path.of(jdk, "bin", "java").toString();
        // A cache takes classes of jars only.
        Command.run(shop.folder(), List.of(Path.of(jdk, "bin", "jar").toString(), "--create", "--file", "target/shop.jar",
                "-C", "target/classes", "."));
        String classPath = "target/shop.jar" + File.pathSeparator + "target/lib/*";

        Command.run(shop.folder(), List.of(java, "-XX:AOTCacheOutput=target/shop.aot", "-cp", classPath, SHOP));
        String output = Command.run(shop.folder(), List.of(java, "-XX:AOTCache=target/shop.aot", "-XX:AOTMode=on",
                "-Xlog:class+load", "-cp", classPath, SHOP));

        assertThat(output).contains("the same order came back")
                .containsPattern("dev\\.gridwire\\.Marshaller source: shared objects file");
    }

    @Test
    void modularApplicationIsLinkedAndRuns() throws IOException, InterruptedException {
        Consumer shop = new Consumer("modular", empty);
        shop.compile();
        Path target = shop.folder().resolve("target");
        Path image = target.resolve("image");
        int result = ToolProvider.findFirst("jlink").orElseThrow().run(System.out, System.err,
                "--module-path", target.resolve("classes") + File.pathSeparator + target.resolve("lib"),
                "--add-modules", "com.acme.shop",
                "--launcher", "shop=com.acme.shop/" + SHOP,
                "--output", image.toString());
        assertThat(result).isZero();
        String output = Command.run(shop.folder(), List.of(image.resolve("bin/shop").toString()));
        assertThat(output).contains("the same order came back");
    }

    @Test
    void springBootApplicationNeedsTheStarterAlone() throws IOException, InterruptedException {
        Consumer shop = new Consumer("spring-boot", empty);
        shop.compile();
        assertThat(shop.run(SHOP)).contains("Ada, whose friend is Grace, whose friend is Ada");
    }

    @Test
    void gradleBuildEnhancesClassesAndMakesCompanions() throws IOException, InterruptedException {
        String home = System.getProperty("gradle.home", "").split(File.pathSeparator)[0];
        assumeFalse(home.isBlank(), "no Gradle is named: run with -Dgradle.home=…");
        Consumer shop = new Consumer("gradle", empty);

        String output = Command.run(shop.folder(), List.of(home + "/bin/gradle", "--no-daemon", "--console=plain", "--quiet",
                "--gradle-user-home", empty.resolve("gradle").toString(), ":enhanced:run", ":companion:run"));

        assertThat(output).contains("tea x 2, externalizable: true", "tea x 2 came back");
        try (Stream<Path> classes = Files.walk(shop.folder().resolve("companion/build/classes"))) {
            assertThat(classes).anyMatch(file -> file.getFileName().toString().startsWith("Item$Gridwire$"));
        }
    }
}
