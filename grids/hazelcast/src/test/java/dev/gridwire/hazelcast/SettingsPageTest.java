// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.document.SettingsPage;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** {@code docs/settings.md} has the keys of Hazelcast, and no other of its section. */
class SettingsPageTest {

    @Test
    void theSectionIsWhatIsRead() throws IOException {
        assertThat(SettingsPage.keys()).filteredOn(key -> key.startsWith("hazelcast."))
                .containsExactlyInAnyOrderElementsOf(
                        HazelcastSettings.KEYS.stream().map(key -> "hazelcast." + key).toList());
    }
}
