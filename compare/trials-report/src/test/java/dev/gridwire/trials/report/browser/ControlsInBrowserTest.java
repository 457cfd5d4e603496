// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Uses the page as a reader does, by mouse and by keyboard. */
class ControlsInBrowserTest {

    private static ChromeDriver driver;
    private static OpenPage page;
    private static Path file;

    @BeforeAll
    static void start() throws IOException {
        driver = InstalledBrowser.start();
        page = new OpenPage(driver);
        file = ReportPages.EVERYTHING.write();
    }

    @AfterAll
    static void end() {
        if (driver != null) {
            driver.quit();
        }
    }

    @BeforeEach
    void open() {
        page.open(file, "", 1280, "light");
    }

    @Test
    void clickOnAHeadingSortsByItsColumnAndAnotherTurnsTheOrder() {
        WebElement heading = page.one("#cells thead th.group + th ~ th button");
        int column = columnOf(heading);
        heading.click();
        List<Double> once = figures(column);
        heading.click();
        List<Double> twice = figures(column);
        assertThat(List.of(once, twice)).anySatisfy(order -> assertThat(order).isSorted());
        assertThat(once).isNotEqualTo(twice).hasSameSizeAs(twice);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cells", "sure-table", "against-table", "latencies", "published-table-0"})
    void enterOnAHeadingSortsAsAClickDoes(String table) {
        page.script("document.querySelectorAll('details').forEach(one => { one.open = true; })");
        WebElement heading = page.all("#" + table + " thead tr:last-child th button").get(0);
        heading.sendKeys(Keys.ENTER);
        assertThat(heading.findElement(By.xpath("..")).getDomAttribute("aria-sort")).isNotNull();
        List<String> names = names(table);
        assertThat(List.of(String.CASE_INSENSITIVE_ORDER, String.CASE_INSENSITIVE_ORDER.reversed()))
                .anySatisfy(order -> assertThat(names).hasSizeGreaterThan(1).isSortedAccordingTo(order));
    }

    @Test
    void arrowKeysMoveTheChoiceAndTheAddressFollows() {
        page.one("input[name=place][value=codec]").sendKeys(Keys.ARROW_RIGHT);
        assertThat(page.one("#selection").getText()).isEqualTo("Order, member");
        assertThat(driver.getCurrentUrl()).endsWith("#place=member");
    }

    @Test
    void tabReachesEveryControlAndItsFocusIsSeen() {
        page.script("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')");
        List<String> reached = new ArrayList<>();
        for (int step = 0; step < 45; step++) {
            driver.switchTo().activeElement().sendKeys(Keys.TAB);
            reached.add((String) page.script("const one = document.activeElement;"
                    + "return one.name || one.id || one.ariaLabel || one.textContent"));
            assertThat((Boolean) page.script(FOCUS_SEEN)).as("focus on " + reached).isTrue();
        }
        assertThat(reached).contains("theme", "Round trips", "workload", "place", "scale")
                .containsSubsequence("workload", "place");
    }

    /** The ring is on the element, or on what stands for it: a radio button's text, a chip's border. */
    private static final String FOCUS_SEEN = "const one = document.activeElement;"
            + "return [one, one.nextElementSibling, one.parentElement].some(part => part"
            + " && getComputedStyle(part).outlineStyle !== 'none' && parseFloat(getComputedStyle(part).outlineWidth) >= 1)";

    @Test
    void linkLeadsToTheSameView() {
        page.open(file, "#workload=sample&place=client&scale=log&hide=kryo&hide=fory&at=figures", 1280, "light");
        assertThat(page.one("#selection").getText()).isEqualTo("SampleObject, client");
        assertThat(page.one("input[name=scale][value=log]").isSelected()).isTrue();
        assertThat(names("cells")).doesNotContain("Apache Fory").noneMatch(name -> name.startsWith("Kryo")).isNotEmpty();
        assertThat((Long) page.script("return Math.round(window.scrollY)")).isPositive();
        assertThat(driver.getCurrentUrl()).endsWith("#workload=sample&place=client&scale=log&hide=kryo&hide=fory&at=figures");
    }

    @Test
    void nonsenseInTheAddressIsPassedOver() {
        page.open(file, "#workload=%3Cimg%3E&place=nowhere&hide=nobody&at=%22%5D", 1280, "light");
        assertThat(page.one("#selection").getText()).isEqualTo("Order, codec");
        assertThat(page.console()).isEmpty();
    }

    @Test
    void contestantThatIsHiddenIsNowhereAndComesBack() {
        int all = names("cells").size();
        page.one(".filter summary").click();
        WebElement kryo = page.one("input[name=contestant][value=kryo]");
        kryo.sendKeys(Keys.SPACE);
        assertThat(names("cells")).hasSize(all - 1);
        assertThat(page.one("#charts").getDomProperty("innerHTML")).doesNotContain("Kryo");
        assertThat(page.one("#hidden-note").getText())
                .isEqualTo("1 of " + Contestant.values().length + " contestants are hidden here.");
        assertThat(driver.getCurrentUrl()).endsWith("#hide=kryo");
        kryo.sendKeys(Keys.SPACE);
        assertThat(names("cells")).hasSize(all);
    }

    @Test
    void whenAllAreHiddenThePageSaysSo() {
        page.one(".filter summary").click();
        page.all("#contestant-buttons button").get(1).click();
        assertThat(page.one("#nothing").isDisplayed()).isTrue();
        assertThat(page.console()).isEmpty();
    }

    @Test
    void snippetIsCopiedWhole() {
        driver.executeCdpCommand("Browser.grantPermissions",
                Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        driver.executeScript("document.querySelectorAll('#advice details').forEach(one => { one.open = true; })");
        page.one(".copy").click();
        assertThat(page.one(".copy").getText()).isEqualTo("Copied");
        Object clipboard = driver.executeAsyncScript(
                "const done = arguments[0]; navigator.clipboard.readText().then(done, error => done('failed: ' + error))");
        assertThat(clipboard).isEqualTo(page.one(".snippet code").getDomProperty("textContent"));
    }

    @ParameterizedTest
    @EnumSource(value = ReportPages.class, names = {"EVERYTHING", "HOSTILE"})
    void everyChartIsSavedAsAWholePictureWithItsSource(ReportPages which) throws IOException {
        page.open(which.write(), "", 1280, "light");
        List<?> pictures = (List<?>) driver.executeAsyncScript("const done = arguments[0]; const kept = [];"
                + "const old = URL.createObjectURL;"
                + "URL.createObjectURL = blob => { kept.push(blob); return old.call(URL, blob); };"
                + "document.querySelectorAll('.save button:last-child').forEach(one => one.click());"
                + "URL.createObjectURL = old; Promise.all(kept.map(blob => blob.text())).then(done)");
        assertThat(pictures).hasSameSizeAs(page.all(".canvas")).hasSizeGreaterThan(10).allSatisfy(picture -> {
            assertThat((String) picture).startsWith("<svg").contains("Gridwire compare", "a processor").doesNotContain("NaN");
            assertThat((Boolean) page.script(IS_XML, picture)).as("well-formed: " + picture).isTrue();
        });
    }

    private static final String IS_XML =
            "return new DOMParser().parseFromString(arguments[0], 'image/svg+xml').querySelector('parsererror') === null";

    @Test
    void chartIsSavedAsAPngOfThatSize() {
        Object type = driver.executeAsyncScript("const done = arguments[0]; const old = URL.createObjectURL;"
                + "URL.createObjectURL = blob => { createImageBitmap(blob).then(map => done(blob.type + ' ' + map.width));"
                + " URL.createObjectURL = old; return old.call(URL, blob); };"
                + "document.querySelector('.save button').click()");
        assertThat(type).isEqualTo("image/png 1720");
    }

    @Test
    void darkAndLightAreChosenByTheButton() {
        String light = page.one("body").getCssValue("background-color");
        page.one("#theme").click();
        assertThat(page.one("body").getCssValue("background-color")).isNotEqualTo(light);
        assertThat(page.one("#theme").getText()).isEqualTo("Light");
        page.one("#theme").click();
        assertThat(page.one("body").getCssValue("background-color")).isEqualTo(light);
    }

    @Test
    void incompleteRunSaysSoOnTop() {
        assertThat(page.one("#incomplete").getText()).startsWith("Incomplete. The run was stopped");
    }

    @Test
    void markupInTheResultsStaysText() throws IOException {
        page.open(ReportPages.HOSTILE.write(), "", 1280, "light");
        assertThat(driver.getTitle()).isEqualTo("Gridwire: serialization compared");
        assertThat(page.all("img")).isEmpty();
        assertThat(page.one("#incomplete").getText()).contains("</script><script>");
    }

    private static int columnOf(WebElement heading) {
        return ((Long) page.script("return arguments[0].parentElement.cellIndex", heading)).intValue();
    }

    private static List<Double> figures(int column) {
        List<?> all = (List<?>) page.script("return [...document.querySelectorAll('#cells tbody tr')]"
                + ".map(row => row.cells[arguments[0]].dataset.sort)", column);
        return all.stream().map(text -> Double.valueOf(String.valueOf(text))).toList();
    }

    private static List<String> names(String table) {
        List<?> all = (List<?>) page.script("return [...document.querySelectorAll('#' + arguments[0] + ' tbody th')]"
                + ".map(one => one.textContent)", table);
        return all.stream().map(String::valueOf).toList();
    }
}
