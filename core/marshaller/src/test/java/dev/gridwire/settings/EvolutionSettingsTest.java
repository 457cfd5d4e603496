// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvolutionSettingsTest {

    @TempDir
    private Path folder;

    private Settings read(String text) throws IOException {
        Files.writeString(folder.resolve(Settings.RESOURCE), text);
        URL[] urls = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            return Settings.read(loader, new Properties());
        }
    }

    @Test
    void everyKeyIsRead() throws IOException {
        EvolutionSettings settings = read("""
                renamed.com.acme.Order = com.acme.Purchase, com.acme.Deal
                renamed.com.acme.Order#total = sum
                unknown-fields = dropped
                unknown-constants = null
                null-in-primitive = initial
                java-uid = any
                unknown-constant.com.acme.Order$Colour = OTHER
                schemas = folder:some/where else
                """).evolution();

        assertThat(settings.renames()).isEqualTo(new Renames(
                Map.of("com.acme.Order", List.of("com.acme.Purchase", "com.acme.Deal")),
                Map.of("com.acme.Order#total", List.of("sum"))));
        assertThat(settings.unknownFields()).contains(UnknownFields.DROPPED);
        assertThat(settings.unknownConstants()).contains(UnknownConstants.NULL);
        assertThat(settings.nullInPrimitive()).contains(NullInPrimitive.INITIAL);
        assertThat(settings.javaUid()).contains(JavaUid.ANY);
        assertThat(settings.substitutes()).isEqualTo(Map.of("com.acme.Order$Colour", "OTHER"));
        assertThat(settings.schemas()).contains(new SchemaPlace(SchemaPlace.Kind.FOLDER, Path.of("some/where else").toString()));
    }

    @Test
    void nothingIsSaidWhereNoKeyStands() throws IOException {
        assertThat(read("").evolution()).isEqualTo(Settings.DEFAULT.evolution());
        assertThat(Settings.DEFAULT.evolution().schemas()).isEmpty();
        assertThat(Settings.DEFAULT.evolution().renames()).isEqualTo(Renames.NONE);
    }

    @ParameterizedTest
    @CsvSource({"carried,CARRIED", "memory,MEMORY", "class-path,CLASS_PATH"})
    void placesOfSchemasHaveNames(String value, SchemaPlace.Kind kind) throws IOException {
        SchemaPlace place = read("schemas=" + value).evolution().schemas().orElseThrow();
        assertThat(place.kind()).isEqualTo(kind);
        assertThat(place.open(ClassLoader.getPlatformClassLoader()).find(0)).isEmpty();
        if (kind != SchemaPlace.Kind.MEMORY) {
            assertThat(place.open(ClassLoader.getPlatformClassLoader())).isSameAs(SchemaStore.inPayload());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "renamed.com.acme.Order = | A former name belongs to a class",
        "renamed.com.acme.Order = com..acme | A former name belongs to a class",
        "renamed.com.acme.Order#a.b = c | A former name belongs to a class",
        "renamed.com.acme.Order#total = a.b | A former name belongs to a class",
        "unknown-fields = lost | The value is kept or dropped",
        "unknown-constants = dropped | The value is refused or null",
        "java-uid = other | The value is same or any",
        "null-in-primitive = none | The value is zero, initial or refused",
        "unknown-constant.com.acme.Colour = a.B | An enum's binary name is followed by one of its constants",
        "unknown-constant.com..Colour = B | An enum's binary name is followed by one of its constants",
        "schemas = grid-or-so | The value is carried, memory, class-path or folder:<path>",
        "'schemas = folder: ' | Behind folder: stands a path",
        "unknown-field = kept | did you mean unknown-fields",
        "rename.com.acme.Order = x | did you mean renamed.<class>",
    })
    void badValuesAreNamed(String line, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> read(line)).withMessageContaining(message);
    }
}
