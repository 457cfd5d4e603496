// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.Marshaller;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.TypePolicy;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class PresetSettingsTest {

    private static Settings read(String libraries) {
        Properties properties = new Properties();
        properties.setProperty("gridwire.allow-library", libraries);
        return Settings.read(ClassLoader.getPlatformClassLoader(), properties);
    }

    @Test
    void aLineLetsInTheClassesOfThePresetsAndNoOthers() {
        TypePolicy policy = Marshaller.builder().settings(read("guava, kotlin")).build().policy();

        assertThat(policy.allows("com.google.common.collect.RegularImmutableList")).isTrue();
        assertThat(policy.allows("kotlin.Pair")).isTrue();
        assertThat(policy.allows("com.google.common.base.Suppliers$MemoizingSupplier")).isFalse();
        assertThat(policy.allows("kotlin.SynchronizedLazyImpl")).isFalse();
        assertThat(policy.allows("org.joda.time.DateTime")).isFalse();
    }

    @Test
    void aDenialCountsMore() {
        TypePolicy policy = Marshaller.builder().settings(read("kotlin")).deny("kotlin.Pair").build().policy();

        assertThat(policy.allows("kotlin.Pair")).isFalse();
        assertThat(policy.allows("kotlin.Triple")).isTrue();
    }

    @Test
    void anUnknownPresetIsNamedWithItsLineAndTheKnownOnes() {
        assertThatIllegalArgumentException().isThrownBy(() -> read("guava, jackson"))
                .withMessageContaining("There is no preset for this library: library=jackson")
                .withMessageContaining("eclipse-collections, guava, joda, kotlin, kotlinx-collections-immutable,"
                        + " kotlinx-datetime, scala, vavr")
                .withMessageContaining("allow-library");
    }

    @Test
    void noClassIsInTwoPresets() {
        Presets presets = Presets.listed();

        for (String name : presets.names()) {
            assertThat(presets.classes(name)).isNotEmpty().allSatisfy(each -> assertThat(presets.of(each)).isEqualTo(name))
                    .allSatisfy(each -> assertThat(Presets.holds(each)).isTrue());
        }
        assertThat(presets.of("com.acme.Order")).isNull();
        assertThat(Presets.holds("com.acme.Order")).isFalse();
    }
}
