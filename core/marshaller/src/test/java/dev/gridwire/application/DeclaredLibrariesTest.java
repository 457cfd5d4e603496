// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of own classes declare library types, which are let in. */
class DeclaredLibrariesTest {

    private static final String LIBRARY = "net.stranger.";
    private static final String CARRIER = "org.apache.commons.collections.";

    private static final String HOLDER = """
            package com.acme;
            public class Holder {
                public net.stranger.Final closed;
                public net.stranger.Open open;
                public net.stranger.Colour colour;
                public net.stranger.Pair pair;
                public Object any;
                public org.apache.commons.collections.Final carrier;
            }
            """;

    @TempDir
    private Path folder;

    private ClassLoader loader;

    @BeforeEach
    void compile() throws IOException {
        Map<String, String> sources = new TreeMap<>(Map.of(
                "com.acme.Holder", HOLDER,
                LIBRARY + "Final", "package net.stranger; public final class Final { int x = 1; }",
                LIBRARY + "Open", "package net.stranger; public class Open { int x = 1; }",
                LIBRARY + "Colour", "package net.stranger; public enum Colour { RED }",
                LIBRARY + "Pair", "package net.stranger; public record Pair(int x) { public Pair() { this(1); } }",
                CARRIER + "Final", "package org.apache.commons.collections; public final class Final { int x = 1; }"));
        Map<String, byte[]> files = new TreeMap<>(Site.files(Compiler.compile(sources)));
        byte[] holder = files.remove("com/acme/Holder.class");
        Path own = Site.folder(folder.resolve("classes"), Map.of("com/acme/Holder.class", holder));
        Path library = Site.jar(folder.resolve("lib.jar"), files);
        loader = new URLClassLoader(new URL[] {Site.url(own), Site.url(library)}, getClass().getClassLoader());
    }

    private MarshallerBuilder builder() {
        return Marshaller.builder().classLoader(loader).allowOwnClasses();
    }

    private Object holder(String field, String className) throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(className);
        Object value = type.isEnum() ? type.getEnumConstants()[0] : type.getConstructor().newInstance();
        Object holder = loader.loadClass("com.acme.Holder").getConstructor().newInstance();
        holder.getClass().getField(field).set(holder, value);
        return holder;
    }

    private static void assertTaken(Marshaller marshaller, Object holder) {
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(holder))).hasSameClassAs(holder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"closed Final", "colour Colour", "pair Pair"})
    void aLibrarysClassThatAloneCanStandInTheFieldIsTaken(String fieldAndClass) throws ReflectiveOperationException {
        String[] parts = fieldAndClass.split(" ");
        assertTaken(builder().build(), holder(parts[0], LIBRARY + parts[1]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"open Open", "any Open", "any Final"})
    void anyOtherIsRefusedWithTheLineToWrite(String fieldAndClass) throws ReflectiveOperationException {
        String[] parts = fieldAndClass.split(" ");
        Object holder = holder(parts[0], LIBRARY + parts[1]);
        String name = LIBRARY + parts[1];
        assertThatThrownBy(() -> builder().build().marshal(holder))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=" + name)
                .hasMessageContaining("at Holder." + parts[0])
                .hasMessageContaining("allow=" + name + " in gridwire.properties");
        byte[] bytes = builder().allowPackage("net.stranger").build().marshal(holder);
        assertThatThrownBy(() -> builder().build().unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void noFieldVouchesForACarrierThatIsNotNamed() throws ReflectiveOperationException {
        Object holder = holder("carrier", CARRIER + "Final");
        Marshaller naming = builder().allowPackage("org.apache.commons.collections").build();
        assertTaken(naming, holder);
        byte[] bytes = naming.marshal(holder);
        assertThatThrownBy(() -> builder().build().marshal(holder))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=" + CARRIER + "Final (it is a library's: org.apache.commons, carrier of gadget");
        assertThatThrownBy(() -> builder().build().unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
        Object without = holder("closed", LIBRARY + "Final");
        assertTaken(builder().build(), without);
    }
}
