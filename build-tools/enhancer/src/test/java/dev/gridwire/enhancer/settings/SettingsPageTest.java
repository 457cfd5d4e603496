// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.SettingsPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code docs/settings.md} has the build's keys; and a file with any key of it, of the run time too, can stand in a build. */
class SettingsPageTest {

    private static String told(String key) {
        try {
            SettingsReader.read(Map.of(key, "a.B"), "test");
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @Test
    void eachKeyOfTheBuildIsThere() throws IOException {
        assertThat(SettingsPage.keys()).containsAll(SettingsReader.KEYS).contains("targets.<target>", "hints.<level>");
    }

    @Test
    void noKeyIsUnknownToTheBuild() throws IOException {
        List<String> unknown = new ArrayList<>();
        for (String key : SettingsPage.keys()) {
            String concrete = key.replace("<target>", "native").replace("<level>", "safe").replaceAll("<\\w+>", "a.B");
            if (told(concrete).startsWith("There is no such key")) {
                unknown.add(concrete);
            }
        }
        assertThat(unknown).isEmpty();
    }
}
