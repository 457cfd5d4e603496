// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with the former class copies the objects that it reads, field by field. */
class CopiedValuesTest {

    private final Members members = new Members();

    @TempDir
    private Path folder;

    @AfterEach
    void end() {
        members.close();
    }

    @Test
    void fieldsThatTheClassDoesNotHaveComeAlongWhereTheProgramSaysSo() throws Exception {
        ClassLoader before = note("before", "");
        ClassLoader after = note("after", "public String added = \"later\";");
        members.start(Members.serializer(), false, after);
        IMap<Integer, Object> newer = members.client(Members.serializer(), after).getMap("notes");
        IMap<Integer, Object> older = members.client(Members.serializer(), before).getMap("notes");
        newer.set(1, after.loadClass(Notes.PACKAGE + ".Copied").getConstructor().newInstance());

        Object read = older.get(1);
        Object forgetful = read.getClass().getConstructor().newInstance();
        Object careful = read.getClass().getConstructor().newInstance();
        GridwireSerializer.keepUnknownFields(read, careful);
        older.set(2, forgetful);
        older.set(3, careful);

        assertThat(newer.get(2)).hasFieldOrPropertyWithValue("added", null);
        assertThat(newer.get(3)).hasFieldOrPropertyWithValue("added", "later");
    }

    private ClassLoader note(String state, String field) throws Exception {
        return Notes.compile(folder.resolve(state), "Copied", """
                package com.acme.notes;

                public class Copied implements java.io.Serializable {
                    public int number = 7;
                    FIELD
                }
                """.replace("FIELD", field));
    }
}
