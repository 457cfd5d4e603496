// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.object.CompanionClasses;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("core")
class CompanionBytesTest {

    private static final String ZOO = "dev.gridwire.zoo";

    /** After which a class's code is more than interpreted. */
    private static final int ENOUGH_USES = 300;

    @TempDir
    private Path folder;

    @Test
    void companionsWriteTheBytesOfGeneratedCodeAndReadThem() throws IOException {
        CompanionClasses.write(folder, ZOO, CompanionClasses.zoo());
        ClassLoader loader = CompanionClasses.loader(folder, ZOO);
        Marshaller withCompanions = Marshaller.builder().allowPackage(ZOO).classLoader(loader).build();
        List<Object> graphs = Samples.all().stream().filter(each -> each.getClass().getName().startsWith(ZOO)).toList();
        assertThat(graphs).hasSizeGreaterThan(15);
        for (Object graph : graphs) {
            byte[] bytes = Marshallers.ZOO.marshal(graph);
            Object copy = withCompanions.unmarshal(bytes);
            assertThat(copy.getClass().getClassLoader()).isSameAs(loader);
            for (int use = 0; use < ENOUGH_USES; use++) {
                assertThat(withCompanions.marshal(copy)).isEqualTo(bytes);
            }
            assertThat(withCompanions.marshal(withCompanions.<Object>unmarshal(bytes))).isEqualTo(bytes);
        }
    }
}
