// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.instance.BuildInfoProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class VersionTest {

    @Test
    void theTestsRunWithTheHazelcastThatTheBuildNames() {
        assertThat(BuildInfoProvider.getBuildInfo().getVersion()).isEqualTo(System.getProperty("gridwire.hazelcast"));
    }
}
