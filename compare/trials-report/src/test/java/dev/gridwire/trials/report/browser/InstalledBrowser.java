// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Finds the Chromium or Chrome of this machine, and starts it without a window. */
final class InstalledBrowser {

    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");

    private InstalledBrowser() {}

    /** Starts it; the caller ends it. */
    static ChromeDriver start() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(find("browser.binary", BROWSERS, "a browser").toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(find("browser.driver", List.of("chromedriver"), "its driver").toFile())
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().window().setSize(new Dimension(1280, 900));
        return driver;
    }

    private static Path find(String property, List<String> names, String what) {
        String named = System.getProperty(property, "");
        Optional<Path> found = named.isEmpty()
                ? names.stream().flatMap(InstalledBrowser::onPath).findFirst()
                : Optional.of(Path.of(named)).filter(Files::isExecutable);
        return found.orElseThrow(() -> new IllegalStateException("The profile \"browser\" needs " + what + ": tried="
                + (named.isEmpty() ? String.join(", ", names) + " on the PATH" : named)
                + ". Install Chromium and chromedriver (on Debian: apt-get install chromium chromium-driver), or name them with "
                + "-Dbrowser.binary=… and -Dbrowser.driver=…"));
    }

    private static Stream<Path> onPath(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable);
    }
}
