// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.settings.Settings;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class GridSettingsTest {

    private static GridSettings read(String... lines) {
        Properties properties = new Properties();
        for (String line : lines) {
            String[] parts = line.split("=");
            properties.setProperty("gridwire." + parts[0], parts[1]);
        }
        return GridSettings.of(
                Settings.read(GridSettingsTest.class.getClassLoader(), properties), "redis", "write", "enabled", "unreadable");
    }

    @Test
    void itWritesUnlessToldOtherwise() {
        assertThat(read()).isEqualTo(new GridSettings(true, true, false));
        assertThat(read("redis.write=false")).isEqualTo(new GridSettings(false, true, false));
        assertThat(read("redis.enabled=false")).isEqualTo(new GridSettings(true, false, false));
    }

    @Test
    void unreadableValuesAreRefusedUnlessTheyCountAsAbsent() {
        assertThat(read("redis.unreadable=refuse")).isEqualTo(new GridSettings(true, true, false));
        assertThat(read("redis.unreadable=absent")).isEqualTo(new GridSettings(true, true, true));
    }

    @Test
    void theMistakeIsNamed() {
        assertThatThrownBy(() -> read("redis.unreadable=no"))
                .hasMessageContaining("The value is refuse or absent: redis.unreadable=no");
        assertThatThrownBy(() -> read("redis.write=no")).hasMessageContaining("redis.write=no");
        assertThatThrownBy(() -> read("redis.writes=true"))
                .hasMessageContaining("key=redis.writes, value=true")
                .hasMessageEndingWith("; did you mean redis.write");
    }
}
