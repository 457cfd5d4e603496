// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Bare;
import com.acme.shop.Shop;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.Setting.Section;
import dev.gridwire.codegen.settings.Setting.Type;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.settings.EvolutionSettings;
import dev.gridwire.settings.SchemaPlace;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.FinalFields;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.support.SpringFactoriesLoader;

@Tag("core")
class SettingsListenerTest {

    private static final ClassLoader LOADER = Thread.currentThread().getContextClassLoader();
    /** The virtual machine's properties come before the application's, and tests on JDK 25 are run with this one. */
    private static final String STRICT = "gridwire.final-fields";

    private final @Nullable String strict = System.clearProperty(STRICT);

    @AfterEach
    void restoreTheProperty() {
        if (strict != null) {
            System.setProperty(STRICT, strict);
        }
    }

    private static Settings settingsOf(String... arguments) {
        try (ConfigurableApplicationContext context = Shop.start(Bare.class, arguments)) {
            assertThat(context.isActive()).isTrue();
            return Settings.read(LOADER);
        }
    }

    @Test
    void everyPropertyTakesThePlaceOfItsKey() {
        Settings settings = settingsOf("--spring.config.location=classpath:/com/acme/shop/all.yaml");

        assertThat(settings.allow()).map(Object::toString)
                .contains("org.lib.Thing", "org.other.**", "org.joda.time.LocalDate", "kotlin.Pair");
        assertThat(settings.deny()).map(Object::toString).containsExactly("com.acme.shop.Secret", "com.acme.hidden.*");
        assertThat(settings.ownClasses()).as("a bare off, which YAML takes for false").isFalse();
        assertThat(settings.mainClass()).isEqualTo("com.acme.Main");
        assertThat(settings.canonical()).containsExactly("**");
        assertThat(settings.finalFields()).contains(FinalFields.MUTATED);
        assertThat(settings.ids()).isEqualTo(Map.of("com.acme.shop.Product", 7, "com.acme.shop.Order$Line", 8));
        assertThat(settings.limits(Limits.DEFAULT)).isEqualTo(Limits.DEFAULT
                .withBytes(64 << 20).withDepth(100).withReferences(2 << 10).withContainerLength(5_000)
                .withHashNesting(3).withTypes(70).withSchemaBytes(8_000));
        assertThat(settings.section("hazelcast")).isEqualTo(Map.of("write", "false", "type-id", "5001", "jet", "true"));
        Renames renames = settings.evolution().renames();
        assertThat(renames.of(List.of("com.acme.shop.Product"))).isEqualTo(
                new Renames(Map.of("com.acme.shop.Product", List.of("com.acme.shop.Article")),
                        Map.of("com.acme.shop.Product#price", List.of("cost", "amount"))));
        assertThat(settings.evolution()).isEqualTo(new EvolutionSettings(
                renames,
                Optional.of(UnknownFields.DROPPED),
                Optional.of(UnknownConstants.REFUSED),
                Optional.of(NullInPrimitive.INITIAL),
                Optional.of(JavaUid.ANY),
                Map.of("com.acme.shop.Colour", "OTHER"),
                Optional.of(new SchemaPlace(SchemaPlace.Kind.FOLDER, Path.of("/some/where").toString()))));
    }

    @Test
    void withoutAPropertyTheApplicationsMainClassAndSpringsTypesAreKnown() {
        Settings settings = settingsOf();

        assertThat(settings.mainClass()).isEqualTo(Bare.class.getName());
        assertThat(settings.ownClasses()).isTrue();
        assertThat(settings.allow()).map(Object::toString).containsExactlyInAnyOrderElementsOf(SpringTypes.NAMES);
        assertThat(settings.others()).isEmpty();
        assertThat(settings.limits(Limits.DEFAULT)).isEqualTo(Limits.DEFAULT);
    }

    @Test
    void whatIsAllowedStandsBesideSpringsTypes() {
        assertThat(settingsOf("--gridwire.allow=org.lib.Thing").allow()).map(Object::toString)
                .contains("org.lib.Thing", "org.springframework.cache.interceptor.SimpleKey");
    }

    @Test
    void propertiesAreFoundAsSpringBootFindsItsOwn() {
        assertThat(settingsOf("--gridwire.ownClasses=off").ownClasses()).isFalse();
        assertThat(settingsOf("--gridwire.own_classes=auto").ownClasses()).isTrue();
        assertThat(settingsOf("--gridwire.allow[0]=a.One", "--gridwire.allow[1]=a.Two").allow()).map(Object::toString)
                .contains("a.One", "a.Two");
    }

    @Test
    void disablingIsTold() {
        assertThat(settingsOf("--gridwire.enabled=false").section("hazelcast")).isEqualTo(Map.of("enabled", "false"));
        assertThat(settingsOf("--gridwire.enabled=true").section("hazelcast")).isEmpty();
    }

