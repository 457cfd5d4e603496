// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Writes the file that tells GraalVM's native-image builder which names are looked up at run time, in GraalVM's format. */
public final class ReachabilityFile {

    private static final String FOLDER = "META-INF/native-image/";
    private static final String NAME = "/gridwire/reachability-metadata.json";

    private ReachabilityFile() {}

    /** Returns the path of the file of a module such as {@code com.acme:orders}; the user's own file is one folder above. */
    public static String path(String module) {
        return FOLDER + module.replace(':', '/').replaceAll("[^\\w./-]|\\.\\.", "_") + NAME;
    }

    /** Whether the path belongs to such a file. */
    public static boolean isPath(String path) {
        return path.startsWith(FOLDER) && path.endsWith(NAME);
    }

    static byte[] write(Collection<ReachableType> types, Collection<String> resources) {
        List<String> globs = new ArrayList<>();
        resources.forEach(path -> globs.add("{\"glob\": \"" + path + "\"}"));
        String text = "{\n  \"comment\": \"Made by Gridwire's enhancer.\",\n  \"reflection\": "
                + list(types.stream().map(ReachableType::json).toList()) + ",\n  \"resources\": " + list(globs) + "\n}\n";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String list(List<String> lines) {
        return lines.isEmpty() ? "[]" : "[\n    " + String.join(",\n    ", lines) + "\n  ]";
    }
}
