// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.compile;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources in memory. */
public final class Compiler {

    /** One file manager a thread, as none is thread-safe; each new one would open the whole class path again. */
    private static final ThreadLocal<JavaFileManager> FILES =
            ThreadLocal.withInitial(() -> compiler().getStandardFileManager(null, null, null));

    private Compiler() {}

    /**
     * Compiles sources.
     *
     * @param sources the sources by binary name
     * @return class files by binary name
     */
    public static Map<String, byte[]> compile(Map<String, String> sources) {
        List<JavaFileObject> units = new ArrayList<>();
        sources.forEach((name, text) -> units.add(new Source(name, text)));
        StringWriter messages = new StringWriter();
        Output output = new Output(FILES.get());
        List<String> options = List.of("-proc:none", "-Xlint:none", "-nowarn");
        if (!compiler().getTask(messages, output, null, options, null, units).call()) {
            throw new IllegalStateException(messages.toString() + sources);
        }
        Map<String, byte[]> classFiles = new TreeMap<>();
        output.classFiles.forEach((name, bytes) -> classFiles.put(name, bytes.toByteArray()));
        return classFiles;
    }

    private static JavaCompiler compiler() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("There is no compiler: run it by a JDK, not by a runtime alone (set JAVA_HOME)");
        }
        return compiler;
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps the compiled classes. */
    private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classFiles = new TreeMap<>();

        Output(JavaFileManager delegate) {
            super(delegate);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classFiles.put(className, bytes);
            return new SimpleJavaFileObject(URI.create("memory:///" + className + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }
}
