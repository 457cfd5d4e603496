// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.proof.classpath.ClassPathFiles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * Loads the swept library as its user would: with its jars, the JDK, and Gridwire, but without the libraries of Gridwire's own
 * trials. A class that does not link here would not link elsewhere.
 */
final class SweepLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    private static final String OURS = "dev.gridwire.";

    private SweepLoader(URL... urls) {
        super("gridwire-sweep", urls, ClassLoader.getPlatformClassLoader());
    }

    static SweepLoader of(List<String> classPath) {
        return new SweepLoader(ClassPathFiles.urls(classPath.stream().map(Path::of).toList()));
    }

    // Generated code must see Gridwire; otherwise only the interpreter would be used.
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith(OURS)) {
            try {
                return SweepLoader.class.getClassLoader().loadClass(name);
            } catch (ClassNotFoundException e) {
                return super.findClass(name);
            }
        }
        return super.findClass(name);
    }
}
