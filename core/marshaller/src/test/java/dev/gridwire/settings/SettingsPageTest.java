// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.SettingsPage;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** {@code docs/settings.md} has each key of the marshaller once, and none that is not there. */
class SettingsPageTest {

    @Test
    void eachKeyIsThere() throws IOException {
        assertThat(SettingsPage.keys()).doesNotHaveDuplicates()
                .containsAll(SettingKeys.shown().stream().filter(key -> !key.endsWith(SettingKeys.ANY))
                        .map(key -> key.replaceFirst("^targets\\..*", "targets.<target>")
                                .replaceFirst("^hints\\.(safe|medium|fast)$", "hints.<level>"))
                        .toList());
    }

    @Test
    void eachKeyOfThePageIsKnown() throws IOException {
        assertThat(SettingsPage.keys()).map(key -> key.replace("<target>", "native").replace("<level>", "safe"))
                .allMatch(SettingKeys::isKnown);
    }
}
