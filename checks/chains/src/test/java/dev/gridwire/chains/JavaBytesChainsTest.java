// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.chains.song.Cage;
import dev.gridwire.chains.song.Canary;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chains of gadgets that Java serialization wrote, as values of any grid: they pass the corridor of all adapters. */
class JavaBytesChainsTest {

    private static final GridCodec CODEC = GridCodec.asTold(JavaBytesChainsTest.class, builder -> builder,
            builder -> builder.allowPackage("dev.gridwire.chains.song"));

    @AfterAll
    static void close() {
        CODEC.close();
    }

    private static Object read(byte[] bytes) {
        return CODEC.read(bytes, 0, bytes.length, Libraries.classes());
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "Fifteen chains of gadgets that Java serialization wrote are refused as values of any"
            + " grid, bare and up to five deep in containers, and get nowhere")
    void isRefusedHoweverDeep(Chain chain) throws IOException {
        Object graph = chain.graph(new Library(Libraries.classes()));
        for (int depth = 0; depth <= Nesting.DEEPEST; depth++) {
            byte[] bytes = Libraries.javaBytes(Nesting.around(graph, depth));
            Canary.hush();
            Libraries.readByJava(bytes);
            assertThat(Canary.songs()).as("by Java serialization, depth %s", depth).isPositive();
            Canary.hush();
            assertThatThrownBy(() -> read(bytes)).isInstanceOf(RejectedTypeException.class);
            assertThat(Canary.songs()).isZero();
        }
    }

    @Test
    void whatIsAllowedIsRead() throws IOException {
        assertThat(read(Libraries.javaBytes(Nesting.around(new Cage("bird"), Nesting.DEEPEST)))).isNotNull();
        assertThat(((Cage) read(Libraries.javaBytes(new Cage("bird")))).held()).isEqualTo("bird");
    }
}
