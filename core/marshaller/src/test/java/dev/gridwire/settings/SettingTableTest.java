// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.Setting.Section;
import dev.gridwire.codegen.settings.Setting.Type;
import dev.gridwire.codegen.settings.SettingTable;
import dev.gridwire.payload.Limits;
import dev.gridwire.registry.Presets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of settings says what a marshaller reads. */
class SettingTableTest {

    private static Settings read(String key, String value) {
        Properties properties = new Properties();
        properties.setProperty("gridwire.seal-keys", "env:KEY");
        properties.setProperty("gridwire." + key, value);
        return Settings.read(SettingTableTest.class.getClassLoader(), properties);
    }

    private static Stream<Setting> choices() {
        return SettingTable.ALL.stream()
                .filter(each -> each.section() != Section.GRIDS && each.section() != Section.BUILD)
                .filter(each -> each.type() == Type.CHOICE);
    }

    @ParameterizedTest
    @MethodSource("choices")
    void eachChoiceIsReadAndNothingElse(Setting setting) {
        assertThat(setting.choices()).allSatisfy(choice ->
                assertThatCode(() -> read(setting.key(), choice)).doesNotThrowAnyException());
        assertThatIllegalArgumentException().isThrownBy(() -> read(setting.key(), "other"))
                .withMessageContaining("key=" + setting.key() + ", value=other");
    }

    @Test
    void theLimitsAreThoseOfPayloadsWithTheirDefaults() {
        List<Setting> limits = SettingTable.ALL.stream().filter(each -> each.section() == Section.LIMITS).toList();
        assertThat(limits).extracting(each -> each.key().replace("limits.", "")).isEqualTo(Limits.keys());
        Limits read = Limits.DEFAULT;
        for (Setting each : limits) {
            read = read(each.key(), each.standard()).limits(read.with(each.key().replace("limits.", ""), 1));
        }
        assertThat(read).isEqualTo(Limits.DEFAULT);
    }

    @Test
    void theLibrariesAreThePresets() {
        assertThat(SettingTable.ALL).filteredOn(each -> each.key().equals("allow-library")).singleElement()
                .satisfies(each -> assertThat(each.choices()).allSatisfy(name ->
                        assertThat(Presets.listed().classes(name)).isNotEmpty()));
    }
}
