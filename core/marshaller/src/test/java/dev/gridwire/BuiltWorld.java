// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.object.CompanionClasses;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All classes of the tests once more, with companions of some of them, which their own loader finds. */
final class BuiltWorld extends URLClassLoader {

    private BuiltWorld(URL[] urls) {
        super(urls, ClassLoader.getPlatformClassLoader());
    }

    /** Makes companions in a folder. */
    static BuiltWorld of(Path folder, List<Class<?>> types) throws IOException {
        CompanionClasses.writeCompanions(folder, types);
        List<URL> urls = new ArrayList<>(List.of(url(folder)));
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(url(Path.of(entry)));
        }
        return new BuiltWorld(urls.toArray(new URL[0]));
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }

    /** The classes of fused graphs. */
    static List<Class<?>> fusedGraphs() {
        return Stream.concat(Stream.of(FusedGraphs.class.getDeclaredClasses()), Stream.of(FusedHooks.Order.class))
                .filter(type -> !type.isEnum()).<Class<?>>map(type -> type).toList();
    }
}
