// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.uid;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A version of some classes in the package {@code com.acme}, with a loader of its own. */
record Version(ClassLoader loader) {

    /** The annotation, which goes by its name; this module does not need its jar. */
    private static final String FORMER_NAME = "package dev.gridwire.annotations; import java.lang.annotation.*;"
            + " @Retention(RetentionPolicy.RUNTIME) public @interface FormerName { String[] value(); }";

    /** Compiles classes, by binary name. */
    static Version of(Map<String, String> sources) {
        return new Version(new BytesLoader(Compiler.compile(sources), Version.class.getClassLoader()));
    }

    /** Compiles one file with classes of the package. */
    static Version of(String mainClass, String source) {
        return of(Map.of("dev.gridwire.annotations.FormerName", FORMER_NAME, "com.acme." + mainClass,
                "package com.acme; import java.io.*; import dev.gridwire.annotations.*; " + source));
    }

    Class<?> type(String name) throws ClassNotFoundException {
        return loader.loadClass(name.indexOf('.') < 0 ? "com.acme." + name : name);
    }

    /** An object made by the constructor without parameters, which need not be public. */
    Object make(String name) throws ReflectiveOperationException {
        Constructor<?> constructor = type(name).getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    Marshaller marshaller(JavaUid accepted, UnaryOperator<MarshallerBuilder> more) {
        return more.apply(Marshaller.builder().classLoader(loader).allowPackageTree("com.acme").javaUid(accepted)).build();
    }

    /** Reads an object by Gridwire. */
    Object read(byte[] bytes, Marshaller marshaller) {
        return JavaBytes.read(bytes, 0, bytes.length, loader, marshaller);
    }

    /** What Gridwire reads if any version is accepted. */
    Object read(byte[] bytes) {
        return read(bytes, marshaller(JavaUid.ANY, builder -> builder));
    }

    /** Reads an object by the JDK. */
    Object readByJdk(byte[] bytes) throws IOException, ClassNotFoundException {
        InputStream source = new ByteArrayInputStream(bytes);
        try (ObjectInputStream in = new ObjectInputStream(source) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass described) throws ClassNotFoundException {
                return Class.forName(described.getName(), false, loader);
            }
        }) {
            return in.readObject();
        }
    }

    /** The value of a field, which a superclass may declare. */
    static Object get(Object owner, String name) throws ReflectiveOperationException {
        for (Class<?> type = owner.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field.get(owner);
                }
            }
        }
        throw new NoSuchFieldException(name);
    }
}
