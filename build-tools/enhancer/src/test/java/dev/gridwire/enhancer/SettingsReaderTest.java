// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.settings.SettingsReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsReaderTest {

    private static EnhancerSettings read(String... keysAndValues) {
        Map<String, String> values = new TreeMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            values.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return SettingsReader.read(values, "test");
    }

    @Test
    void withoutKeysEveryClassGetsItsNativeCodec() {
        assertThat(read()).isEqualTo(EnhancerSettings.DEFAULT);
        assertThat(read("allow", "com.acme.**", "limits.depth", "100", "id.com.acme.Order", "1")).isEqualTo(read());
    }

    @Test
    void patternThatSaysMostDecides() {
        EnhancerSettings settings = read("targets", "compact", "targets.portable", "com.acme.**",
                "targets.identified", "com.acme.model.*, com.acme.model.Order$Line");
        assertThat(settings.targets().of("net.Other")).containsExactly(Mechanism.COMPACT);
        assertThat(settings.targets().of("com.acme.Main")).containsExactly(Mechanism.PORTABLE);
        assertThat(settings.targets().of("com.acme.model.Order")).containsExactly(Mechanism.IDENTIFIED);
        assertThat(settings.targets().of("com.acme.model.deep.Order")).containsExactly(Mechanism.PORTABLE);
        assertThat(settings.targets().names("com.acme.model.Order$Line")).isTrue();
    }

    @Test
    void levelsAreChosenByPattern() {
        EnhancerSettings settings = read("hints.level", "medium", "hints.fast", "com.acme.hot.**");
        assertThat(settings.levels().of("com.acme.hot.Tick")).isEqualTo(TrustLevel.FAST);
        assertThat(settings.levels().of("com.acme.Order")).isEqualTo(TrustLevel.MEDIUM);
    }

    @Test
    void overridesCountMoreThanTheFirstFileThatIsThere(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("gridwire.properties");
        Files.writeString(file, "targets=portable\nenhancer.on-unsupported=fail\nenhancer.exclude=a.b.*\n");
        EnhancerSettings settings = SettingsReader.read(List.of(folder.resolve("none"), file), Map.of("targets", "compact"));
        assertThat(settings.targets().of("a.A")).containsExactly(Mechanism.COMPACT);
        assertThat(settings.onUnsupported()).isEqualTo(OnUnsupported.FAIL);
        assertThat(settings.filter().accepts("a.b.C")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "target | native | There is no such key: key=target, value=native in test",
        "targets | fast | There is no such target",
        "targets.natve | a.* | did you mean targets.native",
        "hints.level | quick | There is no such level",
        "hints.keep-final | yes | The value is true or false",
        "enhancer.factory-id | 0 | A factory id is a whole number from 1",
        "enhancer.on-unsupported | ignore | There is no such answer",
        "annotations.unique | com.acme.* | An annotation is named by its binary name",
        "enhancer.include | com..acme | A pattern is a binary name"
    })
    void mistakesAreNamed(String key, String value, String message) {
        assertThatThrownBy(() -> read(key, value)).hasMessageContaining(message).hasMessageContaining("in test");
    }
}
