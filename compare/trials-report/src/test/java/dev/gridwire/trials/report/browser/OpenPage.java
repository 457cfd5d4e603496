// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** A page in the browser, with the questions of the tests. */
final class OpenPage {

    private static final int HEIGHT = 900;

    private final ChromeDriver driver;

    OpenPage(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a page at a width; a hash chooses the part to show, or is empty. */
    void open(Path page, String hash, int width, String scheme) {
        emulate(width, scheme, "screen");
        driver.get("about:blank"); // else another hash of the same page would not load it anew
        driver.manage().logs().get(LogType.BROWSER);
        driver.get(page.toAbsolutePath().normalize().toUri() + hash);
    }

    void emulate(int width, String scheme, String medium) {
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", HEIGHT, "deviceScaleFactor", 1, "mobile", false));
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", medium, "features", List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Everything on the console, errors and warnings among it. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(Object::toString).toList();
    }

    /** What the page asked the network or the disk for. */
    List<?> requests() {
        return (List<?>) driver.executeScript("return performance.getEntriesByType('resource').map(one => one.name)"
                + ".filter(name => !/^(data|blob):/.test(name))");
    }

    Object script(String body, Object... arguments) {
        return driver.executeScript(body, arguments);
    }

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** By how many pixels the page is wider than its window. */
    long overflow() {
        return (Long) script("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    }

    /** Keeps what it looks like, in full length, for a person's eye. */
    void keepPicture(String name) {
        long height = (Long) script("return document.documentElement.scrollHeight");
        long width = (Long) script("return window.innerWidth");
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        try {
            Path file = Path.of(System.getProperty("browser.folder"), name.toLowerCase(Locale.ROOT) + ".png");
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
