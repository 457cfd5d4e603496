// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.modules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Applications that have Gridwire on the module path. */
class ModulePathTest {

    private static final String OPEN = "requires dev.gridwire; opens shop to dev.gridwire;";

    @TempDir
    private Path directory;

    @Test
    void codeIsGeneratedInAModuleThatOpensItsPackageToGridwire() throws IOException, InterruptedException {
        Shop shop = new Shop(directory).compile(OPEN);
        assertThat(shop.run()).containsExactly("copied");
        assertThat(shop.generated())
                .anyMatch(name -> name.startsWith("shop.Order$Fused/"))
                .anyMatch(name -> name.startsWith("shop.Order$Line$Fused/"));
    }

    @Test
    void whatGeneratedCodeCallsIsExportedToThatModuleOnly() throws IOException, InterruptedException {
        assertThat(new Shop(directory).compile(OPEN).run("dev.gridwire.fused", "dev.gridwire.wire", "dev.gridwire.codec"))
                .containsExactly(
                        "copied",
                        "dev.gridwire.fused to the shop: true, to another: false, to all: false",
                        "dev.gridwire.wire to the shop: true, to another: false, to all: false",
                        "dev.gridwire.codec to the shop: false, to another: false, to all: false");
    }

    @Test
    void companionsThatABuildMadeServe() throws IOException, InterruptedException {
        Shop shop = new Shop(directory).compile(OPEN).withCompanions();
        assertThat(shop.run()).containsExactly("copied");
        assertThat(shop.generated())
                .anyMatch(name -> name.startsWith("shop.Order$Gridwire"))
                .noneMatch(name -> name.contains("$Fused/"));
    }

    @Test
    void withoutFlightRecordersModuleAllWorks() throws IOException, InterruptedException {
        Shop shop = new Shop(directory).compile(OPEN).withOption("--limit-modules=the.shop");
        assertThat(shop.run()).containsExactly("copied");
        assertThat(shop.loaded()).contains("dev.gridwire.flight.FlightRecording")
                .noneMatch(name -> name.startsWith("jdk.jfr."));
    }

    @Test
    void flightRecorderIsNotBegunWhereNobodyRecords() throws IOException, InterruptedException {
        Shop shop = new Shop(directory).compile(OPEN + " requires jdk.jfr;");
        assertThat(shop.run()).containsExactly("copied");
        assertThat(shop.loaded()).contains("jdk.jfr.FlightRecorder")
                .doesNotContain("dev.gridwire.flight.SlowPayloadEvent").noneMatch(name -> name.startsWith("jdk.jfr.internal."));
    }

    /** No code can be generated where Gridwire cannot be named. */
    @Test
    void aModuleThatDoesNotReadGridwireIsServedByTheInterpreter() throws IOException, InterruptedException {
        Shop shop = new Shop(directory).compileApart();
        assertThat(shop.run()).containsExactly("copied");
        assertThat(shop.generated()).isEmpty();
    }

    @Test
    void aClosedPackageIsRefusedWithTheLineToWrite() throws IOException, InterruptedException {
        assertThat(new Shop(directory).compile("requires dev.gridwire; exports shop;").run())
                .singleElement(STRING)
                .contains("class=shop.Order, module=the.shop")
                .contains("`opens shop to dev.gridwire;`")
                .contains("--add-opens the.shop/shop=dev.gridwire");
    }
}
