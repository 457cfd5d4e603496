// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles one version of the classes. */
final class Sources {

    private Sources() {}

    /** Makes a folder with the class files beside others. */
    static Path compile(String version, Path folder) throws Exception {
        Path sources = Path.of(Sources.class.getResource("/rolling/" + version).toURI());
        Path classes = Files.createDirectories(folder.resolve(version));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
            List<String> options = List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-cp", classPath);
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(javaFiles(sources)))
                    .call()) {
                throw new IllegalStateException(messages.toString());
            }
        }
        return classes;
    }

    private static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
