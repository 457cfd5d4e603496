// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaunchCommandTest {

    @ParameterizedTest
    @CsvSource({
        "com.acme.Main, com.acme.Main",
        "com.acme.Main one two.jar, com.acme.Main",
        "the.shop/com.acme.Main --port 1, com.acme.Main",
        "Main, Main"
    })
    void aMainClassStandsFirstBehindItsModule(String command, String mainClass) {
        assertThat(LaunchCommand.parse(command, "", path -> false)).isEqualTo(new LaunchCommand(null, mainClass));
    }

    @ParameterizedTest
    @CsvSource({
        "app.jar, app.jar", "/opt/shop/app.jar --port 1, /opt/shop/app.jar", "shop.war x, shop.war", "APP.JAR, APP.JAR"
    })
    void aJarStandsFirst(String command, String jar) {
        assertThat(LaunchCommand.parse(command, "", path -> false)).isEqualTo(new LaunchCommand(jar, null));
    }

    @Test
    void blanksInAPathAreKnownByTheClassPath() {
        String jar = "/opt/my shop/the app.jar";
        assertThat(LaunchCommand.parse(jar + " --port 1", jar, path -> false)).isEqualTo(new LaunchCommand(jar, null));
        assertThat(LaunchCommand.parse(jar, jar, path -> false)).isEqualTo(new LaunchCommand(jar, null));
        assertThat(LaunchCommand.parse("/opt/app without suffix -x", "/opt/app without suffix", path -> false).jar())
                .isEqualTo("/opt/app without suffix");
    }

    /** As surefire's, which replaces the class path. */
    @Test
    void blanksInAPathAreKnownByTheFile() {
        String jar = "/opt/my shop.jar/the app.jar";
        assertThat(LaunchCommand.parse(jar + " of.jar --port 1", "/opt/classes", jar::equals))
                .isEqualTo(new LaunchCommand(jar, null));
        assertThat(LaunchCommand.parse("com.acme.Main one two.jar", "", path -> false))
                .isEqualTo(new LaunchCommand(null, "com.acme.Main"));
    }
}
