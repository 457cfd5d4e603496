// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.schema.UnknownConstants;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values of writers with the later classes that a reader with the former ones refuses. */
class RefusedValuesTest {

    private static final String SOURCE = """
            package com.acme.notes;

            public class Page implements java.io.Serializable {
                enum Kind { CONSTANTS }

                public TYPE number;
                public Kind kind;

                public Page(long number, String kind) {
                    this.number = (TYPE) number;
                    this.kind = Kind.valueOf(kind);
                }
            }
            """;

    private final Members members = new Members();

    @TempDir
    private Path folder;

    private ClassLoader before;
    private IMap<Integer, Object> written;

    @BeforeEach
    void start() throws Exception {
        before = page("before", "int", "TEXT");
        ClassLoader after = page("after", "long", "PICTURE, TEXT");
        members.start(Members.serializer(), false, after);
        written = members.client(Members.serializer(), after).getMap("pages");
        Class<?> type = after.loadClass(Notes.PACKAGE + ".Page");
        written.set(1, type.getConstructor(long.class, String.class).newInstance(7L, "TEXT"));
        written.set(2, type.getConstructor(long.class, String.class).newInstance(1L << 40, "TEXT"));
        written.set(3, type.getConstructor(long.class, String.class).newInstance(7L, "PICTURE"));
    }

    private ClassLoader page(String state, String numberType, String constants) throws Exception {
        String source = SOURCE.replace("TYPE", numberType).replace("CONSTANTS", constants);
        return Notes.compile(folder.resolve(state), "Page", source);
    }

    @AfterEach
    void end() {
        members.close();
    }

    @Test
    void aNumberThatTheFormerTypeCannotHoldIsRefusedAndOthersAreRead() throws Exception {
        IMap<Integer, Object> map = members.client(Members.serializer(), before).getMap("pages");
        assertThat(map.get(1)).hasFieldOrPropertyWithValue("number", 7);
        assertThatThrownBy(() -> map.get(2))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("Page.number");
        assertThat(map.get(1)).as("afterwards").hasFieldOrPropertyWithValue("number", 7);
    }

    @Test
    void aConstantThatTheFormerEnumDoesNotHaveIsRefused() throws Exception {
        IMap<Integer, Object> map = members.client(Members.serializer(), before).getMap("pages");
        assertThatThrownBy(() -> map.get(3))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("PICTURE")
                .hasMessageContaining("Page.kind");
    }

    @Test
    void orItBecomesNullIfTheReaderSaysSo() throws Exception {
        HazelcastInstance client =
                members.client(Members.serializer(builder -> builder.unknownConstants(UnknownConstants.NULL)), before);
        assertThat(client.getMap("pages").get(3)).hasFieldOrPropertyWithValue("kind", null);
    }
}
