// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.hazelcast.schema.SchemaDistribution;
import dev.gridwire.settings.Settings;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class HazelcastSettingsTest {

    private static HazelcastSettings read(Map<String, String> values) {
        Properties properties = new Properties();
        values.forEach((key, value) -> properties.setProperty("gridwire." + key, value));
        return HazelcastSettings.of(Settings.read(HazelcastSettingsTest.class.getClassLoader(), properties));
    }

    @Test
    void withoutALineItWritesByTheUsualTypeId() {
        assertThat(read(Map.of())).isEqualTo(new HazelcastSettings(
                GridwireSerializer.TYPE_ID, true, true, JetJobs.AS_CONFIGURED, SchemaDistribution.GRID));
    }

    @Test
    void eachCanBeSet() {
        assertThat(read(Map.of("hazelcast.type-id", "5001", "hazelcast.write", "false", "hazelcast.jet", "true")))
                .isEqualTo(new HazelcastSettings(5_001, false, true, JetJobs.ALLOWED, SchemaDistribution.GRID));
        assertThat(read(Map.of("hazelcast.enabled", "false")).isEnabled()).isFalse();
        assertThat(read(Map.of("hazelcast.schemas", "carried")).schemas()).isEqualTo(SchemaDistribution.CARRIED);
    }

    @Test
    void theMistakeIsNamed() {
        assertThatThrownBy(() -> read(Map.of("hazelcast.type-id", "0"))).hasMessageContaining("hazelcast.type-id=0");
        assertThatThrownBy(() -> read(Map.of("hazelcast.type-id", "many"))).hasMessageContaining("hazelcast.type-id=many");
        assertThatThrownBy(() -> read(Map.of("hazelcast.write", "no"))).hasMessageContaining("hazelcast.write=no");
        assertThatThrownBy(() -> read(Map.of("hazelcast.jet", "1"))).hasMessageContaining("hazelcast.jet=1");
        assertThatThrownBy(() -> read(Map.of("hazelcast.writes", "true")))
                .hasMessageContaining("key=hazelcast.writes, value=true")
                .hasMessageEndingWith("; did you mean hazelcast.write");
        assertThatThrownBy(() -> read(Map.of("hazelcast.schemas", "none"))).hasMessageContaining("hazelcast.schemas=none");
        assertThatThrownBy(() -> read(Map.of("hazelcast.enabled", "off"))).hasMessageContaining("hazelcast.enabled=off");
    }
}
