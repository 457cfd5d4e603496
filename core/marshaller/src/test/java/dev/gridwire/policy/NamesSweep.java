// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All serializable classes of the JDK, and of libraries that chains of gadgets were made of: refused in every place, with the
 * libraries' jars at hand. Only in the profile "names", which downloads them.
 */
class NamesSweep {

    private static final int AT_ONCE = 3_000;
    private static final int LEAST_OF_THE_JDK = 3_500;
    private static final int LEAST_OF_LIBRARIES = 7_000;
    private static final NamePolicy POLICY = new NamePolicy(Set.of(), Set.of());

    @TempDir
    private Path directory;

    @Test
    void allNamesAreRefusedInEveryPlaceAndNoneIsLoaded() throws IOException, InterruptedException {
        Path folder = Path.of(System.getProperty("gridwire.names"));
        Set<String> jdk = ClassNames.ofTheJdk();
        Set<String> libraries = ClassNames.ofJars(folder.resolve("jars"));
        assertThat(jdk).hasSizeGreaterThan(LEAST_OF_THE_JDK);
        assertThat(libraries).hasSizeGreaterThan(LEAST_OF_LIBRARIES);
        Set<String> all = new TreeSet<>(jdk);
        all.addAll(libraries);
        Set<String> known = new TreeSet<>(all);
        known.removeIf(name -> !POLICY.allows(name));
        all.removeAll(known);

        List<String> names = List.copyOf(all);
        for (int i = 0; i < names.size(); i += AT_ONCE) {
            List<String> some = names.subList(i, Math.min(i + AT_ONCE, names.size()));
            NamesRun.requireRefused(directory, some, ClassNames.jars(folder.resolve("jars")));
        }

        String release = "jdk" + Runtime.version().feature();
        Files.write(folder.resolve(release + "-known.txt"), known);
        Files.write(folder.resolve(release + "-refused.txt"), all);
        Files.writeString(folder.resolve(release + ".txt"), "JDK " + Runtime.version() + "\nserializable classes of the JDK: "
                + jdk.size() + "\nof libraries: " + libraries.size() + "\nknown types, which are allowed: " + known.size()
                + "\nrefused: " + all.size() + "\nplaces: " + NamesRun.places() + "\npayloads refused: "
                + NamesRun.payloads(all) + "\nclass loads: 0\n");
    }
}
