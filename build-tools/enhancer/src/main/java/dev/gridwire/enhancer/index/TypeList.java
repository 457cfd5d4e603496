// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.index;

import dev.gridwire.codegen.model.EscapedNames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Edits the list of classes that the run time allows with {@code registerListed()}, without changing the user's own lines. */
public final class TypeList {

    /** Path of the file. */
    public static final String PATH = "META-INF/gridwire/types.txt";

    private static final String BELOW = "# Below: made by Gridwire's enhancer.";

    private TypeList() {}

    /** Whether the file contains the enhancer's part. */
    public static boolean isMerged(byte[] file) {
        return new String(file, StandardCharsets.UTF_8).contains(BELOW);
    }

    /** Returns the user's own part; empty if there is none. */
    public static byte[] own(byte[] file) {
        String text = new String(file, StandardCharsets.UTF_8);
        return text.substring(0, text.indexOf(BELOW)).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns the file with these classes.
     *
     * @param former the file's content before
     */
    public static byte[] merge(byte[] former, Collection<String> typeNames) {
        List<String> lines = new ArrayList<>();
        Set<String> own = new HashSet<>();
        for (String line : new String(former, StandardCharsets.UTF_8).lines().toList()) {
            if (line.equals(BELOW)) {
                break;
            }
            lines.add(line);
            own.add(EscapedNames.parse(line.replaceFirst("#.*", "").strip().replaceFirst("\\s.*", "")));
        }
        lines.add(BELOW);
        typeNames.stream().filter(name -> !own.contains(name)).sorted().map(EscapedNames::of).forEach(lines::add);
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
