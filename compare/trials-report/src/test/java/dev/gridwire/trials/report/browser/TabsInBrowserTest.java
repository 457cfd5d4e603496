// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Speed, safety and evolution, one at a time. */
class TabsInBrowserTest {

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

    @Test
    void clickShowsOnePanelAndItsLinksAndTheAddressFollows() {
        page.open(file, "", 1280, "light");
        assertThat(shown()).containsExactly("panel-speed");
        page.one("#tab-safety").click();
        assertThat(shown()).containsExactly("panel-safety");
        assertThat(links()).containsExactly("Altered payloads", "Examples", "How measured");
        assertThat(driver.getCurrentUrl()).endsWith("#tab=safety");
        assertThat(page.one("#safety-table tbody").getText()).contains("Kryo", "Jackson writes trees");
        page.keepPicture("tab-safety");
    }

    @Test
    void arrowsHomeAndEndMoveTheChoiceAndTheFocus() {
        page.open(file, "", 1280, "light");
        page.one("#tab-speed").sendKeys(Keys.ARROW_RIGHT);
        assertThat(shown()).containsExactly("panel-safety");
        driver.switchTo().activeElement().sendKeys(Keys.END);
        assertThat(shown()).containsExactly("panel-evolution");
        driver.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
        assertThat(shown()).containsExactly("panel-speed");
        driver.switchTo().activeElement().sendKeys(Keys.ARROW_LEFT);
        assertThat(driver.switchTo().activeElement().getDomProperty("id")).isEqualTo("tab-evolution");
        assertThat(page.all("#tabs [tabindex='0']")).hasSize(1);
        assertThat(page.one("#tab-evolution").getDomAttribute("aria-selected")).isEqualTo("true");
    }

    @Test
    void linkLeadsToATabOrToASectionInOne() {
        page.open(file, "#tab=evolution", 1280, "light");
        assertThat(shown()).containsExactly("panel-evolution");
        page.keepPicture("tab-evolution");
        page.open(file, "#at=examples", 1280, "light");
        assertThat(shown()).containsExactly("panel-safety");
        page.open(file, "#tab=nowhere", 1280, "light");
        assertThat(shown()).containsExactly("panel-speed");
    }

    @Test
    void chartsOfATabThatWasHiddenAreDrawnWhenItIsShown() {
        page.open(file, "#tab=safety", 1280, "light");
        page.one("#tab-speed").click();
        Object drawn = page.script("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
                + " done([...document.querySelectorAll('#charts .canvas svg')].filter(one => one.clientWidth > 200).length))))");
        assertThat((Long) drawn).isPositive();
    }

    @Test
    void everyVerdictIsAWordAndEveryExampleCanBeOpened() {
        page.open(file, "#tab=evolution", 1280, "light");
        assertThat(page.all(".verdicts td").stream().map(WebElement::getText).distinct().toList())
                .containsExactlyInAnyOrder("ok", "lost", "garbled", "error", "–");
        page.one("#tab-safety").click();
        WebElement example = page.one("#safety-examples details");
        example.findElement(By.tagName("summary")).sendKeys(Keys.ENTER);
        assertThat(example.getText()).contains("00ff00ff");
    }

    @Test
    void resultsOfSpeedAloneHaveNoTabs() throws IOException {
        page.open(ReportPages.FIRST_SCHEMA.write(), "", 1280, "light");
        assertThat(page.one("#tabs").isDisplayed()).isFalse();
        page.open(ReportPages.SAFETY_ONLY.write(), "", 1280, "light");
        assertThat(page.all("#tabs button")).extracting(WebElement::getText).containsExactly("Safety", "Evolution");
        assertThat(shown()).containsExactly("panel-safety");
    }

    private static List<String> shown() {
        return ((List<?>) page.script("return [...document.querySelectorAll('[id^=panel-]')].filter(one => !one.hidden)"
                + ".map(one => one.id)")).stream().map(String::valueOf).toList();
    }

    private static List<String> links() {
        return page.all("#contents a").stream().filter(WebElement::isDisplayed).map(WebElement::getText).toList();
    }
}
