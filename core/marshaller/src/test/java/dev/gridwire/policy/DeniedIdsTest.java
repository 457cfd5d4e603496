// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.settings.Settings;
import java.io.IOException;
import java.lang.reflect.Array;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A number that names a class does not get around a rule that keeps the class out. */
class DeniedIdsTest {

    private static final String STRANGER = "dev.gridwire.strangers.Stranger";

    @TempDir
    private Path folder;

    private byte[] payload() throws ReflectiveOperationException {
        Class<?> stranger = Class.forName(STRANGER, false, getClass().getClassLoader());
        Object array = Array.newInstance(stranger, 1);
        return Marshaller.builder().register(stranger, 7).build().marshal(array);
    }

    private Watching watching() throws IOException {
        URL[] here = {folder.toUri().toURL()};
        return new Watching(STRANGER::equals, new URLClassLoader(here, getClass().getClassLoader()));
    }

    @Test
    void anIdOfTheSettingsIsRefusedWhereTheClassIsDenied() throws Exception {
        Files.writeString(folder.resolve("gridwire.properties"), "id." + STRANGER + "=7\nown-classes=off\n");
        Watching loader = watching();
        Marshaller allowing = Marshaller.builder().classLoader(loader).settings(Settings.read(loader)).build();
        assertThat(allowing.<Object>unmarshal(payload())).isNotNull();
        assertThat(loader.asked()).isNotEmpty();

        Watching other = watching();
        Marshaller denying =
                Marshaller.builder().classLoader(other).settings(Settings.read(other)).deny(STRANGER).build();
        assertThatThrownBy(() -> denying.unmarshal(payload()))
                .isInstanceOf(RejectedTypeException.class).hasMessageContaining("class=" + STRANGER);
        assertThat(other.asked()).isEmpty();
    }

    @Test
    void soIsAnIdOfAListOfTheBuild() throws Exception {
        Path list = Files.createDirectories(folder.resolve("META-INF/gridwire")).resolve("types.txt");
        Files.write(list, List.of(STRANGER + " 7"));
        Watching loader = watching();
        Marshaller denying = Marshaller.builder().classLoader(loader).registerListed().deny("dev.gridwire.strangers.*").build();
        assertThatThrownBy(() -> denying.unmarshal(payload()))
                .isInstanceOf(RejectedTypeException.class).hasMessageContaining("class=" + STRANGER);
        assertThat(loader.asked()).isEmpty();
    }

    @Test
    void anIdOfAClassThatIsMissingIsRefusedByItsName() throws Exception {
        Files.writeString(folder.resolve("gridwire.properties"), "id.com.acme.Gone=7\nown-classes=off\n");
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
        Marshaller lacking = Marshaller.builder().classLoader(loader).settings(Settings.read(loader)).build();
        assertThatThrownBy(() -> lacking.unmarshal(payload())).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The class with the id is missing: id=7, class=com.acme.Gone")
                .hasMessageContaining("put it on the class path");

        Marshaller denying =
                Marshaller.builder().classLoader(loader).settings(Settings.read(loader)).deny("com.acme.*").build();
        assertThatThrownBy(() -> denying.unmarshal(payload())).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=com.acme.Gone");
    }
}
