// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** Checks the rules of every page, whatever is in it. */
class EveryPageInBrowserTest {

    private static final int WIDE = 1280;
    private static final int PHONE = 360;
    private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";

    private static ChromeDriver driver;
    private static OpenPage page;
    private static String axe;

    @BeforeAll
    static void start() throws IOException {
        try (InputStream in = EveryPageInBrowserTest.class.getResourceAsStream(AXE)) {
            axe = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        driver = InstalledBrowser.start();
        page = new OpenPage(driver);
    }

    @AfterAll
    static void end() {
        if (driver != null) {
            driver.quit();
        }
    }

    @ParameterizedTest
    @EnumSource
    void consoleIsEmptyAndNothingIsRequested(ReportPages which) throws IOException {
        page.open(which.write(), "", WIDE, "light");
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        page.script("document.querySelectorAll('#controls input').forEach(one => one.click())");
        assertThat(page.console()).isEmpty();
        assertThat(page.requests()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void noTextIsTheNameOfANonValue(ReportPages which) throws IOException {
        page.open(which.write(), "", WIDE, "light");
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        assertThat((String) page.script("return document.body.innerText"))
                .doesNotContainPattern("\\b(NaN|undefined|Infinity|null|\\[object)\\b");
        assertThat((String) page.script("return [...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join()"))
                .doesNotContainPattern("\\b(NaN|undefined|Infinity|null|\\[object)\\b");
    }

    @ParameterizedTest
    @EnumSource
    void phoneNeedsNoScrollingSideways(ReportPages which) throws IOException {
        page.open(which.write(), "", PHONE, "light");
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
        page.keepPicture(which.name() + "-phone");
    }

    @ParameterizedTest
    @EnumSource
    void paperHasTheFiguresAndNoControls(ReportPages which) throws IOException {
        page.open(which.write(), "", WIDE, "light");
        page.emulate(760, "light", "print");
        assertThat((Boolean) page.script("return [...document.querySelectorAll('button, nav, .controls')]"
                + ".every(one => one.offsetParent === null)")).isTrue();
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
    }

    @ParameterizedTest
    @CsvSource({"EVERYTHING,light", "EVERYTHING,dark", "FIRST_SCHEMA,light", "ONE_CELL,dark", "CLUSTER_ONLY,light",
        "PUBLISHED_ONLY,dark", "SAFETY_ONLY,light", "SAFETY_ONLY,dark", "NOTHING,light", "HOSTILE,dark"})
    void noSeriousBarrierIsFound(ReportPages which, String scheme) throws IOException {
        Path file = which.write();
        page.open(file, "", WIDE, scheme);
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        assertThat(barriers()).isEmpty();
        page.keepPicture(which.name() + "-" + scheme);
    }

    @ParameterizedTest
    @CsvSource({"SAFETY_ONLY,safety", "SAFETY_ONLY,evolution", "HOSTILE,safety", "HOSTILE,evolution"})
    void everyTabFitsPhoneAndPaperAndHasNoSeriousBarrier(ReportPages which, String tab) throws IOException {
        page.open(which.write(), "#tab=" + tab, PHONE, "light");
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
        assertThat(page.console()).isEmpty(); // before axe has its say there
        assertThat(barriers()).isEmpty();
        page.keepPicture(which.name() + '-' + tab + "-phone");
        page.emulate(760, "light", "print");
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
    }

    /** Contrast of 4.5 is among the rules. */
    private static List<String> barriers() {
        page.script(axe);
        List<?> found = (List<?>) driver.executeAsyncScript("const done = arguments[arguments.length - 1];"
                + "axe.run(document, { resultTypes: ['violations'] }).then(result => done(result.violations"
                + ".filter(one => ['serious', 'critical'].includes(one.impact))"
                + ".map(one => one.id + ': ' + one.nodes.slice(0, 3).map(node => node.html + ' ' + node.failureSummary)"
                + ".join(' | '))));");
        return found.stream().map(String::valueOf).toList();
    }
}
