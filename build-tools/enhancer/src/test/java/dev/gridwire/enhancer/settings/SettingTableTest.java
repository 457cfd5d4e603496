// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.Setting.Section;
import dev.gridwire.codegen.settings.Setting.Type;
import dev.gridwire.codegen.settings.SettingTable;
import dev.gridwire.enhancer.form.Mechanism;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of settings says what the build reads; and a file with any key of it, of the run time too, can stand in a build. */
class SettingTableTest {

    private static String told(String key, String value) {
        try {
            SettingsReader.read(Map.of(key, value), "test");
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @Test
    void eachChoiceOfTheBuildIsReadAndNothingElse() {
        Setting targets = SettingTable.ALL.stream().filter(each -> each.key().equals("targets")).findFirst().orElseThrow();
        Stream<Setting> choices = SettingTable.ALL.stream()
                .filter(each -> each.section() == Section.BUILD && each.type() == Type.CHOICE);
        assertThat(Stream.concat(Stream.of(targets), choices)).hasSizeGreaterThan(4).allSatisfy(each -> {
            assertThat(each.choices()).allSatisfy(choice -> assertThat(told(each.key(), choice)).isEmpty());
            assertThat(told(each.key(), "other")).contains("key=" + each.key() + ", value=other");
        });
        assertThat(targets.choices()).isEqualTo(Stream.of(Mechanism.values()).map(Mechanism::key).toList());
    }

    @Test
    void noKeyIsUnknownToTheBuild() {
        assertThat(SettingTable.ALL).allSatisfy(each -> {
            String key = each.key().replace("<target>", "native").replace("<level>", "safe").replaceAll("<\\w+>", "a.B");
            assertThat(told(key, "a.B")).doesNotStartWith("There is no such key");
        });
    }
}
