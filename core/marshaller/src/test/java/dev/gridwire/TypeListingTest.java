// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.registry.TypeListing;
import dev.gridwire.zoo.Zoo;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeListingTest {

    @TempDir
    private Path folder;

    private Marshaller listed(String text) throws IOException {
        Path file = folder.resolve(TypeListing.RESOURCE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
        return Marshaller.builder().classLoader(loader).registerListed().build();
    }

    @Test
    void listedClassesAreRegisteredWithTheirIds() throws IOException {
        Marshaller marshaller = listed("# shop\n\ndev.gridwire.zoo.Zoo$Node 7\n  dev.gridwire.zoo.Zoo$Empty  # by name\n");
        assertThat(marshaller.marshal(new Zoo.Node(1)))
                .isEqualTo(Marshaller.builder().register(Zoo.Node.class, 7).build().marshal(new Zoo.Node(1)));
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(new Zoo.Empty()))).isInstanceOf(Zoo.Empty.class);
        assertThatThrownBy(() -> marshaller.marshal(new Zoo.Tree())).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void aMissingClassIsNamedWithFileAndLine() {
        assertThatThrownBy(() -> listed("dev.gridwire.zoo.Zoo$Node 1\ncom.acme.Gone 2\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("A listed class is missing: class=com.acme.Gone at file:")
                .hasMessageContaining("types.txt:2; put it on the class path");
    }

    @Test
    void anIdThatIsTakenIsNamedWithFileAndLine() {
        assertThatThrownBy(() -> listed("dev.gridwire.zoo.Zoo$Node 1\ndev.gridwire.zoo.Zoo$Empty 1\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("taken by dev.gridwire.zoo.Zoo$Node")
                .hasMessageContaining("types.txt:2");
    }

    @Test
    void aLineThatIsNoneIsRefused() {
        assertThatThrownBy(() -> listed("dev.gridwire.zoo.Zoo$Node = 1\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("A line is a binary name");
        assertThatThrownBy(() -> listed("dev.gridwire.zoo.Zoo$Node -1\n")).isInstanceOf(IllegalArgumentException.class);
    }
}
