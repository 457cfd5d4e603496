// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.grid.contract.OtherVersion;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class OtherVersionTest {

    @TempDir
    private Path folder;

    private List<String> warnings(String version) throws Exception {
        return OtherVersion.warnings(GridwireSerializer.class, StreamSerializer.class, version, folder);
    }

    @Test
    void ofAVersionThatIsNotTestedTheLogWarnsOnce() throws Exception {
        assertThat(warnings("99.1.0")).singleElement().asString()
                .startsWith("Gridwire is not tested with this version of Hazelcast: found=99.1.0, tested=");
    }

    @Test
    void ofTheOneThatIsThereItSaysNothing() throws Exception {
        String version = StreamSerializer.class.getPackage().getImplementationVersion();
        assertThat(version).isNotNull();
        assertThat(warnings(version)).isEmpty();
    }
}
