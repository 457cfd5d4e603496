// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A class in two states, each with a loader of its own: a value, and an entry processor too. */
final class Notes {

    static final String PACKAGE = "com.acme.notes";

    private static final String SOURCE = """
            package com.acme.notes;

            public class Note implements com.hazelcast.map.EntryProcessor<Integer, Object, String> {
                FIELDS

                @Override
                public String process(java.util.Map.Entry<Integer, Object> entry) {
                    return toString() + " by " + Thread.currentThread().getClass().getSimpleName();
                }

                public Note(String text, int number) {
                    this.text = text;
                    this.number = number;
                }

                @Override
                public String toString() {
                    return text + " " + number;
                }
            }
            """;

    private static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

    private Notes() {}

    /** The class as it was. */
    static ClassLoader before(Path folder) throws Exception {
        return compile(folder.resolve("before"), "private String text; private int number;");
    }

    /** The class with another order and one more field. */
    static ClassLoader after(Path folder) throws Exception {
        return compile(folder.resolve("after"), "private int number; private String author = \"me\"; private String text;");
    }

    private static ClassLoader compile(Path folder, String fields) throws Exception {
        return compile(folder, "Note", SOURCE.replace("FIELDS", fields));
    }

    /** Another class of the package. */
    static ClassLoader compile(Path folder, String name, String text) throws Exception {
        Path source = Files.createDirectories(folder.resolve("com/acme/notes")).resolve(name + ".java");
        Files.writeString(source, text);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-cp", CLASS_PATH, source.toString()) != 0) {
            throw new IllegalStateException("The class does not compile");
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Notes.class.getClassLoader());
    }

    static Object note(ClassLoader loader, String text, int number) throws ReflectiveOperationException {
        return loader.loadClass(PACKAGE + ".Note").getConstructor(String.class, int.class).newInstance(text, number);
    }
}
