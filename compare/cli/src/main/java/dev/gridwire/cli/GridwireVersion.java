// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Versions;
import java.util.Map;
import picocli.CommandLine.IVersionProvider;

/** The text of {@code --version}: Gridwire, the libraries that it compares, and the JDK. */
final class GridwireVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        Map<String, String> versions = Versions.ofEverything();
        return new String[] {
            "gridwire " + versions.get("gridwire"),
            "hazelcast " + versions.get("hazelcast"),
            "java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"
        };
    }
}