    @Test
    void aSystemPropertyCountsMore() {
        System.setProperty("gridwire.limits.depth", "9");
        try {
            assertThat(settingsOf("--gridwire.limits.types=5").limits(Limits.DEFAULT))
                    .isEqualTo(Limits.DEFAULT.withTypes(5).withDepth(9));
        } finally {
            System.clearProperty("gridwire.limits.depth");
        }
    }

    @Test
    void theyCountUntilTheApplicationEnds() {
        assertThat(settingsOf("--gridwire.deny=a.One").deny()).hasSize(1);
        assertThat(Settings.read(LOADER)).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void theEndOfAnApplicationTakesNothingFromTheNext() {
        ConfigurableApplicationContext first = Shop.start(Bare.class, "--gridwire.deny=a.One");
        try (ConfigurableApplicationContext second = Shop.start(Bare.class, "--gridwire.deny=a.Two")) {
            first.close();
            assertThat(second.isActive()).isTrue();
            assertThat(Settings.read(LOADER).deny()).map(Object::toString).containsExactly("a.Two");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "limits.depth=401 | A limit is out of range",
        "own-classes=yes | The value is auto or off",
        "allow=com.acme.Order;com.acme.X | A pattern is a binary name",
        "main-class=the shop | The value is a binary name",
        "id.com.acme.Order=one | An id is a whole number from 0",
        "canonical=*.Key | A pattern is a binary name",
    })
    void aBadValueStopsTheStartAndIsNamedWithItsProperty(String property, String rule) {
        String name = property.substring(0, property.indexOf('='));
        assertThatThrownBy(() -> settingsOf("--gridwire." + property))
                .isInstanceOf(InvalidSettingsException.class)
                .hasMessageContaining(rule)
                .hasMessageContaining("key=" + name + ", value=" + property.substring(name.length() + 1))
                .hasMessageContaining("the property gridwire." + name + " in \"gridwire.");
        assertThat(Settings.read(LOADER)).as("nothing is left of it").isEqualTo(Settings.DEFAULT);
    }

    private static Stream<Setting> choicesOfGrids() {
        return PropertyLines.properties().stream().filter(each -> each.section() == Section.GRIDS && each.type() == Type.CHOICE);
    }

    @ParameterizedTest
    @MethodSource("choicesOfGrids")
    void anotherValueThanTheChoicesOfAGridStopsTheStart(Setting setting) {
        aBadValueForAGridStopsTheStartAndSaysWhatIsAllowed(setting.key(), "other", String.join(" or ", setting.choices()));
    }

    @ParameterizedTest
    @CsvSource({"hazelcast.type-id, 0, above 0", "hazelcast.type-id, many, above 0"})
    void aBadValueForAGridStopsTheStartAndSaysWhatIsAllowed(String key, String value, String allowed) {
        assertThatThrownBy(() -> settingsOf("--gridwire." + key + "=" + value))
                .isInstanceOf(InvalidSettingsException.class)
                .hasMessageContaining(key + "=" + value)
                .hasMessageContaining(allowed);
        assertThat(Settings.read(LOADER)).as("nothing is left of it").isEqualTo(Settings.DEFAULT);
    }

    @Test
    void aBadValueIsNamedWithItsFileAndLine() {
        assertThatThrownBy(() -> settingsOf("--spring.config.location=classpath:/com/acme/shop/bad.yaml")).hasMessage(
                "A limit is a whole number, with k, m or g behind it for Ki, Mi or Gi: key=limits.bytes, value=much in"
                        + " the property gridwire.limits.bytes in class path resource [com/acme/shop/bad.yaml] - 3:12");
    }

    @Test
    void aPropertyThatIsNoneStopsTheStart() {
        assertThatThrownBy(() -> settingsOf("--gridwire.alow=a.One"))
                .isInstanceOf(InvalidSettingsException.class)
                .hasMessageStartingWith("There is no such property: property=gridwire.alow, value=a.One in \"gridwire.alow\"");
        assertThatThrownBy(() -> settingsOf("--gridwire.limits.byte=5")).hasMessageContaining("gridwire.limits.byte, value=5");
    }

    @Test
    void aValueOfAnotherTypeStopsTheStart() {
        assertThatThrownBy(() -> settingsOf("--gridwire.enabled=perhaps"))
                .isInstanceOf(BindException.class)
                .hasMessageContaining("gridwire.enabled");
    }

    @Test
    void springBootReportsABadValueWithoutAStackTrace() {
        List<FailureAnalyzer> analyzers = SpringFactoriesLoader.forDefaultResourceLocation(LOADER)
                .load(FailureAnalyzer.class, SpringFactoriesLoader.FailureHandler.handleMessage((message, failure) -> {}));
        FailureAnalyzer ours = analyzers.stream().filter(InvalidSettingsAnalyzer.class::isInstance).findFirst().orElseThrow();
        FailureAnalysis analysis = ours.analyze(new IllegalStateException(
                new InvalidSettingsException(new IllegalArgumentException("The value is auto or off: …"))));

        assertThat(analysis.getDescription()).isEqualTo("Gridwire's settings are not right. The value is auto or off: …");
        assertThat(analysis.getAction()).contains("where it stands");
    }
}
